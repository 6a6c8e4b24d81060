import {translate} from '@docusaurus/Translate';
import {dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {effects, endedIn} from './nearestMeta';
import {pages} from './pages';

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
    const opened = endedIn(metas, effects.password);
    const count = metas.filter(({password}) => password !== '').length;
    if (opened.length > 0) {
      return {
        certainty: 'certain',
        saw: translate(
          {
            id: 'serverCheck.adminMetaPasswords.saw',
            message:
              'Metas that end the password of a folder above them: {count}.',
            description: 'What a check of a server saw',
          },
          {count: opened.length},
        ),
        means: translate({
          id: 'serverCheck.adminMetaPasswords.means',
          message:
            'AList looks at the nearest meta alone, so the password of the outer folder does not hold there. Below a folder with /*, no password is asked for either.',
          description: 'What a finding about a server means',
        }),
        remedy: translate({
          id: 'serverCheck.adminMetaPasswords.remedy',
          message:
            'Set a password in these metas too, with Apply to sub folder:',
          description: 'What to do; a list follows',
        }),
        details: opened,
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
