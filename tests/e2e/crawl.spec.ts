import {localeCodes, locales, rootLocale} from '../../src/config/locales';
import type {Locale} from '../../src/config/locales';
import {violationsInModes} from './support/axe';
import type {AxeLook} from './support/axe';
import {isWhole} from './support/extent';
import {fewPagesWithEveryBlock} from './support/fewPages';
import {chunks, open, sample, sitemap} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

/**
 * What axe looks at, in both colour modes. The first page of a part: as a whole. The others: what is the page's own, because the navbar, the
 * sidebar and the footer are those of the first. A translation has the parts and the colours of its page.
 */
function lookAt(place: number, locale: Locale): AxeLook | undefined {
  if (place === 0) {
    return {};
  }
  return isWhole || locale === rootLocale ? {within: 'main'} : undefined;
}

for (const locale of localeCodes) {
  test.describe(`in a browser of the language ${locale}`, () => {
    // What a browser sorts or formats in its own language must not differ from the HTML.
    test.use({locale: locales[locale].htmlLang});

    const pages = isWhole
      ? sitemap[locale]
      : fewPagesWithEveryBlock(sitemap[locale]);
    for (const [index, part] of chunks(pages, 10).entries()) {
      test(`pages in ${locale} with every block of the site are accessible (part ${index + 1})`, async ({
        page,
      }) => {
        const found: string[] = [];
        for (const [place, pathname] of part.entries()) {
          await open(page, `${originOf('own')}${pathname}`);
          expect(new URL(page.url()).pathname).toBe(pathname);
          const look = lookAt(place, locale);
          found.push(...(look ? await violationsInModes(page, look) : []));
        }
        expect(found).toEqual([]);
        expect(part.length).toBeGreaterThan(0);
      });
    }
  });
}

for (const locale of localeCodes) {
  const other = localeCodes.find((code) => code !== locale) ?? locale;
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
