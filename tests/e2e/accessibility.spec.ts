import type {Locale} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import {violationsInModes} from './support/axe';
import {open, sample, sitemap} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

// On a wide screen the pages of the sitemap are looked at by crawl.spec.ts, which has them open anyway.
const languages = Object.keys(sitemap) as Locale[];
const notFound: Record<Locale, string> = {en: '/404.html', zh: '/zh/404.html'};

for (const locale of inTurn(languages, 0)) {
  test(`the not-found page in ${locale} is accessible`, async ({page}) => {
    await open(page, `${originOf('own')}${notFound[locale]}`);
    expect(await violationsInModes(page)).toEqual([]);
  });
}

for (const locale of inTurn(languages, 1)) {
  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}});

    test(`a choice of pages in ${locale} is accessible`, async ({page}) => {
      const part = [
        ...sample(sitemap[locale], 4),
        addressOf('/tool/dropbox/request', locale),
      ];
      const found: string[] = [];
      for (const pathname of part) {
        await open(page, `${originOf('own')}${pathname}`);
        found.push(...(await violationsInModes(page)));
      }
      expect(found).toEqual([]);
      expect(part.length).toBeGreaterThan(4);
    });
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
