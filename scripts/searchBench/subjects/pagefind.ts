import {mkdtemp, rm} from 'node:fs/promises';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import sirv from 'sirv';
import {locales} from '../../../src/config/locales';
import {findBrowser} from '../../findBrowser';
import {listen} from '../../server/siteServer';
import {transferOf, type Site} from '../site';
import {unique, type Subject} from './subject';

/** The part of Pagefind's API that is used here. */
interface PagefindScript {
  search: (query: string) => Promise<{
    results: {data: () => Promise<{url: string}>}[];
  }>;
}

/** How many results are read: enough for the first pages. */
const MOST_RESULTS = 8;

/** Pagefind with its own tokenizer, in a browser, as it only runs there. */
export async function pagefindSubject({
  locale,
  sections,
}: Site): Promise<Subject> {
  // An ES module, which this CommonJS script has to import dynamically.
  const pagefind = await import('pagefind');
  const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
  const {index} = await pagefind.createIndex({
    forceLanguage: locales[locale].htmlLang,
  });
  if (index === undefined) {
    throw new Error('Pagefind did not start.');
  }
  for (const address of unique(sections.map((section) => section.address))) {
    const own = sections.filter((section) => section.address === address);
    await index.addHTMLFile({
      url: address,
      content: `<html><body><main>${own
        .map(
          ({title, names, heading, text}) =>
            `${title === '' ? '' : `<h1>${escape(title)}</h1>`}<p data-pagefind-weight="6">${escape(names)}</p><h2>${escape(heading)}</h2><p>${escape(text)}</p>`,
        )
        .join('')}</main></body></html>`,
    });
  }
  await index.writeFiles({outputPath: path.join(folder, 'pagefind')});
  await pagefind.close();
  const server = createServer(sirv(folder));
  const address = await listen(server, '127.0.0.1', 0);
  const browser = await chromium.launch({executablePath: findBrowser()});
  const ask = async (query: string) => {
    const page = await browser.newPage();
    let bytes = 0;
    const sizes: Promise<void>[] = [];
    page.on('response', (response) => {
      sizes.push(
        response.body().then((body) => {
          bytes += transferOf(body);
        }),
      );
    });
    await page.goto(`${address}pagefind/pagefind-entry.json`);
    const found = await page.evaluate(
      async ({text, most}) => {
        const script = '/pagefind/pagefind.js';
        const {search} = (await import(script)) as PagefindScript;
        const {results} = await search(text);
        const data = await Promise.all(
          results.slice(0, most).map(async (result) => result.data()),
        );
        return data.map(({url}) => url);
      },
      {text: query, most: MOST_RESULTS},
    );
    await Promise.all(sizes);
    await page.close();
    return {found: unique(found), bytes};
  };
  return {
    name: 'Pagefind',
    search: async (query) => (await ask(query)).found,
    transferBefore: async (query) => (await ask(query)).bytes,
    close: async () => {
      await browser.close();
      server.close();
      await rm(folder, {recursive: true});
    },
  };
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
