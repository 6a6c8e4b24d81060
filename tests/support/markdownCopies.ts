import path from 'node:path';
import type {Locale} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import type {Facts} from '../../src/markdown/facts/factBlocks';
import {createSay} from '../../src/plugins/markdown-copies/forms/say';
import {readFacts} from '../../src/markdown/facts/readFacts';
import type {TwinDocument} from '../../src/plugins/markdown-copies/documents';
import {blockMessages} from '../../src/plugins/markdown-copies/messages';
import type {TwinSite} from '../../src/plugins/markdown-copies/writeTwin';
import code from '../../i18n/zh/code.json';
import {pageFolders, projectRoot, readPages} from './pages';

export const twinOrigin = 'https://docs.test';

const pageAt = (name: string) =>
  `/${name.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`;

/** A page, with what a test says about it. */
export function aTwinDocument(
  name: string,
  locale: Locale,
  said: Partial<TwinDocument> = {},
): TwinDocument {
  return {
    permalink: addressOf(pageAt(name), locale),
    title: 'Title',
    description: 'What it is for.',
    frontMatter: {title: 'Title', description: 'What it is for.'},
    file: path.join(projectRoot, pageFolders[locale], name),
    root: `/${name}`,
    folder: '/',
    isListed: true,
    ...said,
  };
}

let facts: Facts | undefined;

/** The site of the real pages in one language. */
export async function twinSite(locale: Locale): Promise<TwinSite> {
  const chinese = Object.fromEntries(
    Object.entries(code).map(([id, {message}]) => [id, message]),
  );
  return {
    locale,
    siteDir: projectRoot,
    url: twinOrigin,
    addresses: new Map(
      readPages(locale).map((page) => [
        `/${page.path}`,
        addressOf(pageAt(page.path), locale),
      ]),
    ),
    say: createSay(
      await blockMessages(projectRoot),
      locale === 'en' ? {} : chinese,
    ),
    facts: () => (facts ??= readFacts(projectRoot)),
  };
}
