import {answerOf} from '../fetching/observation';
import {asksForPassword} from '../fetching/requests';
import type {Check} from './check';

/** Statuses by which nothing but a rule about methods or the folder refuses. */
const blocking: readonly number[] = [404, 405, 501];

/** AList wants a password for PROPFIND; whatever else comes is not from AList. */
export const webdav: Check = {
  id: 'webdav',
  needs: ['settings', 'listing', 'webdav'],
  judges: {
    listing: ['guestOff', 'refused'],
    webdav: ['unread'],
  },
  evaluate: (seen) => {
    const answer = answerOf(seen, 'webdav');
    if (answer === undefined) {
      return [{id: 'webdav.unread', certainty: 'likely'}];
    }
    const {status} = answer;
    const numbers = {propfind: status};
    if (status === 207) {
      return [{id: 'webdav.open', certainty: 'info', numbers}];
    }
    if (status !== 401) {
      const isBlocked = blocking.includes(status);
      return [
        {
          id: 'webdav.blocked',
          certainty: isBlocked ? 'certain' : 'likely',
          values: {status},
          numbers,
        },
      ];
    }
    if (!asksForPassword(seen)) {
      return [{id: 'webdav.otherSignIn', certainty: 'likely', numbers}];
    }
    const write = answerOf(seen, 'webdavWrite');
    if (
      asksForPassword(seen, 'webdavWrite') ||
      seen.webdavWrite === undefined
    ) {
      return [{id: 'webdav.fine', certainty: 'fine', numbers}];
    }
    if (write !== undefined && blocking.includes(write.status)) {
      return [
        {
          id: 'webdav.readOnly',
          certainty: 'certain',
          values: {status: write.status},
          numbers: {mkcol: write.status},
        },
      ];
    }
    return seen.webdavWrite.kind === 'failed' || write?.status === 403
      ? [{id: 'webdav.perhapsReadOnly', certainty: 'likely', numbers}]
      : [{id: 'webdav.fine', certainty: 'fine', numbers}];
  },
};
