import {localeCodes, locales, rootLocale} from '../../src/config/locales';
import type {Locale} from '../../src/config/locales';
import {violationsInModes} from './support/axe';
import type {AxeLook} from './support/axe';
import {isWhole} from './support/extent';
import {fewPagesWithEveryBlock, widestPages} from './support/fewPages';
import {chunks, open, sitemap, toolPages} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {sideways} from './support/width';

/**
 * What axe looks at, in both colour modes. The first page of a part: as a whole. The others: what is the page's own, because the navbar, the
 * sidebar and the footer are those of the first. A translation has the parts and the colours of its page: it is looked at on a phone.
 */
function lookAt(place: number, locale: Locale): AxeLook | undefined {
  if (locale !== rootLocale && !isWhole) {
    return place === 0 ? {modes: ['light']} : undefined;
  }
  return place === 0 ? {} : {within: 'main'};
}

/** A translation has the blocks of its page: once is enough to see that they hydrate with its words, and fit. */
function pagesOf(locale: Locale): string[] {
  const all = [...new Set([...sitemap[locale], ...toolPages(locale)])];
  const times = locale === rootLocale ? 2 : 1;
  const few = [...fewPagesWithEveryBlock(all, times), ...widestPages(all)];
  return isWhole ? all : [...new Set(few)];
}

const phone = {width: 390, height: 844};

/** 1280 pixels at 400 % and at 200 %, and both sides of each change of the layout; the next page is opened at the last one. */
const widths = [320, 390, 640, 768, 1024, 1440, 1920, 1280];

for (const locale of localeCodes) {
  const other = localeCodes.find((code) => code !== locale) ?? locale;
  test.describe(`in a browser of the other language, ${other}`, () => {
    // What a browser sorts or formats in its own language must not differ from the HTML.
    test.use({locale: locales[other].htmlLang});

    for (const [index, part] of chunks(pagesOf(locale), 4).entries()) {
      test(`pages in ${locale} with every block of the site hydrate, are accessible, and fit each width (part ${index + 1})`, async ({
        page,
      }) => {
        const found: string[] = [];
        for (const [place, pathname] of part.entries()) {
          await open(page, `${originOf('own')}${pathname}`);
          expect(new URL(page.url()).pathname).toBe(pathname);
          const look = lookAt(place, locale);
          if (look !== undefined && locale !== rootLocale) {
            await page.setViewportSize(phone);
          }
          found.push(...(look ? await violationsInModes(page, look) : []));
          for (const width of widths) {
            const beyond = await sideways(page, width);
            found.push(
              ...(beyond > 0 ? [`${pathname} at ${width}: ${beyond} px`] : []),
            );
          }
        }
        expect(found).toEqual([]);
        expect(part.length).toBeGreaterThan(0);
      });
    }
  });
}

test('text that can hardly be read is found in either mode', async ({page}) => {
  await open(page, `${originOf('own')}/guide/`);
  await page.addStyleTag({
    content: '.markdown p { background: #777; color: #888; }',
  });
  expect((await violationsInModes(page)).join()).toMatch(
    /\(light\): color-contrast[^]*\(dark\): color-contrast/,
  );
});
