/** Parts of the page of error messages, in its order. */
export const errorSections = [
  'browser',
  'signing-in',
  'permissions',
  'storages',
  'providers',
  'files',
  'downloads',
  'uploads',
  'offline-download',
  'archives',
  'shares',
  'search',
  'webdav',
  'settings',
  'start',
  'network',
] as const;
