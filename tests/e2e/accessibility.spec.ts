import type {Locale} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import {violationsInModes} from './support/axe';
import {open, sample, sitemap} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

// On a wide screen the pages of the sitemap are looked at by crawl.spec.ts, which has them open anyway.
const languages = Object.keys(sitemap) as Locale[];

for (const locale of inTurn(languages, 1)) {
  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}});

    test(`a choice of pages in ${locale} is accessible`, async ({page}) => {
      const part = [
        ...sample(sitemap[locale], 3),
        addressOf('/tool/dropbox/request', locale),
      ];
      const found: string[] = [];
      for (const pathname of part) {
        await open(page, `${originOf('own')}${pathname}`);
        // Colours do not differ from those of a wide screen.
        found.push(...(await violationsInModes(page, {modes: ['light']})));
      }
      expect(found).toEqual([]);
      expect(part.length).toBeGreaterThan(3);
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
