import type {Localized} from '../data/localized';

/*
 * The former site and its files, as they were published last. A commit, not a branch: what people run as root should not change unseen, and
 * the branch may come to hold another site.
 */
const published =
  'https://raw.githubusercontent.com/AlistGo/docs/811e8e09d41e77f8d67f4b74102223b7a74a48a3/docs/.vuepress/public';

/** Files that programs and scripts fetch from this host, and that are no part of the site. */
const files: Record<`/${string}`, Localized> = {
  '/v3.sh': {
    en: 'install script for Linux, in Chinese',
    zh: 'Linux 安装脚本（中文）',
  },
  '/v3-en.sh': {
    en: 'install script for Linux, in English',
    zh: 'Linux 安装脚本（英文）',
  },
  '/beta.sh': {en: 'install script for beta versions', zh: '测试版安装脚本'},
  '/v2.sh': {en: 'install script for AList 2', zh: 'AList v2 安装脚本'},
  '/alist-manager.ps1': {
    en: 'script for Windows, in Chinese',
    zh: 'Windows 管理脚本（中文）',
  },
  '/alist-manager-en.ps1': {
    en: 'script for Windows, in English',
    zh: 'Windows 管理脚本（英文）',
  },
  '/docker-compose.yml': {
    en: 'AList with Docker Compose, data beside the file',
    zh: 'AList 的 Docker Compose 文件，数据放在该文件旁',
  },
  '/Dockerfile': {en: 'image of the former site', zh: '旧站的镜像文件'},
  '/Caddyfile': {en: 'configuration of that image', zh: '该镜像的 Caddy 配置'},
  '/logo.png': {en: 'logo as a PNG', zh: 'PNG 格式的 Logo'},
};

/** From this list come the redirects of every shipped configuration and the table of the operators' page: `npm run hosting`. */
export const hostFiles = Object.entries(files).map(([path, what]) => ({
  path,
  source: published + path,
  what,
}));

/** The files of a release, which the scripts above and links of the former site fetch from this host. */
export const releaseFiles = {
  path: '/download/Alist/',
  source: 'https://github.com/AlistGo/alist/releases/download/',
  what: {
    en: 'files of a release, by version and name',
    zh: '发布的文件，按版本和文件名',
  },
} as const;
