import {translate} from '@docusaurus/Translate';
import {answerOf, dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** A meta that allows writing holds for everybody who can open the folder. */
export const adminMetaWrite: Check = {
  id: 'adminMetaWrite',
  title: () =>
    translate({
      id: 'serverCheck.adminMetaWrite',
      message: 'Which folders can visitors without an account write into?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminMetas', 'guest'],
  evaluate: (seen): Finding | undefined => {
    const isGuestOn = answerOf(seen, 'guest')?.envelope?.code === 200;
    const open = (dataOf(seen, 'adminMetas')?.content ?? []).filter(
      ({write, password, p_sub: isAskedForFiles}) =>
        // AList asks for the password of the uploaded file, which is below the folder.
        write && (password === '' || !isAskedForFiles),
    );
    if (!isGuestOn || open.length === 0) {
      return undefined;
    }
    return {
      certainty: 'likely',
      saw: translate(
        {
          id: 'serverCheck.adminMetaWrite.saw',
          message:
            'The guest account is enabled, and metas allow writing without asking for a password: {count}.',
          description: 'What a check of a server saw',
        },
        {count: open.length},
      ),
      means: translate({
        id: 'serverCheck.adminMetaWrite.means',
        message:
          'Such a meta holds for everybody, so for guests too if their role reaches the folder. A password without Apply to sub folder does not stop uploads.',
        description: 'What a finding about a server means',
      }),
      remedy: translate({
        id: 'serverCheck.adminMetaWrite.remedy',
        message: 'Turn off Write in these metas unless you want that:',
        description: 'What to do; a list follows',
      }),
      details: open.map(({path}) => path.slice(0, 200)),
      facts: {writableMetas: open.length},
    };
  },
  page: pages.metaWrite,
};
