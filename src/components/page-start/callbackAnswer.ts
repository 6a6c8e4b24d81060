declare global {
  interface Window {
    /** The query that a provider appended to a callback page, until the app takes it. */
    callbackAnswer?: string;
  }
}

/** Addresses that providers redirect to, of known providers or not. The page has not been parsed yet, so its own name is not known. */
const callback = /^(?:\/[a-z]{2})?\/tool\/[^/]+\/callback(?:\.html)?\/?$/;

/**
 * Removes what a provider appended from the address bar, before the scripts of the app are requested: a code must not stay there when one
 * of them is missing.
 */
export function keepCallbackAnswer(): void {
  const {pathname, search, hash} = window.location;
  if (callback.test(pathname) && (search !== '' || hash.includes('='))) {
    window.callbackAnswer = search;
    window.history.replaceState(window.history.state, '', pathname);
  }
}

/** The kept query, once. */
export function takeCallbackAnswer(): string | undefined {
  const {callbackAnswer} = window;
  delete window.callbackAnswer;
  return callbackAnswer;
}
