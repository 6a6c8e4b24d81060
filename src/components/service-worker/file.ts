/** Address of the service worker: at the root, because it answers for both languages, and without a hash, because it is asked about. */
export const SERVICE_WORKER_FILE = '/service-worker.js';
