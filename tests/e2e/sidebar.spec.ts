import type {Page} from '@playwright/test';
import {violationsInModes} from './support/axe';
import type {AxeLook} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

const sidebar = (page: Page) => page.locator('#site-sidebar');
const pagesButton = (page: Page) =>
  page.getByRole('button', {name: /^(?:Pages of this section|本栏目页面)$/});
const group = (page: Page, name: string) =>
  sidebar(page).locator(`details:has(> summary:text-is("${name}"))`);
const activeLink = (page: Page) =>
  sidebar(page).locator('[aria-current="page"]');

/** Whether the reader's page is seen in the sidebar, and where the page itself stands. */
const view = (page: Page) =>
  activeLink(page).evaluate((link) => {
    const list = link.closest('nav')?.getBoundingClientRect();
    const {top, bottom} = link.getBoundingClientRect();
    return {
      isSeen:
        list !== undefined &&
        bottom - top > 0 &&
        top >= list.top &&
        bottom <= list.bottom,
      pageAt: window.scrollY,
    };
  });

for (const [base, name] of inTurn(
  [
    ['/', 'Docs sidebar'],
    ['/zh/', '文档侧边栏'],
  ] as const,
  1,
)) {
  test(`at every width the sidebar of ${base} is a landmark with the reader’s page marked and its group open, and is accessible`, async ({
    page,
  }) => {
    const suffix = base === '/' ? '' : '.html';
    await open(page, `${origin()}${base}guide/drivers/onedrive${suffix}`);
    for (const width of [1600, 1024, 390]) {
      await page.setViewportSize({width, height: 844});
      if (width <= 719) {
        await expect(sidebar(page)).toBeHidden();
        await pagesButton(page).click();
      }
      const nav = page.getByRole('navigation', {name});
      await expect(nav).toBeVisible();
      await expect(nav.locator('[aria-current="page"]')).toHaveText('OneDrive');
      await expect(nav.locator('details[open]')).toHaveCount(1);
      await expect.poll(async () => (await view(page)).isSeen).toBe(true);
      // Its colours are those of every width.
      const modes: AxeLook['modes'] =
        width === 1600 ? ['light', 'dark'] : ['light'];
      const look = {within: '#site-sidebar', modes};
      expect(await violationsInModes(page, look)).toEqual([]);
    }
  });
}

test('the reader’s page is in view in the sidebar while the page itself stays where its fragment says', async ({
  page,
}) => {
  await page.setViewportSize({width: 1600, height: 300});
  await open(page, `${origin()}/guide/`);
  await page.locator('main a[href="/guide/drivers/"]').first().click();
  await page.locator('main a[href="/guide/drivers/webdav"]').first().click();
  await expect(page).toHaveURL(`${origin()}/guide/drivers/webdav`);
  await expect.poll(() => view(page)).toEqual({isSeen: true, pageAt: 0});
  const scrolled = () => sidebar(page).evaluate((list) => list.scrollTop);
  expect(await scrolled()).toBeGreaterThan(0);
  await page.goto('about:blank');
  await open(page, `${origin()}/guide/drivers/webdav#limits`);
  expect((await view(page)).isSeen).toBe(true);
  const heading = await page.locator('#limits').boundingBox();
  expect(heading?.y).toBeGreaterThan(0);
  expect(heading?.y).toBeLessThan(150);
});

test.describe('at 1024 px', () => {
  test.use({viewport: {width: 1024, height: 600}});

  test('the reader folds the sidebar away until the next visit, the page takes its room, and it comes back, also from 1440 px on', async ({
    page,
  }) => {
    await open(page, `${origin()}/guide/drivers/webdav`);
    const main = page.getByRole('main');
    const wide = async () => (await main.boundingBox())?.width ?? 0;
    const before = await wide();
    await expect(pagesButton(page)).toHaveAttribute('aria-expanded', 'true');
    await pagesButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(pagesButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar(page)).toBeHidden();
    expect(await wide()).toBeGreaterThan(before + 200);
    await expect(pagesButton(page)).toBeFocused();
    await page.getByRole('link', {name: 'Common options'}).first().click();
    await expect(page).toHaveURL(/\/guide\/drivers\/common/);
    await expect(sidebar(page)).toBeHidden();
    await page.setViewportSize({width: 1439, height: 600});
    await expect(sidebar(page)).toBeHidden();
    await page.setViewportSize({width: 1440, height: 600});
    await expect(sidebar(page)).toBeVisible();
    await expect(pagesButton(page)).toBeHidden();
    await page.setViewportSize({width: 1024, height: 600});
    await expect(sidebar(page)).toBeHidden();
    await pagesButton(page).click();
    await expect(sidebar(page)).toBeVisible();
    expect(await wide()).toBe(before);
    await expect.poll(async () => (await view(page)).isSeen).toBe(true);
    await pagesButton(page).click();
    await expect(sidebar(page)).toBeHidden();
    await page.reload();
    await expect(sidebar(page)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the sidebar lies over the page; a press on its mask, Escape and going to a page close it, opening a group does not; from 1024 px on it is beside the page', async ({
    page,
  }) => {
    await open(page, `${origin()}/guide/drivers/webdav`);
    await pagesButton(page).click();
    await expect(sidebar(page)).toBeVisible();
    const mask = await sidebar(page).evaluate(
      (nav) => getComputedStyle(nav, '::backdrop').backgroundColor,
    );
    expect(mask).not.toBe('rgba(0, 0, 0, 0)');
    await page.mouse.click(380, 600);
    await expect(sidebar(page)).toBeHidden();
    await expect(page).toHaveURL(`${origin()}/guide/drivers/webdav`);

    await pagesButton(page).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(pagesButton(page)).toBeFocused();

    await pagesButton(page).click();
    await group(page, 'Install').locator('summary').click();
    await expect(sidebar(page)).toBeVisible();
    await group(page, 'Install').getByRole('link', {name: 'Docker'}).click();
    await expect(page).toHaveURL(`${origin()}/guide/install/docker`);
    await expect(sidebar(page)).toBeHidden();
    // It is closed again when the page comes, which is later than its address.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Docker');

    await pagesButton(page).click();
    await expect(sidebar(page)).toBeVisible();
    await page.setViewportSize({width: 1024, height: 844});
    await expect
      .poll(() => sidebar(page).evaluate((nav) => nav.matches(':popover-open')))
      .toBe(false);
    await expect(sidebar(page)).toBeVisible();
    const list = await sidebar(page).boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(
      main?.x ?? 0,
    );
  });
});
