import type {Page} from '@playwright/test';
import {chinese, english, visit} from './support/authoring';
import {expect, test} from './support/test';

const openTabs = (page: Page) =>
  page
    .locator('.markdown [role="tab"][aria-selected="true"]')
    .filter({visible: true})
    .allTextContents();

test('a reader who chooses a system finds it chosen in every group, on the next page, in the other language and after a reload', async ({
  page,
}) => {
  await visit(page, english.install);
  const groups = await page.locator('.markdown .site-tabs').count();
  expect(groups).toBeGreaterThan(1);
  expect(await openTabs(page)).toEqual(Array(groups).fill('Linux'));
  await page.getByRole('tab', {name: 'Windows'}).last().click();
  expect(await openTabs(page)).toEqual(Array(groups).fill('Windows'));
  await page.reload();
  await expect
    .poll(() => openTabs(page))
    .toEqual(Array(groups).fill('Windows'));
  await visit(page, chinese.text);
  expect((await openTabs(page))[0]).toBe('Windows');
});

test('a reader who chooses a tab further down keeps looking at it', async ({
  page,
}) => {
  await visit(page, english.install);
  const tab = page.getByRole('tab', {name: 'Windows'}).last();
  await tab.scrollIntoViewIfNeeded();
  const before = (await tab.boundingBox())?.y ?? 0;
  await tab.click();
  const after = (await tab.boundingBox())?.y ?? 0;
  expect(Math.abs(after - before)).toBeLessThan(2);
});

test('two windows of one reader show the same tab', async ({page, context}) => {
  await visit(page, english.install);
  const other = await context.newPage();
  await visit(other, english.text);
  await other.getByRole('tab', {name: 'macOS'}).first().click();
  await expect
    .poll(async () => new Set(await openTabs(page)))
    .toEqual(new Set(['macOS']));
});

test('a tab that is stored and unknown leaves the first one open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('tab-os', 'plan9');
  });
  await visit(page, english.install);
  expect(new Set(await openTabs(page))).toEqual(new Set(['Linux']));
});

test('a reader changes tabs by keyboard, and goes on into the panel', async ({
  page,
}) => {
  await visit(page, english.text);
  const list = page.getByRole('tablist').first();
  await list.getByRole('tab', {name: 'Linux'}).focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Windows'],
    ['ArrowRight', 'Linux'],
    ['End', 'Windows'],
    ['Home', 'Linux'],
    ['ArrowRight', 'macOS'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(list.getByRole('tab', {name})).toBeFocused();
    await expect(page.getByRole('tabpanel', {name}).first()).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('tabpanel', {name: 'macOS'}).first(),
  ).toBeFocused();
});
