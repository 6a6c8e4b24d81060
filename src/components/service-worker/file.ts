/** Address of the service worker: at the root, because it serves both languages, and without a hash, because browsers check this address for updates. */
export const SERVICE_WORKER_FILE = '/service-worker.js';
