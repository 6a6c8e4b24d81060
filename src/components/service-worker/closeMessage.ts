/** What the page tells the service worker before it removes the copies; the worker says it back when it has stopped to keep any. */
export const CLOSE_MESSAGE = 'close';
