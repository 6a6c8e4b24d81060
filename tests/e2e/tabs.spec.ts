import type {Page} from '@playwright/test';
import {chinese, english, visit} from './support/authoring';
import {expect, test} from './support/test';

const openTabs = (page: Page) =>
  page
    .locator('.markdown [role="tab"][aria-selected="true"]')
    .filter({visible: true})
    .allTextContents();

test('a reader who chooses a system keeps looking at it, and finds it chosen in every group, on the next page, in the other language and after a reload', async ({
  page,
}) => {
  await visit(page, english.install);
  const groups = await page.locator('.markdown .site-tabs').count();
  expect(groups).toBeGreaterThan(1);
  expect(await openTabs(page)).toEqual(Array(groups).fill('Linux'));
  const tab = page.getByRole('tab', {name: 'Windows'}).last();
  await tab.scrollIntoViewIfNeeded();
  const before = (await tab.boundingBox())?.y ?? 0;
  await tab.click();
  const after = (await tab.boundingBox())?.y ?? 0;
  expect(Math.abs(after - before)).toBeLessThan(2);
  expect(await openTabs(page)).toEqual(Array(groups).fill('Windows'));
  await page.reload();
  await expect
    .poll(() => openTabs(page))
    .toEqual(Array(groups).fill('Windows'));
  await visit(page, chinese.text);
  expect((await openTabs(page))[0]).toBe('Windows');
});
