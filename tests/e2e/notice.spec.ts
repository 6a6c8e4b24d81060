import type {Page} from '@playwright/test';
import {violationsInModes} from './support/axe';
import {open} from './support/pages';
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

    test('reads what changed, can follow each link in it, closes it, and never sees it again', async ({
      page,
      context,
      request,
    }) => {
      await open(page, `${origin()}${home}`);
      const notice = noticeOf(page, title);
      await expect(notice).toBeVisible();
      await notice.locator('summary').click();
      const links = await notice
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
      await notice.getByRole('button', {name: close}).click();
      await expect(notice).toBeHidden();
      await page.reload();
      const later = await context.newPage();
      await open(later, `${origin()}${home}`);
      await expect(noticeOf(later, title)).toBeHidden();
    });
  });
}

test('the notice takes neither the focus nor the page from the reader, has its place at every width, is accessible, and is not printed', async ({
  page,
}) => {
  await open(page, `${origin()}/guide/`);
  await expect(noticeOf(page, shipped.en.title)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.mouse.wheel(0, 400);
  await expect
    .poll(() => page.evaluate(() => window.scrollY))
    .toBeGreaterThan(100);
  const height = 667;
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
    // Its colours are those of every width.
    if (width === 390) {
      const look = {within: '[role=dialog]'};
      expect(await violationsInModes(page, look)).toEqual([]);
    }
    await page.emulateMedia({media: 'print'});
    await expect(notice).toBeHidden();
    await page.emulateMedia({media: 'screen'});
  }
  // The languages open over it.
  await page.mouse.wheel(0, -1000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('navigation', {name: 'Main'}).locator('summary').click();
  await page.getByRole('link', {name: '简体中文'}).click();
  // The fragment of where the reader was goes after a moment.
  await expect(page).toHaveURL(/\/zh\/guide\/(?:#[\w-]+)?$/);
});
