/** Parts of the product, in the order in which a page lists them. */
export const releaseAreas = [
  'security',
  'access',
  'drivers',
  'files',
  'archives',
  'search',
  'tasks',
  'offlineDownload',
  'shares',
  'protocols',
  'settings',
  'web',
  'api',
  'install',
] as const;

export type ReleaseArea = (typeof releaseAreas)[number];
