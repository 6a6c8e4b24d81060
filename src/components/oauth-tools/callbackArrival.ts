import {useSyncExternalStore} from 'react';
import {storageKeys} from '../../config/storageKeys';
import {addressOf, localeOf} from '../../lib/address';
import {callbackParameters} from './callbackParameters';
import {isExpired, judgeArrival, storedSignIn, type Arrival} from './signIn';
import {replacePage} from '../../lib/browser/replacePage';
import {
  readStored,
  removeStored,
  storedNames,
  writeStored,
} from '../../lib/browser/storage';
import {takenQuery} from './takenQuery';

/** What a callback page was given, or that the page in the reader's own language is on its way. */
export type CallbackArrival = Arrival | {kind: 'moving'};

const opened: CallbackArrival = {kind: 'opened'};

function removeExpired(now: number): void {
  storedNames(storageKeys.signIn).forEach((provider) => {
    const place = storedSignIn(provider);
    const signIn = readStored(place);
    if (signIn === undefined || isExpired(signIn, now)) {
      removeStored(place);
    }
  });
}

/** Judges what a provider sent, and uses up the sign-in that this tab began there. A reader who began in another language is led to it. */
function judge(): CallbackArrival {
  const now = Date.now();
  if (takenQuery === undefined) {
    removeExpired(now);
    return opened;
  }
  const {page, provider, search} = takenQuery;
  const place = storedSignIn(provider);
  const signIn = readStored(place);
  removeExpired(now);
  const query = search === '' ? (signIn?.returned ?? '') : search;
  if (query === '') {
    return opened;
  }
  removeStored(place);
  const arrival = judgeArrival(callbackParameters(query), signIn, now);
  const isOurs = arrival.kind === 'granted' || arrival.kind === 'denied';
  if (
    isOurs &&
    signIn !== undefined &&
    signIn.locale !== localeOf(window.location.pathname)
  ) {
    writeStored(place, {...signIn, returned: query});
    replacePage(addressOf(page, signIn.locale));
    return {kind: 'moving'};
  }
  return arrival;
}

let arrival = typeof window === 'undefined' ? opened : judge();

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Forgets what a provider sent, once it is used or the reader leaves. */
export function forgetCallback(): void {
  arrival = opened;
  listeners.forEach((listener) => {
    listener();
  });
}

/** What this page load was given by a provider; `undefined` on the server and in the first render. */
export function useCallbackArrival(): CallbackArrival | undefined {
  return useSyncExternalStore(
    subscribe,
    () => arrival,
    () => undefined,
  );
}
