import type {Locale} from '../../../src/config/locales';
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

/** The addresses of {@link pages} in a language, and of a page that does not exist. */
export function everyKind(locale: Locale): string[] {
  return [
    ...pages.map((page) => addressOf(page, locale)),
    locale === 'en' ? '/404.html' : '/zh/404.html',
  ];
}

/** Each kind once, in the two languages by turns: for what comes from the browser, not from the words. */
export const kindsByTurns: readonly string[] = everyKind('en').map(
  (address, index) =>
    everyKind(index % 2 === 0 ? 'en' : 'zh')[index] ?? address,
);
