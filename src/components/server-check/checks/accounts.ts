import {labelled} from '../../../lib/punctuation';
import {compareVersions} from '../../changelog/releases';
import {answerOf, dataOf} from '../fetching/observation';
import {
  deviceRefusal,
  isTokenRefusal,
  troubleIn,
  type Trouble,
} from '../fetching/troubles';
import {releaseOf} from '../versions';
import type {Check} from './check';

/** Since this release, web pages send whole paths, and the server puts the base path before them once more. */
const WHOLE_PATHS = 'v3.63.0';

/** More than fit into a finding. */
const SHOWN = 20;

/** What comes where a rule of the proxy is before the paths of administrators. */
const closed: readonly Trouble[] = ['unread', 'signIn', 'otherPage'];

/** Whether AList takes the token as that of an administrator, and whether every account can open its folders. */
export const accounts: Check = {
  id: 'accounts',
  asks: 'token',
  needs: ['settings', 'admin', 'adminUsers'],
  judges: {
    admin: ['tokenRefused', 'refused', 'guestOff', 'unread'],
    adminUsers: ['tokenRefused', 'refused', 'guestOff', ...closed],
  },
  evaluate: (seen) => {
    const trouble = troubleIn(seen, 'adminUsers');
    const isRead = answerOf(seen, 'admin') !== undefined;
    if (isRead && trouble !== undefined && closed.includes(trouble)) {
      return [{id: 'accounts.closed'}];
    }
    if (troubleIn(seen, 'admin') === 'unread') {
      // Both go to one path.
      return answerOf(seen, 'guest') === undefined
        ? {because: 'unread'}
        : [{id: 'accounts.unread'}];
    }
    const refusal = [
      answerOf(seen, 'admin')?.envelope,
      answerOf(seen, 'adminUsers')?.envelope,
    ].find((envelope) => envelope !== undefined && envelope.code !== 200);
    if (refusal !== undefined) {
      const {code, message} = refusal;
      const device = deviceRefusal(code, message);
      if (device !== undefined) {
        return [{id: `accounts.${device}`}];
      }
      const isGuest =
        dataOf(seen, 'admin')?.username === dataOf(seen, 'guest')?.username;
      if (code === 403 && /not an admin/i.test(message) && !isGuest) {
        return [{id: 'accounts.noAdmin'}];
      }
      const isToken = isTokenRefusal(code, message);
      return [
        {
          id: isToken ? 'accounts.refused' : 'accounts.other',
          messages: [message],
        },
      ];
    }
    const users = (dataOf(seen, 'adminUsers')?.content ?? []).filter(
      ({disabled}) => !disabled,
    );
    const release = releaseOf(dataOf(seen, 'settings')?.version ?? '');
    const isEarlier =
      release !== undefined && compareVersions(release, WHOLE_PATHS) < 0;
    const below = users.filter(
      ({base_path: basePath}) => basePath !== '/' && !isEarlier,
    );
    return below.length === 0
      ? [{id: 'accounts.fine'}]
      : [
          {
            id: 'accounts.basePath',
            values: {count: below.length},
            numbers: {accounts: below.length},
            items: below
              .slice(0, SHOWN)
              .map(({username, base_path: basePath}) =>
                labelled(username.slice(0, 80), basePath.slice(0, 200)),
              ),
          },
        ];
  },
};
