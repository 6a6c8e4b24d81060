// cspell:ignore Donaudampfschifffahrtsgesellschaftskapitän
import type {Page} from '@playwright/test';
import {kindsByTurns} from './support/kinds';
import {open} from './support/pages';
import {openSearch} from './support/search';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {sideways} from './support/width';

const origin = () => originOf('own');

// 1280 by 1024 pixels at 400 %.
const WIDTH = 320;
test.use({viewport: {width: WIDTH, height: 256}});

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

test('no kind of page is scrolled sideways at 400 %, with long words and addresses neither', async ({
  page,
}) => {
  const wide: string[] = [];
  let replaced = 0;
  for (const address of kindsByTurns) {
    await open(page, origin() + address);
    const own = await sideways(page, WIDTH);
    replaced += await lengthen(page);
    const lengthened = await sideways(page, WIDTH);
    wide.push(
      ...(own > 0 ? [`${address}: ${own} px`] : []),
      ...(lengthened > own ? [`${address}, long words: ${lengthened} px`] : []),
    );
  }
  expect(wide).toEqual([]);
  expect(replaced).toBeGreaterThan(200);
});

test('search fits the window at 400 %', async ({page}) => {
  await open(page, `${origin()}/guide/`);
  await openSearch(page);
  expect(await sideways(page, WIDTH)).toBe(0);
});
