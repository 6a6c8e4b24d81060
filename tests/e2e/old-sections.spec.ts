import type {Page} from '@playwright/test';
import table from '../../src/config/oldSections.json';
import {placeOf} from '../../src/components/redirects/oldSections';
import {localeCodes, type Locale} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import {oldSections} from '../../src/plugins/addresses/oldSections';
import {waitForHydration, open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const at = (address: string) => `${originOf('own')}${address}`;

const PAGES = 10;
const SECTIONS_OF_A_PAGE = 5;

/** The same pages and sections in every run, spread over all of them. */
function spread<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return items
    .filter((_, index) => Math.floor(index % step) === 0)
    .slice(0, count);
}

function sampleOf(locale: Locale) {
  const pages = Object.entries(oldSections.parse(table)).flatMap(
    ([page, sections]) => {
      // Another page loads, and an id that is still there needs no table.
      const moved = Object.entries(sections[locale] ?? {}).filter(
        ([id, entry]) =>
          entry !== null && entry !== id && !/^(?:$|\/)/.test(entry),
      );
      return moved.length < SECTIONS_OF_A_PAGE ? [] : [{page, moved}];
    },
  );
  return spread(pages, PAGES).map(({page, moved}) => ({
    address: addressOf(page, locale),
    moved: spread(moved, SECTIONS_OF_A_PAGE).flatMap(([id, entry]) =>
      entry === null ? [] : [{id, heading: placeOf(entry, page).id}],
    ),
  }));
}

/** How far the heading is below the place at which a followed link puts it, in CSS pixels; none for the last ones of a page. */
async function distanceFromTop(page: Page, id: string): Promise<number> {
  return page.locator(`[id="${id}"]`).evaluate((heading) => {
    const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop);
    const {scrollHeight, clientHeight} = document.documentElement;
    const isAtEnd = scrollHeight - clientHeight - window.scrollY < 2;
    const distance = heading.getBoundingClientRect().top - margin;
    return isAtEnd && distance > 0 ? 0 : Math.abs(distance);
  });
}

for (const locale of localeCodes) {
  test(`fifty links to sections of the former site end at today's headings in "${locale}"`, async ({
    page,
  }) => {
    const pages = sampleOf(locale);
    let looked = 0;
    for (const {address, moved} of pages) {
      await page.goto(at(address));
      await waitForHydration(page);
      for (const {id, heading} of moved) {
        await page.evaluate((fragment) => {
          window.location.hash = fragment;
        }, id);
        await expect(page).toHaveURL(at(`${address}#${heading}`));
        await expect
          .poll(async () => distanceFromTop(page, heading), `${address}#${id}`)
          .toBeLessThan(3);
        looked += 1;
      }
    }
    expect(looked).toBe(PAGES * SECTIONS_OF_A_PAGE);
  });
}

test('a page opened with a fragment of the former site begins at the section, Chinese ones too', async ({
  page,
}) => {
  await page.goto(
    at(
      `/zh/guide/advanced/2fa.html?from=thread#${encodeURIComponent('如何解除2fa验证')}`,
    ),
  );
  await expect(page).toHaveURL(
    at('/zh/guide/advanced/2fa.html?from=thread#turn-off'),
  );
  await expect
    .poll(async () => distanceFromTop(page, 'turn-off'))
    .toBeLessThan(3);
});

test('a section that is on another page today leads to that page', async ({
  page,
}) => {
  await page.goto(at('/config/site.html#api-url'));
  await expect(page).toHaveURL(at('/config/configuration#site-url'));
  await expect
    .poll(async () => distanceFromTop(page, 'site-url'))
    .toBeLessThan(3);
});

test('the title of an old page leads to the top, without a remark', async ({
  page,
}) => {
  await page.goto(at('/config/global#global-settings'));
  await expect(page).toHaveURL(at('/config/global'));
  await expect(page.getByText('has moved')).toBeHidden();
});

for (const [address, note] of [
  [
    '/config/global#no-such-section',
    'The section you are looking for has moved',
  ],
  ['/zh/config/global.html#没有这个章节', '要找的章节已移到别处'],
] as const) {
  test(`${address} says that the section has moved, until a section is opened that is there`, async ({
    page,
  }) => {
    await page.goto(at(address));
    await expect(page.getByText(note)).toBeInViewport();
    await page.evaluate(() => {
      window.location.hash = 'signatures';
    });
    await expect(page.getByText(note)).toBeHidden();
    await expect
      .poll(async () => distanceFromTop(page, 'signatures'))
      .toBeLessThan(3);
  });
}

test('a page without such a fragment fetches no table', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  for (const address of [
    '/config/global',
    '/config/global#signatures',
    '/config/global#:~:text=Signatures',
    '/config/global#top',
  ]) {
    await page.goto('about:blank');
    await open(page, at(address));
    await page.waitForLoadState('networkidle');
  }
  expect(fetched.length).toBeGreaterThan(10);
  expect(fetched.filter((url) => url.includes('old-sections'))).toEqual([]);
});
