import {answerOf, dataOf} from '../fetching/observation';
import {basePathIn} from '../fetching/requests';
import {isOpenList} from '../versions';
import type {Check} from './check';

/** The first bytes of gzip, as text. */
const compressed = '\u001f';

/** Settings of version 2 are a list, the version among them. */
const version2 = /"value":\s*"v?2\.\d/;

/** Whether the interface of AList is at this address. */
export const isAlist: Check = {
  id: 'isAlist',
  needs: ['settings'],
  judges: {
    settings: [
      'loading',
      'gateway',
      'signIn',
      'otherPage',
      'otherForm',
      'refused',
      'guestOff',
    ],
  },
  isAboutAny: true,
  evaluate: (seen, {server: {path}}) => {
    const version = dataOf(seen, 'settings')?.version;
    if (version !== undefined) {
      return [
        {
          id: isOpenList(version) ? 'isAlist.openList' : 'isAlist.fine',
          values: {version},
        },
      ];
    }
    const answer = answerOf(seen, 'settings');
    if (answer === undefined) {
      return [];
    }
    const {envelope, problem, status, text} = answer;
    const numbers = {status};
    if (envelope !== undefined) {
      return /loading storage/i.test(envelope.message)
        ? [{id: 'isAlist.loading'}]
        : [{id: 'isAlist.refused', messages: [envelope.message]}];
    }
    if (status >= 500) {
      return [{id: 'isAlist.gateway', numbers}];
    }
    if ([401, 403, 407].includes(status)) {
      return [{id: 'isAlist.signIn', numbers}];
    }
    if (text.startsWith(compressed)) {
      return [{id: 'isAlist.compressed', numbers}];
    }
    if (version2.test(text)) {
      return [{id: 'isAlist.version2'}];
    }
    // AList answers its page at each path that it does not know.
    const expected = basePathIn(text);
    if (expected !== undefined) {
      const id = expected === path ? 'isAlist.pathCut' : 'isAlist.ownPage';
      const values = {expected: expected || '/', path: path || '/'};
      return [{id, values}];
    }
    // A challenge or a sign-in may be shown as an ordinary page.
    const isPong = /^pong\b/.test(answerOf(seen, 'ping')?.text ?? '');
    return problem === 'html' && !isPong
      ? [{id: 'isAlist.page', numbers}]
      : [{id: 'isAlist.form', numbers}];
  },
};
