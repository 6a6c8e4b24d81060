import {translate} from '@docusaurus/Translate';

/** Labels of the options. */
export const labels = () => ({
  image: translate({
    id: 'generator.docker.image',
    message: 'Image from',
    description: 'Field of the Docker generator',
  }),
  version: translate({
    id: 'generator.docker.version',
    message: 'Version',
    description: 'Field of the Docker generator',
  }),
  variant: translate({
    id: 'generator.docker.variant',
    message: 'Variant of the image',
    description: 'Field of the Docker generator',
  }),
  port: translate({
    id: 'generator.docker.port',
    message: 'Port on the host',
    description: 'Field of the Docker generator',
  }),
  reach: translate({
    id: 'generator.docker.reach',
    message: 'Who reaches the port',
    description: 'Field of the Docker generator',
  }),
  data: translate({
    id: 'generator.docker.data',
    message: 'Data folder on the host',
    description: 'Field of the Docker generator',
  }),
  media: translate({
    id: 'generator.docker.media',
    message: 'Folder with your files',
    description: 'Field of the Docker generator',
  }),
  uid: translate({
    id: 'generator.docker.uid',
    message: 'User ID (PUID)',
    description: 'Field of the Docker generator',
  }),
  gid: translate({
    id: 'generator.docker.gid',
    message: 'Group ID (PGID)',
    description: 'Field of the Docker generator',
  }),
  umask: translate({
    id: 'generator.docker.umask',
    message: 'Mask of new files (UMASK)',
    description: 'Field of the Docker generator',
  }),
  zone: translate({
    id: 'generator.docker.zone',
    message: 'Time zone (TZ)',
    description: 'Field of the Docker generator',
  }),
  database: translate({
    id: 'generator.docker.database',
    message: 'Database',
    description: 'Field of the Docker generator',
  }),
  proxy: translate({
    id: 'generator.docker.proxy',
    message: 'HTTPS in the same Compose file',
    description: 'Field of the Docker generator',
  }),
  domain: translate({
    id: 'generator.docker.domain',
    message: 'Domain',
    description: 'Field of the Docker generator',
  }),
  email: translate({
    id: 'generator.docker.email',
    message: 'E-mail address for Let’s Encrypt',
    description: 'Field of the Docker generator',
  }),
});

/** Labels of the choices that are not product names. */
export const choiceNames = (): Readonly<Record<string, string>> => ({
  plain: translate({
    id: 'generator.docker.plain',
    message: 'Plain',
    description: 'The image without additions',
  }),
  aio: translate({
    id: 'generator.docker.aio',
    message: 'FFmpeg and aria2 (aio)',
    description: 'The image with both additions',
  }),
  ffmpeg: 'FFmpeg',
  aria2: 'aria2',
  network: translate({
    id: 'generator.docker.network',
    message: 'Everybody in the network',
    description: 'Who reaches the published port',
  }),
  local: translate({
    id: 'generator.docker.local',
    message: 'This machine alone (127.0.0.1)',
    description: 'Who reaches the published port',
  }),
  sqlite3: translate({
    id: 'generator.docker.sqlite',
    message: 'SQLite, a file in the data folder',
    description: 'Database of the Docker generator',
  }),
  mysql: translate({
    id: 'generator.docker.mysql',
    message: 'MySQL in a container',
    description: 'Database of the Docker generator',
  }),
  postgres: translate({
    id: 'generator.docker.postgres',
    message: 'PostgreSQL in a container',
    description: 'Database of the Docker generator',
  }),
  none: translate({
    id: 'generator.docker.none',
    message: 'None',
    description: 'No reverse proxy in the Compose file',
  }),
  caddy: 'Caddy',
  traefik: 'Traefik',
});

export const mediaHint = () =>
  translate({
    id: 'generator.docker.media.hint',
    message: 'May stay empty. It appears read-only as /mnt/media.',
    description: 'Below a field of the Docker generator',
  });
