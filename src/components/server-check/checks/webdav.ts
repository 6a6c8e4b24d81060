import {answerOf} from '../fetching/observation';
import {asksForPassword} from '../fetching/requests';
import {troubleIn} from '../fetching/troubles';
import type {Check} from './check';

/** Statuses by which nothing but a rule about methods or the folder refuses. */
const blocking: readonly number[] = [404, 405, 501];

/** AList wants a password for PROPFIND; whatever else comes is not from AList. */
export const webdav: Check = {
  id: 'webdav',
  needs: ['settings', 'listing', 'webdav'],
  judges: {listing: ['guestOff', 'refused'], webdav: ['unread']},
  evaluate: (seen) => {
    const answer = answerOf(seen, 'webdav');
    if (answer === undefined) {
      if (troubleIn(seen, 'webdavElsewhere') === undefined) {
        return [{id: 'webdav.taken'}];
      }
      // Where CORS refuses Authorization it also refuses what WebDAV needs, which no client but a browser asks for.
      return troubleIn(seen, 'madeUpAgain') === 'unread'
        ? {because: 'unread'}
        : [{id: 'webdav.unread'}];
    }
    const {status} = answer;
    const numbers = {propfind: status};
    if (status === 207) {
      return [{id: 'webdav.open', numbers}];
    }
    if (status !== 401) {
      const isBlocked = blocking.includes(status);
      return [
        {
          id: 'webdav.blocked',
          ...(isBlocked ? {} : {atMost: 'likely'}),
          values: {status},
          numbers,
        },
      ];
    }
    if (!asksForPassword(seen)) {
      return [{id: 'webdav.otherSignIn', numbers}];
    }
    const write = answerOf(seen, 'webdavWrite');
    const isBlocked = write !== undefined && blocking.includes(write.status);
    const trouble = troubleIn(seen, 'webdavWrite');
    const isUnread = trouble === 'unread';
    const isOther = write?.status === 403 && trouble === undefined;
    if (!isBlocked && !isUnread && !isOther) {
      return [{id: 'webdav.fine', numbers}];
    }
    return [
      {
        id: 'webdav.readOnly',
        ...(isBlocked ? {} : {atMost: isUnread ? 'info' : 'likely'}),
        numbers: {mkcol: write?.status ?? 0},
      },
    ];
  },
};
