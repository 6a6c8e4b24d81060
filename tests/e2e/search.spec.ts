import type {Page} from '@playwright/test';
import {prepare, violations} from './support/axe';
import {open, waitForHydration} from './support/pages';
import {
  answers,
  dialog,
  field,
  openSearch,
  searchButton,
} from './support/search';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';
import {sideways} from './support/width';

const origin = () => originOf('own');

const languages = [
  {
    start: '/guide/install/',
    query: 's3 object storage',
    found: '/guide/drivers/s3',
    heading: 'S3 object storage',
    hint: /^Type what you know/,
    recent: 'Recent',
    favourites: 'Favourites',
    keep: 'Add to favourites',
    remove: 'Remove from favourites',
    nothing: 'No results for',
    tryOther: 'Try searching for',
    loading: 'Loading the search index…',
    failed: 'Unable to fetch results',
    reload: 'Reload the page',
    again: 'Try again',
  },
  {
    start: '/zh/guide/install/',
    query: '对象存储',
    found: '/zh/guide/drivers/s3.html',
    heading: '对象存储 S3',
    hint: /^输入你知道的内容/,
    recent: '最近打开',
    favourites: '收藏',
    keep: '加入收藏',
    remove: '从收藏中移除',
    nothing: '没有找到相关内容：',
    tryOther: '试试搜索',
    loading: '正在加载搜索索引……',
    failed: '无法获取搜索结果',
    reload: '刷新本页',
    again: '重试',
  },
] as const;

/** Nothing on this site is like it. */
const NONSENSE = 'qqxqzvk wwjxq';

/** Everything that the browser keeps. */
const stored = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ]),
  );

/** Says whether the page was loaded again since. */
async function watchLoads(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    Object.assign(window, {isSamePage: true});
  });
  return async () => !(await page.evaluate(() => 'isSamePage' in window));
}

/** The files of the index, and the script that reads them. */
const indexFiles = /\/search-index\/|\/assets\/search\//;

