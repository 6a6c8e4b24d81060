import {translate} from '@docusaurus/Translate';
import type {AnswerData} from '../fetching/answers';
import {dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

type Meta = NonNullable<AnswerData['adminMetas']['content']>[number];

const isInside = (path: string, folder: string) =>
  path.startsWith(folder === '/' ? '/' : `${folder}/`) && path !== folder;

/** Metas in a folder whose password no longer holds there, because AList looks at the nearest meta alone. */
export function openedMetas(metas: readonly Meta[]): Meta[] {
  return metas.filter(
    ({path, password}) =>
      password === '' &&
      metas.some(
        (outer) =>
          outer.password !== '' && outer.p_sub && isInside(path, outer.path),
      ),
  );
}

export const adminMetaPasswords: Check = {
  id: 'adminMetaPasswords',
  title: () =>
    translate({
      id: 'serverCheck.adminMetaPasswords',
      message: 'Do passwords of folders hold?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminMetas'],
  evaluate: (seen): Finding | undefined => {
    const metas = dataOf(seen, 'adminMetas')?.content ?? [];
    const opened = openedMetas(metas);
    const count = metas.filter(({password}) => password !== '').length;
    if (opened.length > 0) {
      return {
        certainty: 'certain',
        saw: translate(
          {
            id: 'serverCheck.adminMetaPasswords.saw',
            message:
              'Metas without a password inside a folder with a password: {count}.',
            description: 'What a check of a server saw',
          },
          {count: opened.length},
        ),
        means: translate({
          id: 'serverCheck.adminMetaPasswords.means',
          message:
            'AList looks at the nearest meta alone, so the password of the outer folder does not hold there.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.adminMetaPasswords.remedy',
          message: 'Set the password in these metas too:',
          description: 'What to do; a list follows',
        }),
        details: opened.map(({path}) => path.slice(0, 200)),
        facts: {openedMetas: opened.length, metasWithPassword: count},
        page: pages.metaPassword,
      };
    }
    return count === 0
      ? undefined
      : {
          certainty: 'info',
          saw: translate(
            {
              id: 'serverCheck.adminMetaPasswords.ways.saw',
              message: 'Folders with a password: {count}.',
              description: 'What a check of a server saw',
            },
            {count},
          ),
          means: translate({
            id: 'serverCheck.adminMetaPasswords.ways.means',
            message:
              'WebDAV and the S3 server do not ask for these passwords, nor do signed links.',
            description: 'What a finding about a server means',
          }),
          remedy: translate({
            id: 'serverCheck.adminMetaPasswords.ways.remedy',
            message:
              'Give Webdav read only to roles that may read these folders anyway, and offer no bucket of S3 with them.',
            description: 'What to do about a finding about a server',
          }),
          facts: {metasWithPassword: count},
        };
  },
  page: pages.metas,
};
