import {translate} from '@docusaurus/Translate';

/** Labels of the options. */
export const labels = () => ({
  image: translate({message: 'Image from'}),
  version: translate({message: 'Version'}),
  variant: translate({message: 'Variant of the image'}),
  port: translate({message: 'Port on the host'}),
  reach: translate({message: 'Who reaches the port'}),
  data: translate({message: 'Data folder on the host'}),
  media: translate({message: 'Folder with your files'}),
  uid: translate({message: 'User ID (PUID)'}),
  gid: translate({message: 'Group ID (PGID)'}),
  umask: translate({message: 'Mask of new files (UMASK)'}),
  zone: translate({message: 'Time zone (TZ)'}),
  database: translate({message: 'Database'}),
  proxy: translate({message: 'HTTPS in the same Compose file'}),
  domain: translate({message: 'Domain'}),
  email: translate({message: 'E-mail address for Let’s Encrypt'}),
});

/** Labels of the choices that are not product names. */
export const choiceNames = (): Readonly<Record<string, string>> => ({
  plain: translate({message: 'Plain'}),
  aio: translate({message: 'FFmpeg and aria2 (aio)'}),
  ffmpeg: 'FFmpeg',
  aria2: 'aria2',
  network: translate({message: 'Everybody in the network'}),
  local: translate({message: 'This machine alone (127.0.0.1)'}),
  sqlite3: translate({message: 'SQLite, a file in the data folder'}),
  mysql: translate({message: 'MySQL in a container'}),
  postgres: translate({message: 'PostgreSQL in a container'}),
  none: translate({message: 'None'}),
  caddy: 'Caddy',
  traefik: 'Traefik',
});
