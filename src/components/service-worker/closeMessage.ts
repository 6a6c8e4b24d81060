/** Sent to the service worker before the caches are removed; the worker sends it back once it caches nothing more. */
export const CLOSE_MESSAGE = 'close';
