import type {Localized} from '../data/localized';

/** A file that programs and scripts fetch from this host, and that is no part of the site. */
export interface HostFile {
  path: `/${string}`;
  /** Where it is kept. */
  source: string;
  what: Localized;
}

/*
 * The former site and its files, as they were published last. A commit, not a branch: what people run as root should not change unseen, and
 * the branch may come to hold another site.
 */
const published =
  'https://raw.githubusercontent.com/AlistGo/docs/811e8e09d41e77f8d67f4b74102223b7a74a48a3/docs/.vuepress/public';

/** From this list come the redirects of every shipped configuration and the table of the operators' page: `npm run hosting`. */
export const hostFiles: readonly HostFile[] = [
  {
    path: '/v3.sh',
    source: `${published}/v3.sh`,
    what: {
      en: 'install script for Linux, in Chinese',
      zh: 'Linux 安装脚本（中文）',
    },
  },
  {
    path: '/v3-en.sh',
    source: `${published}/v3-en.sh`,
    what: {
      en: 'install script for Linux, in English',
      zh: 'Linux 安装脚本（英文）',
    },
  },
  {
    path: '/beta.sh',
    source: `${published}/beta.sh`,
    what: {en: 'install script for beta versions', zh: '测试版安装脚本'},
  },
  {
    path: '/v2.sh',
    source: `${published}/v2.sh`,
    what: {en: 'install script for AList 2', zh: 'AList v2 安装脚本'},
  },
  {
    path: '/alist-manager.ps1',
    source: `${published}/alist-manager.ps1`,
    what: {
      en: 'script for Windows, in Chinese',
      zh: 'Windows 管理脚本（中文）',
    },
  },
  {
    path: '/alist-manager-en.ps1',
    source: `${published}/alist-manager-en.ps1`,
    what: {
      en: 'script for Windows, in English',
      zh: 'Windows 管理脚本（英文）',
    },
  },
  {
    path: '/docker-compose.yml',
    source: `${published}/docker-compose.yml`,
    what: {
      en: 'AList with Docker Compose, data beside the file',
      zh: 'AList 的 Docker Compose 文件，数据放在该文件旁',
    },
  },
  {
    path: '/Dockerfile',
    source: `${published}/Dockerfile`,
    what: {en: 'image of the former site', zh: '旧站的镜像文件'},
  },
  {
    path: '/Caddyfile',
    source: `${published}/Caddyfile`,
    what: {en: 'configuration of that image', zh: '该镜像的 Caddy 配置'},
  },
  {
    path: '/logo.png',
    source: `${published}/logo.png`,
    what: {en: 'logo as a PNG', zh: 'PNG 格式的 Logo'},
  },
];

/** The files of a release, which the scripts above and links of the former site fetch from this host. */
export const releaseFiles = {
  path: '/download/Alist/',
  source: 'https://github.com/AlistGo/alist/releases/download/',
  what: {
    en: 'files of a release, by version and name',
    zh: '发布的文件，按版本和文件名',
  },
} as const satisfies HostFile;
