import type {PagePath} from '../lib/address';

/** Pages where routes of the HTTP API can be tried on the reader's own server: those of the groups in the facts. */
export const tryItPages: readonly PagePath[] = [
  '/guide/api/admin/driver',
  '/guide/api/admin/label',
  '/guide/api/admin/message',
  '/guide/api/admin/meta',
  '/guide/api/admin/role',
  '/guide/api/admin/search-index',
  '/guide/api/admin/session',
  '/guide/api/admin/setting',
  '/guide/api/admin/storage',
  '/guide/api/admin/task',
  '/guide/api/admin/user',
  '/guide/api/auth',
  '/guide/api/download',
  '/guide/api/fs',
  '/guide/api/label',
  '/guide/api/public',
  '/guide/api/server',
  '/guide/api/share',
  '/guide/api/task',
];
