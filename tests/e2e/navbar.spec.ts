import type {Page} from '@playwright/test';
import {violationsInModes} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');
const longPage = '/guide/drivers/onedrive';

const navbar = (page: Page) =>
  page.getByRole('navigation', {name: /^(?:Main|主导航)$/});
const languageMenu = (page: Page) => navbar(page).locator('details');
const mobileMenu = (page: Page) => page.locator('#site-menu');
const openMenuButton = (page: Page) =>
  page.getByRole('button', {name: /^(?:Open the menu|打开菜单)$/});

const bottomOf = (page: Page) =>
  navbar(page).evaluate((bar) => bar.getBoundingClientRect().bottom);

async function expectShown(page: Page): Promise<void> {
  await expect.poll(() => bottomOf(page)).toBe(60);
}

async function expectHidden(page: Page): Promise<void> {
  await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0);
}

/** After it the page shows what was changed before it. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );

/** Goes to a place of the page in one step. */
const jumpTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('a jump of 400 px takes the navbar away, the button of the sidebar takes its place, and any way up, the focus of a key or another page brings it back', async ({
    page,
  }) => {
    await open(page, `${origin()}${longPage}`);
    await expectShown(page);
    await jumpTo(page, 400);
    await expectHidden(page);
    await jumpTo(page, 390);
    await expectShown(page);

    await jumpTo(page, 1200);
    await expectHidden(page);
    const button = page.getByRole('button', {name: 'Pages of this section'});
    await expect.poll(async () => (await button.boundingBox())?.y).toBe(0);
    await openMenuButton(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(navbar(page).locator(':focus-visible')).toHaveCount(1);
    await expectShown(page);
    await page.getByRole('main').getByRole('heading', {level: 1}).click();
    await expect(page.locator('html[data-navbar-hidden]')).toHaveCount(0);
    await jumpTo(page, 400);
    await expectHidden(page);
    await page.getByRole('main').getByRole('link', {name: /^Next/}).click();
    await expect(page).not.toHaveURL(new RegExp(longPage));
    await expectShown(page);
  });

  for (const [base, faq, close] of inTurn(
    [
      ['/', 'FAQ', 'Close the menu'],
      ['/zh/', '常见问题', '关闭菜单'],
    ] as const,
    0,
  )) {
    test(`the menu at ${base} fills the screen accessibly, holds links, languages and appearance, and leads on`, async ({
      page,
    }) => {
      await open(page, `${origin()}${base}guide/`);
      await openMenuButton(page).click();
      const menu = mobileMenu(page);
      // An open menu covers what is below it.
      expect(await violationsInModes(page, {within: '#site-menu'})).toEqual([]);
      expect(await menu.boundingBox()).toEqual({
        x: 0,
        y: 0,
        width: 390,
        height: 844,
      });
      await expect(menu.getByRole('link')).toHaveCount(10);
      await expect(
        menu.getByRole('button', {name: /^(?:Appearance|外观)/}),
      ).toBeVisible();
      await menu.getByRole('button', {name: close}).click();
      await expect(menu).toBeHidden();
      await expect(openMenuButton(page)).toBeFocused();
      await openMenuButton(page).click();
      await menu.getByRole('link', {name: faq}).click();
      await expect(page).toHaveURL(`${origin()}${base}faq/`);
      await expect(page.getByRole('heading', {level: 1})).toContainText(faq);
      await expect(menu).toBeHidden();
      // The link of the page that is already there leads to it too.
      await openMenuButton(page).click();
      await menu.getByRole('link', {name: faq}).click();
      await expect(menu).toBeHidden();
    });
  }

  test('behind the open menu the page does not scroll; it closes when the window grows to 720 px, when the sidebar opens, and when the focus goes behind it', async ({
    page,
  }) => {
    await open(page, `${origin()}${longPage}`);
    await openMenuButton(page).click();
    await page.mouse.move(200, 700);
    await expect(page.locator('html[data-overlay]')).toHaveCount(1);
    await twoFrames(page);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('PageDown');
    // A second wheel event is handled after the first one took effect.
    await page.mouse.wheel(0, 500);
    await twoFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.setViewportSize({width: 719, height: 844});
    await expect(mobileMenu(page)).toBeVisible();
    await page.setViewportSize({width: 720, height: 844});
    await expect(mobileMenu(page)).toBeHidden();
    await expect(languageMenu(page)).toBeVisible();
    await page.setViewportSize({width: 390, height: 844});

    await openMenuButton(page).click();
    await page.evaluate(() =>
      document.getElementById('site-sidebar')?.showPopover(),
    );
    await expect(mobileMenu(page)).toBeHidden();
    await expect(page.locator('#site-sidebar')).toBeVisible();
    await page.keyboard.press('Escape');
    await openMenuButton(page).click();
    await mobileMenu(page)
      .getByRole('button', {name: /^Appearance/})
      .focus();
    await expect(mobileMenu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(mobileMenu(page)).toBeHidden();

    await openMenuButton(page).click();
    await page.keyboard.press('Escape');
    await expect(mobileMenu(page)).toBeHidden();
    await page.mouse.move(200, 700);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 500);
        return page.evaluate(() => window.scrollY);
      })
      .toBeGreaterThan(0);
  });
});

test('a key that reaches the navbar leaves the page where it is, and the menu that it opens is accessible', async ({
  page,
}) => {
  await open(page, `${origin()}${longPage}#limits`);
  const heading = page.locator('#limits');
  await expect
    .poll(() =>
      heading.evaluate((it) => Math.round(it.getBoundingClientRect().top)),
    )
    .toBe(76);
  const place = await page.evaluate(() => window.scrollY);
  const menu = languageMenu(page).locator('summary');
  await menu.focus();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(languageMenu(page)).toHaveAttribute('open');
  expect(await violationsInModes(page, {within: 'nav'})).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(languageMenu(page).getByRole('link').first()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await expect(page).toHaveURL(/#limits$/);
});

test.describe('the language menu', () => {
  const link = (page: Page) =>
    languageMenu(page).getByRole('link', {name: '简体中文'});

  test('opens under the mouse, stays on the way to its links or after a click, and closes when the mouse goes or presses elsewhere; by keyboard it gives the focus back', async ({
    page,
  }) => {
    await open(page, `${origin()}/guide/`);
    const button = languageMenu(page).locator('summary');
    await button.hover();
    await expect(link(page)).toBeVisible();
    const from = await button.boundingBox();
    const to = await link(page).boundingBox();
    const x = (from?.x ?? 0) + (from?.width ?? 0) / 2;
    await page.mouse.move(x, (from?.y ?? 0) + (from?.height ?? 0) - 2);
    await page.mouse.move(x, (to?.y ?? 0) + 10, {steps: 20});
    await expect(link(page)).toBeVisible();
    await page.mouse.move(300, 600);
    await expect(link(page)).toBeHidden();
    await button.click();
    await page.mouse.move(300, 600);
    await expect(link(page)).toBeVisible();
    await page.getByRole('heading', {level: 1}).click();
    await expect(link(page)).toBeHidden();

    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(page)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(link(page)).toBeVisible();
    await link(page).focus();
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeHidden();
  });
});
