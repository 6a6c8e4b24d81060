import type {Page} from '@playwright/test';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
  /** Addresses in the sidebar, in its order. */
  sidebar: string[];
}

/** What the HTML of a page says, before any script runs. */
async function neighboursOf(page: Page, address: string): Promise<Neighbours> {
  return page.evaluate(async (url) => {
    const html = await (await fetch(url)).text();
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const hrefOf = (link: Element | null) =>
      link?.getAttribute('href') ?? undefined;
    return {
      previous: hrefOf(parsed.querySelector('#site-previous-page')),
      next: hrefOf(parsed.querySelector('#site-next-page')),
      sidebar: [...parsed.querySelectorAll('#site-sidebar a')].map(
        (link) => hrefOf(link) ?? '',
      ),
    };
  }, address);
}

const sections = [
  ['/guide/', '/zh/guide/'],
  ['/config/', '/zh/config/'],
  ['/faq/', '/zh/faq/'],
];

for (const section of sections.flatMap(inTurn)) {
  test(`whoever always goes on reads each page of ${section} once, in the order of the sidebar, and back`, async ({
    page,
  }) => {
    await open(page, `${origin()}${section}`);
    const {sidebar} = await neighboursOf(page, section);
    const read: string[] = [];
    let address: string | undefined = section;
    while (address !== undefined && !read.includes(address)) {
      const {previous, next, ...own} = await neighboursOf(page, address);
      // A page with a layout of its own stands alone.
      if (own.sidebar.length > 0) {
        expect(previous, `the page before ${address}`).toBe(read.at(-1));
      }
      read.push(address);
      address = next;
    }
    expect(address, 'the page after the last one').toBeUndefined();
    expect(read).toEqual(sidebar);
    expect(read.length).toBeGreaterThan(1);
  });
}

const heading = (page: Page) => page.getByRole('heading', {level: 1});

for (const [first, second, third] of inTurn(
  [
    ['/guide/', '/guide/install/', '/guide/install/script'],
    ['/zh/guide/', '/zh/guide/install/', '/zh/guide/install/script.html'],
  ] as const,
  0,
)) {
  test(`Alt and the arrows turn the pages from ${first}`, async ({page}) => {
    await open(page, `${origin()}${first}`);
    // There is no page before the first one of a section.
    await page.keyboard.press('Alt+ArrowLeft');
    const start = (await heading(page).textContent()) ?? '';
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page).toHaveURL(`${origin()}${second}`);
    await expect(heading(page)).not.toHaveText(start);
    const title = await heading(page).textContent();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page).toHaveURL(`${origin()}${third}`);
    await expect(heading(page)).not.toHaveText(title ?? '');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page).toHaveURL(`${origin()}${second}`);
    await expect(heading(page)).toHaveText(title ?? '');
    await page.goBack();
    await expect(page).toHaveURL(`${origin()}${third}`);
  });
}

test('other modifiers and a reader who types keep their keys', async ({
  page,
}) => {
  await open(page, `${origin()}/guide/drivers/`);
  for (const keys of [
    'Control+Alt+ArrowRight',
    'Shift+Alt+ArrowRight',
    'Meta+Alt+ArrowRight',
    'ArrowRight',
  ]) {
    await page.keyboard.press(keys);
  }
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('one drive');
  await field.press('Alt+ArrowRight');
  await field.press('?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await field.blur();
  // Had one of them counted, this would be another page.
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page).toHaveURL(`${origin()}/guide/drivers/common`);
});

test('a page without neighbours leaves the arrows to the browser', async ({
  page,
}) => {
  await open(page, `${origin()}/`);
  await page.evaluate(() => {
    document.addEventListener('keydown', (event) => {
      document.title = `${event.key} ${String(event.defaultPrevented)}`;
    });
  });
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page).toHaveTitle('ArrowRight false');
  await expect(page).toHaveURL(`${origin()}/`);
});
