/** Marks the service worker's answer for a file that is not cached, while there is no network. Older workers send it too, so its name stays. */
export const OFFLINE_HEADER = 'X-Not-Kept';
