import {translate} from '@docusaurus/Translate';
import {labelled} from '../../../lib/punctuation';
import {dataOf} from '../fetching/observation';
import type {Check, Finding} from './check';
import {pages} from './pages';

/** More than fit into a finding. */
const DETAILS = 20;

/** The web pages send whole paths, and the server puts the base path before them once more. */
export const adminUsers: Check = {
  id: 'adminUsers',
  title: () =>
    translate({
      id: 'serverCheck.adminUsers',
      message: 'Can every account open its folders?',
      description: 'Name of a check of a server',
    }),
  needs: ['adminUsers'],
  evaluate: (seen): Finding | undefined => {
    const users = (dataOf(seen, 'adminUsers')?.content ?? []).filter(
      ({disabled}) => !disabled,
    );
    if (users.length === 0) {
      return undefined;
    }
    const below = users.filter(({base_path: basePath}) => basePath !== '/');
    const facts = {users: users.length, belowRoot: below.length};
    if (below.length === 0) {
      return {
        certainty: 'fine',
        saw: translate({
          id: 'serverCheck.adminUsers.fine.saw',
          message: 'The base path of every account that is in use is /.',
          description: 'What a check of a server saw',
        }),
        means: translate({
          id: 'serverCheck.adminUsers.fine.means',
          message: 'The web pages and WebDAV open the folders of each account.',
          description: 'What a finding about a server means',
        }),
        facts,
      };
    }
    return {
      certainty: 'likely',
      saw: translate(
        {
          id: 'serverCheck.adminUsers.saw',
          message: 'Accounts whose base path is not /: {count}.',
          description: 'What a check of a server saw',
        },
        {count: below.length},
      ),
      means: translate({
        id: 'serverCheck.adminUsers.means',
        message:
          'For these accounts, folders on the web pages load without end or previews answer "sign invalid", and WebDAV finds nothing. FTP, SFTP and the API work.',
        description: 'What a finding about a server means',
      }),
      remedy: translate({
        id: 'serverCheck.adminUsers.remedy',
        message:
          'Read first what an account with the base path / can reach. Then set the base path to / under Users:',
        description: 'What to do; a list of accounts and their base paths',
      }),
      details: below
        .slice(0, DETAILS)
        .map(({username, base_path: basePath}) =>
          labelled(username.slice(0, 80), basePath.slice(0, 200)),
        ),
      facts,
    };
  },
  page: pages.basePath,
  since: 'v3.63.0',
};
