// cspell:ignore qbit guangyapan pikpak
const makes = 'makes something that exists when the next language runs';
const connects = 'connects the server to another program or an account';
const fails = 'is a failed login, and five of them lock the address out';

/** Routes whose samples are only checked, besides those that delete something, and why they are not run. */
export const routesNotRun: Readonly<Record<string, string>> = {
  '/api/admin/label/create': makes,
  '/api/admin/meta/create': makes,
  '/api/admin/role/create': makes,
  '/api/admin/storage/create': makes,
  '/api/admin/user/create': makes,
  '/api/share/create': makes,
  '/api/auth/register': makes,
  '/api/admin/storage/enable': makes,
  '/api/fs/rename': makes,
  '/api/fs/copy': makes,
  '/api/fs/archive/decompress': makes,
  '/api/auth/login': fails,
  '/api/auth/login/hash': fails,
  '/api/fs/add_offline_download': 'asks a server on the internet',
  '/favicon.ico': 'leads to a server on the internet',
  '/debug/pprof/{name}': 'is about the program, not about its interface',
  '/api/admin/setting/set_aria2': connects,
  '/api/admin/setting/set_qbit': connects,
  '/api/admin/setting/set_transmission': connects,
  '/api/admin/setting/set_115': connects,
  '/api/admin/setting/set_pikpak': connects,
  '/api/admin/setting/set_thunder': connects,
  '/api/admin/setting/set_guangyapan': connects,
  '/api/admin/setting/set_123_open': connects,
};