for (const language of inTurn(languages, 1)) {
  test(`from ${language.start} a reader finds a page, goes there without loading the site again, and finds it again under what was opened`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(`${request.url()} ${request.postData() ?? ''}`),
    );
    await open(page, `${origin()}${language.start}`);
    const isLoaded = await watchLoads(page);
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await expect(dialog(page).getByText(language.hint)).toBeVisible();
    await page.keyboard.type(language.query);
    await expect(answers(page).first()).toHaveAttribute('href', language.found);
    await expect(dialog(page).getByText(language.hint)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin()}${language.found}`);
    await expect(page.locator('h1')).toContainText(language.heading);
    await expect(dialog(page)).toBeHidden();
    expect(await isLoaded()).toBe(false);

    // What was typed went nowhere and is nowhere.
    const typed = new RegExp(
      `${language.query}|${encodeURIComponent(language.query)}`,
    );
    expect(asked.filter((request) => typed.test(request))).toEqual([]);
    const kept = await stored(page);
    expect(kept).toContain(language.found);
    expect(kept).not.toContain('mark>');

    await openSearch(page);
    const tree = (name: string) => dialog(page).getByRole('tree', {name});
    await expect(tree(language.recent).getByRole('link')).toHaveAttribute(
      'href',
      language.found,
    );
    await dialog(page).getByRole('button', {name: language.keep}).click();
    await expect(tree(language.favourites).getByRole('treeitem')).toHaveCount(
      1,
    );
    await expect(tree(language.recent)).toBeHidden();
    await page.reload();
    await open(page, page.url());
    await openSearch(page);
    await expect(tree(language.favourites).getByRole('treeitem')).toHaveCount(
      1,
    );
    // By keys alone: over the button that closes search to the one beside the page.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const remove = dialog(page).getByRole('button', {name: language.remove});
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tree(language.favourites)).toBeHidden();
  });
}

for (const language of inTurn(languages, 0)) {
  for (const [width, colorScheme] of inTurn(
    [
      [390, 'dark'],
      [390, 'light'],
      [1280, 'dark'],
      [1280, 'light'],
    ] as const,
    0,
  )) {
    test(`every screen of search on ${language.start} is accessible, fits and leads on at ${width} px in ${colorScheme} colours`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await page.emulateMedia({colorScheme});
      let state: 'held' | 'well' | 'broken' | 'updated' = 'held';
      await page.route(indexFiles, async (route) => {
        const isIndex = route.request().url().includes('/search-index/');
        if (state === 'broken') {
          await route.fulfill({
            contentType: 'application/json',
            body: '<html>',
          });
        } else if (state === 'updated' && isIndex) {
          await route.fulfill({json: {format: 0}});
        } else if (state !== 'held') {
          await route.continue();
        }
      });
      // The index never comes: on a busy machine axe takes longer than a search waits for it.
      await open(page, `${origin()}${language.start}?q=docker`);
      await prepare(page);
      await expect(dialog(page).getByText(language.loading)).toBeVisible();
      await checkScreen(page, 'loading');
      state = 'well';
      await open(page, `${origin()}${language.start}`);
      await prepare(page);
      await openSearch(page);
      await checkScreen(page, 'start');
      expect(await sideways(page, 320)).toBe(0);
      await page.setViewportSize({width, height: 800});
      await page.keyboard.type(language.query);
      await expect(answers(page).first()).toBeVisible();
      await checkScreen(page, 'results');
      // As WebKit needs it.
      await expect(page.locator('.DocSearch-Dropdown')).toHaveCSS(
        'flex-basis',
        'auto',
      );
      await field(page).fill(NONSENSE);
      await expect(dialog(page).getByText(language.nothing)).toBeVisible();
      await checkScreen(page, 'nothing found');
      await dialog(page)
        .getByText(language.tryOther)
        .getByRole('button')
        .click();
      await expect(field(page)).toBeFocused();
      await expect(answers(page).first()).toBeVisible();
      await field(page).fill(language.query);
      await expect(answers(page).first()).toHaveAttribute(
        'href',
        language.found,
      );
      await answers(page).first().click();
      await expect(page).toHaveURL(`${origin()}${language.found}`);
      await openSearch(page);
      await dialog(page).getByRole('button', {name: language.keep}).click();
      await checkScreen(page, 'favourites');

      state = 'broken';
      await open(page, `${origin()}${language.start}`);
      await prepare(page);
      await openSearch(page);
      await page.keyboard.type('docker');
      await expect(dialog(page).getByText(language.failed)).toBeVisible();
      await checkScreen(page, 'failure');
      state = 'well';
      await dialog(page).getByRole('button', {name: language.again}).click();
      await expect(answers(page).first()).toBeVisible();

      // An index that this page cannot read, because the site was updated.
      state = 'updated';
      await open(page, `${origin()}${language.start}`);
      await openSearch(page);
      await page.keyboard.type('docker');
      const reload = dialog(page).getByRole('button', {name: language.reload});
      await expect(reload).toBeVisible();
      state = 'well';
      await Promise.all([page.waitForEvent('load'), reload.click()]);
      await waitForHydration(page);
      await openSearch(page);
      await page.keyboard.type('docker');
      await expect(answers(page).first()).toBeVisible();
    });
  }
}

async function checkScreen(page: Page, name: string): Promise<void> {
  expect(await violations(page, 'dialog[open]'), name).toEqual([]);
  const {width, scrolls} = await page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    const box = document.querySelector('dialog[open]');
    return {
      scrolls:
        scrollWidth > clientWidth ||
        (box !== null && box.scrollWidth > box.clientWidth),
      width: box?.getBoundingClientRect().width ?? 0,
    };
  });
  expect(scrolls, `${name} scrolls sideways`).toBe(false);
  expect(width).toBeGreaterThan(0);
}

test('a page loads nothing of search before a reader turns to it, and not the list of pages', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, `${origin()}/guide/`);
  await page.waitForLoadState('networkidle');
  const before = [...asked];
  expect(before.filter((url) => /search|page-list/.test(url))).toEqual([]);
  expect(before.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(3);
  await searchButton(page).hover();
  for (const file of [
    /search-dialog.*\.js$/,
    /search-dialog.*\.css$/,
    /search-index/,
  ]) {
    await expect.poll(() => asked.some((url) => file.test(url))).toBe(true);
  }
  await expect(dialog(page)).toBeHidden();
});

test('keys open search, leave whoever types alone, close it, and give the focus back; whatever is typed, nothing fails and nothing of it runs', async ({
  page,
}) => {
  await page.exposeFunction('ran', () => {
    throw new Error('markup of a query ran');
  });
  await open(page, `${origin()}/guide/drivers/`);
  const filter = page.getByRole('main').getByRole('searchbox').first();
  await filter.focus();
  await page.keyboard.press('/');
  await expect(filter).toHaveValue('/');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('/s3');
  await expect(field(page)).toHaveValue('/s3');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeHidden();
  await expect(filter).toBeFocused();

  await searchButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(searchButton(page)).toBeFocused();

  await page.keyboard.press('Meta+k');
  for (const text of [
    'a'.repeat(10_000),
    '<img src=x onerror=ran()><script>ran()</script>',
    '"><svg onload=ran()>',
  ]) {
    await field(page).fill(text);
    expect((await field(page).inputValue()).length).toBeLessThanOrEqual(512);
    await expect(
      answers(page)
        .first()
        .or(dialog(page).getByText('No results for'))
        .first(),
    ).toBeVisible();
  }
  await expect(dialog(page).locator('img, script')).toHaveCount(0);
  await field(page).fill('docker');
  await expect(answers(page).first()).toBeVisible();
  await page.mouse.click(8, 400);
  await expect(dialog(page)).toBeHidden();
});

test('a heading of the page that is open is scrolled to; arrows move among the answers, and Enter opens the one that is told', async ({
  page,
}) => {
  await open(page, `${origin()}/guide/install/docker`);
  await openSearch(page);
  await page.keyboard.type('docker update');
  const heading = answers(page).and(
    page.locator('[href="/guide/install/docker#update"]'),
  );
  await heading.first().click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('#update')).toBeInViewport();
  await expect(page).toHaveURL(`${origin()}/guide/install/docker#update`);

  await openSearch(page);
  await page.keyboard.type('onedrive');
  await expect(answers(page).nth(2)).toBeVisible();
  const rows = dialog(page).getByRole('treeitem');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await rows.nth(2).getAttribute('id')) ?? 'none',
  );
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const href = (await answers(page).nth(2).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin()}${href}`);
});

test('a word that is still being composed is not searched for, and its keys open nothing', async ({
  page,
}) => {
  await open(page, `${origin()}/zh/guide/`);
  await openSearch(page);
  await page.keyboard.type('docker');
  await expect(answers(page).first()).toBeVisible();
  const before = await answers(page).first().getAttribute('href');
  const status = dialog(page).getByRole('status');
  const told = await status.textContent();
  const input = await page.context().newCDPSession(page);
  const compose = async (text: string) =>
    input.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await field(page).fill('');
  await expect(answers(page)).toHaveCount(0);
  for (const text of ['d', 'du', 'dui', 'dui xiang', 'dui xiang cun chu']) {
    await compose(text);
    await expect(field(page)).toHaveValue(text);
  }
  // The keys that choose among the candidates of an input method.
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    await field(page).dispatchEvent('keydown', {
      key,
      keyCode: 229,
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
  }
  await expect(answers(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${origin()}/zh/guide/`);
  await expect(dialog(page)).toBeVisible();
  await input.send('Input.insertText', {text: '对象存储'});
  await expect(field(page)).toHaveValue('对象存储');
  await expect(answers(page).first()).toHaveAttribute(
    'href',
    '/zh/guide/drivers/s3.html',
  );
  expect(before).not.toBe('/zh/guide/drivers/s3.html');
  expect(told).toMatch(/\d/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin()}/zh/guide/drivers/s3.html`);
});
