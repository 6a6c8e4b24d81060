import {storageKeys} from '../../config/storageKeys';
import {addressOf, localeOf} from '../../lib/address';
import {callbackParameters} from './callbackParameters';
import {
  isExpired,
  validateCallback,
  storedSignIn,
  type CallbackResult,
} from './signIn';
import {replacePage} from '../../lib/browser/replacePage';
import {
  readStored,
  removeStored,
  storedSuffixes,
  writeStored,
} from '../../lib/browser/storage';
import {createStore, useStore} from '../../lib/browser/store';
import {callbackQuery} from './removeCallbackQuery';

/** The result of a callback, or that the page in the language of the sign-in is loading. */
export type CallbackStatus = CallbackResult | {kind: 'redirecting'};

const opened: CallbackStatus = {kind: 'opened'};

function removeExpired(now: number): void {
  storedSuffixes(storageKeys.signIn).forEach((provider) => {
    const place = storedSignIn(provider);
    const signIn = readStored(place);
    if (signIn === undefined || isExpired(signIn, now)) {
      removeStored(place);
    }
  });
}

/** Checks what the provider sent against the sign-in of this tab, which works only once. Redirects to the language of the sign-in. */
function checkCallback(): CallbackStatus {
  const now = Date.now();
  if (callbackQuery === undefined) {
    removeExpired(now);
    return opened;
  }
  const {page, provider, search} = callbackQuery;
  const place = storedSignIn(provider);
  const signIn = readStored(place);
  removeExpired(now);
  const query = search === '' ? (signIn?.returned ?? '') : search;
  if (query === '') {
    return opened;
  }
  removeStored(place);
  const result = validateCallback(callbackParameters(query), signIn, now);
  const isOurs = result.kind === 'granted' || result.kind === 'denied';
  if (
    isOurs &&
    signIn !== undefined &&
    signIn.locale !== localeOf(window.location.pathname)
  ) {
    writeStored(place, {...signIn, returned: query});
    replacePage(addressOf(page, signIn.locale));
    return {kind: 'redirecting'};
  }
  return result;
}

/** `undefined` on the server and while the page hydrates. */
const status = createStore<CallbackStatus | undefined>(
  undefined,
  checkCallback,
);

// A check writes to the storage, which must not change while React renders.
if (typeof window !== 'undefined') {
  status.get();
}

/** Clears what the provider sent, after it was used or when the user leaves the page. */
export function forgetCallback(): void {
  status.set(opened);
}

export function useCallbackStatus(): CallbackStatus | undefined {
  return useStore(status);
}
