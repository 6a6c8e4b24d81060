import {addressOf} from '../../../src/lib/address';

/** One page of every kind that the site has: home, prose, tables of facts, generators, forms, reference, media, OAuth tools, not found. */
const pages = [
  '/',
  '/guide/',
  '/guide/drivers/',
  '/guide/drivers/s3',
  '/guide/install/docker',
  '/guide/install/reverse-proxy',
  '/config/',
  '/guide/api/fs',
  '/guide/authoring/media',
  '/guide/authoring/text',
  '/guide/changelog',
  '/guide/glossary',
  '/guide/credits',
  '/guide/webdav',
  '/guide/advanced/user',
  '/faq/error',
  '/tool/dropbox/request',
  '/tool/aliyundrive/request',
];

/** Each kind once, in the two languages by turns: for what comes from the browser, not from the words. The last one does not exist. */
export const kindsByTurns: readonly string[] = [
  ...pages.map((page, index) => addressOf(page, index % 2 === 0 ? 'en' : 'zh')),
  '/404.html',
];
