/** Marks the service worker's answer for a file that it does not keep, while there is no network. */
export const OFFLINE_HEADER = 'X-Not-Kept';
