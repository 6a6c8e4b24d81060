// cspell:ignore Donaudampfschifffahrtsgesellschaftskapitän
import type {Page} from '@playwright/test';
import {addressOf} from '../../src/lib/address';
import {everyKind} from './support/kinds';
import {open, sitemap} from './support/pages';
import {openSearch} from './support/search';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const origin = () => originOf('own');

// 1280 by 1024 pixels at 400 %.
test.use({viewport: {width: 320, height: 256}});

/** How far the page can be scrolled sideways. */
const sideways = async (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );

/** Replaces words of authors and facts by one that has no place to break, and by a long address. */
async function lengthen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
    const address = `https://files.example.com/${'very_long_folder_name/'.repeat(12)}?sign=${'0123456789abcdef'.repeat(8)}`;
    const places = document.querySelectorAll(
      'main :is(h1, h2, p, li, td, dd, summary)',
    );
    let count = 0;
    places.forEach((element, index) => {
      const text = document
        .createTreeWalker(element, NodeFilter.SHOW_TEXT)
        .nextNode();
      if (text !== null && text.textContent?.trim() !== '') {
        text.textContent = index % 2 === 0 ? word : address;
        count += 1;
      }
    });
    return count;
  });
}

for (const locale of ['en', 'zh'] as const) {
  test(`no kind of page in ${locale} is scrolled sideways at 400 %, with long words and addresses neither`, async ({
    page,
  }) => {
    const wide: string[] = [];
    let replaced = 0;
    for (const address of everyKind(locale)) {
      await open(page, origin() + address);
      const own = await sideways(page);
      replaced += await lengthen(page);
      const lengthened = await sideways(page);
      wide.push(
        ...(own > 0 ? [`${address}: ${own} px`] : []),
        ...(lengthened > own
          ? [`${address}, long words: ${lengthened} px`]
          : []),
      );
    }
    expect(wide).toEqual([]);
    expect(replaced).toBeGreaterThan(200);
  });
}

/** A test looks at a part of the pages, so that several run at the same time. */
const PARTS = 4;

for (const locale of ['en', 'zh'] as const) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`no page in ${locale} is scrolled sideways between a phone and a wide screen (part ${part + 1})`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const wide: string[] = [];
      // A tool page is in no sitemap; the widest one is this.
      const addresses = [
        ...sitemap[locale],
        addressOf('/tool/onedrive/webdav', locale),
      ].filter((_, index) => index % PARTS === part);
      expect(addresses.length).toBeGreaterThan(20);
      for (const address of addresses) {
        await page.goto(origin() + address, {waitUntil: 'commit'});
        await page.waitForLoadState('load');
        for (const width of [768, 1024, 1280]) {
          await page.setViewportSize({width, height: 800});
          const beyond = await sideways(page);
          wide.push(
            ...(beyond > 0 ? [`${address} at ${width}: ${beyond}`] : []),
          );
        }
      }
      expect(wide).toEqual([]);
    });
  }
}

test('search fits the window at 400 %', async ({page}) => {
  await open(page, `${origin()}/guide/`);
  await openSearch(page);
  expect(await sideways(page)).toBe(0);
});
