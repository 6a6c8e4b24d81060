import type {Page} from '@playwright/test';
import {violationsInModes} from './support/axe';
import {waitForHydration, open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

test.use({isNew: true});

/** The shipped notice in each language, and what its buttons say. */
const shipped = {
  en: {
    home: '/',
    title: 'Coming from an older AList?',
    close: 'Close the notice',
    locale: 'en-US',
  },
  zh: {
    home: '/zh/',
    title: '从旧版升级上来的？',
    close: '关闭公告',
    locale: 'zh-CN',
  },
} as const;

const noticeOf = (page: Page, title: string) =>
  page.getByRole('dialog', {name: title});

for (const {home, title, close, locale} of inTurn(Object.values(shipped), 0)) {
  test.describe(`a reader who comes to ${home} for the first time`, () => {
    test.use({locale});

    test('reads what changed, closes it, and never sees it again', async ({
      page,
      context,
    }) => {
      await open(page, `${origin()}${home}`);
      const notice = noticeOf(page, title);
      await expect(notice).toBeVisible();
      await notice.getByRole('button', {name: close}).click();
      await expect(notice).toBeHidden();
      await page.reload();
      const later = await context.newPage();
      await open(later, `${origin()}${home}`);
      await expect(noticeOf(later, title)).toBeHidden();
    });
  });
}

for (const {home, title, locale} of inTurn(Object.values(shipped), 1)) {
  test.describe(`a reader who comes to ${home} for the first time`, () => {
    test.use({locale});

    test('can follow each link in the text', async ({page, request}) => {
      await open(page, `${origin()}${home}`);
      await noticeOf(page, title).locator('summary').click();
      const links = await noticeOf(page, title)
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => (link as HTMLAnchorElement).href),
        );
      expect(links.length).toBeGreaterThan(5);
      for (const link of links) {
        const answer = await request.get(link);
        expect(answer.status()).toBe(200);
        expect(await answer.text()).toMatch(
          new RegExp(`\\bid="?${new URL(link).hash.slice(1)}[" >]`),
        );
      }
    });
  });
}

test('the notice takes neither the focus nor the page from the reader', async ({
  page,
}) => {
  await open(page, `${origin()}/guide/`);
  await expect(noticeOf(page, shipped.en.title)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.mouse.wheel(0, 400);
  await expect
    .poll(() => page.evaluate(() => window.scrollY))
    .toBeGreaterThan(100);
  // The languages open over it.
  await page.mouse.wheel(0, -400);
  await page.getByRole('navigation', {name: 'Main'}).locator('summary').click();
  await page.getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL(/\/zh\/guide\/$/);
});

test('the notice has its place at every width, is accessible, and is not printed', async ({
  page,
}) => {
  const height = 844;
  await open(page, `${origin()}/guide/`);
  for (const width of [390, 1024, 1600]) {
    await page.setViewportSize({width, height});
    const notice = noticeOf(page, shipped.en.title);
    const box = await notice.boundingBox();
    if (box === null) {
      throw new Error('The notice has no place.');
    }
    // A bar along the lower edge, over nothing that begins a page.
    expect(box.y + box.height).toBeCloseTo(height, 0);
    expect(box.height).toBeLessThanOrEqual(height * 0.12);
    expect(await violationsInModes(page, {within: '[role=dialog]'})).toEqual(
      [],
    );
    await page.emulateMedia({media: 'print'});
    await expect(notice).toBeHidden();
    await page.emulateMedia({media: 'screen'});
  }
});

/** Serves the site with its notices over the whole page, for one visit. */
async function announceOverThePage(page: Page): Promise<void> {
  await page.route(/\/assets\/js\/main\./, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text
      .replaceAll('"fullscreen":false', '"fullscreen":true')
      .replaceAll('"showOnce":true', '"showOnce":false');
    expect(body).not.toBe(text);
    await route.fulfill({response, body});
  });
}

const blurOf = (page: Page) =>
  page
    .getByRole('dialog')
    .evaluate(
      (dialog) => getComputedStyle(dialog, '::backdrop').backdropFilter,
    );

test.describe('a notice over the whole page', () => {
  const {title, close} = shipped.en;

  test('blurs the page, keeps the focus, and closes by Escape or a press on the mask', async ({
    page,
  }) => {
    await announceOverThePage(page);
    await open(page, `${origin()}/guide/`);
    const notice = noticeOf(page, title);
    await expect(notice).toBeVisible();
    expect(await blurOf(page)).toContain('blur');
    await expect(notice.getByRole('button', {name: close})).toBeFocused();
    const stops = 2 * (await notice.locator('a, button').count());
    for (let index = 0; index < stops; index += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    expect(await violationsInModes(page, {within: 'dialog[open]'})).toEqual([]);
    await page.mouse.click(5, 5);
    await expect(notice).toBeHidden();
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await page.reload();
    await expect(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await page.reload();
    await waitForHydration(page);
    await expect(notice).toBeHidden();
  });
});
