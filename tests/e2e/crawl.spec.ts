import {fallbackLocale, locales, rootLocale} from '../../src/config/locales';
import type {Locale} from '../../src/config/locales';
import {violationsInModes} from './support/axe';
import type {AxeLook} from './support/axe';
import {linksIn} from './support/links';
import type {PageLinks} from './support/links';
import {chunks, open, sample, sitemap} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const languages = Object.keys(sitemap) as Locale[];

/** Everything on every page takes longer than a contributor waits: the scheduled check asks for it. */
const {CRAWL: extent = 'sample'} = process.env;
const isWhole = extent === 'whole';
if (!isWhole && extent !== 'sample') {
  throw new Error(`CRAWL: found "${extent}", expected "whole" or "sample"`);
}

/**
 * What axe looks at. The first page of a part: as a whole, in both colour modes. The others: what is the page's own, because the navbar,
 * the sidebar and the footer are those of the first. A translation has the parts and the colours of its page.
 */
function lookAt(place: number, locale: Locale): AxeLook | undefined {
  if (place === 0) {
    return {};
  }
  if (isWhole) {
    return {within: 'main'};
  }
  return locale === rootLocale ? {within: 'main', modes: ['light']} : undefined;
}

for (const locale of languages) {
  test.describe(`in a browser of the language ${locale}`, () => {
    // What a browser sorts or formats in its own language must not differ from the HTML.
    test.use({locale: locales[locale].htmlLang});

    for (const [index, part] of chunks(sitemap[locale], 10).entries()) {
      test(`pages of the ${locale} sitemap are whole, and accessible (part ${index + 1})`, async ({
        page,
      }) => {
        const found: string[] = [];
        for (const [place, pathname] of part.entries()) {
          await open(page, `${originOf('own')}${pathname}`);
          expect(new URL(page.url()).pathname).toBe(pathname);
          const facts = await page.evaluate(() => ({
            lang: document.documentElement.lang,
            hasTitle: document.title.trim() !== '',
            titles: document.querySelectorAll('h1').length,
            canonical: Array.from(
              document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]'),
              ({href}) => new URL(href).pathname,
            ),
          }));
          expect(facts, pathname).toEqual({
            lang: locales[locale].htmlLang,
            hasTitle: true,
            titles: 1,
            canonical: [pathname],
          });
          const look = lookAt(place, locale);
          found.push(...(look ? await violationsInModes(page, look) : []));
        }
        expect(found).toEqual([]);
        expect(part.length).toBeGreaterThan(0);
      });
    }
  });
}

for (const locale of languages) {
  const other = languages.find((code) => code !== locale) ?? locale;
  test.describe(`in a browser of the other language, ${other}`, () => {
    test.use({locale: locales[other].htmlLang});

    const pages = isWhole ? sitemap[locale] : sample(sitemap[locale], 40);
    for (const [index, part] of chunks(pages, 20).entries()) {
      test(`pages of the ${locale} sitemap hydrate without an error (part ${index + 1})`, async ({
        page,
      }) => {
        for (const pathname of part) {
          await open(page, `${originOf('own')}${pathname}`);
        }
        expect(part.length).toBeGreaterThan(0);
      });
    }
  });
}

test('both languages have pages', () => {
  expect(languages.length).toBeGreaterThan(1);
  for (const locale of languages) {
    expect(sitemap[locale].length).toBeGreaterThan(5);
    expect(new Set(sitemap[locale]).size).toBe(sitemap[locale].length);
  }
});

test('a page and its translations name each other, and a reader of neither language gets the fallback', async ({
  request,
}) => {
  const known = new Map<string, PageLinks['alternates']>();
  for (const pathname of languages.flatMap((locale) => sitemap[locale])) {
    const answer = await request.get(`${originOf('own')}${pathname}`);
    known.set(pathname, linksIn(await answer.text()).alternates);
  }
  const wrong = [...known].flatMap(([pathname, alternates]) => {
    const {'x-default': fallback, ...translations} = alternates;
    const addresses = Object.values(translations);
    const isMutual = addresses.every(
      (address) =>
        JSON.stringify(known.get(address)) === JSON.stringify(alternates),
    );
    const isWhole =
      addresses.length === languages.length &&
      addresses.includes(pathname) &&
      fallback === translations[locales[fallbackLocale].htmlLang];
    return isMutual && isWhole ? [] : [{pathname, alternates}];
  });
  expect(wrong).toEqual([]);
  expect(known.size).toBeGreaterThan(10);
});
