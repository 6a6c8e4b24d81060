import type {Locator} from '@playwright/test';
import {violationsInModes} from './support/axe';
import {expect, test} from './support/test';
import {drag} from './support/touch';
import {
  control,
  proxy,
  redirect,
  shown,
  viewer,
  visitImages,
} from './support/viewer';

const widthOf = async (locator: Locator) =>
  (await locator.boundingBox())?.width ?? 0;

test('a reader opens an image by keyboard, walks by arrows, keeps it under own words, cannot leave the viewer by Tab, and leaves it with its page', async ({
  page,
}) => {
  await visitImages(page, '/guide/install/');
  await page
    .getByRole('link', {name: 'Introduction'})
    .filter({visible: true})
    .first()
    .click();
  await redirect(page).focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toContainText('2 / 3');
  // The keys of the site rest.
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('?');
  await expect(viewer(page)).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe('/guide/');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page)).toContainText('3 / 3');
  const download = page.waitForEvent('download');
  await viewer(page).getByRole('link', {name: 'Download the image'}).click();
  expect((await download).suggestedFilename()).toMatch(
    /^Proxy you open.*\.svg$/,
  );
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page)).toContainText('2 / 3');
  const names = new Set<string>();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const {activeElement} = document;
      const isOutside =
        activeElement !== document.body && !activeElement?.closest('dialog');
      return isOutside ? 'outside' : activeElement?.ariaLabel;
    });
    names.add(name ?? '');
  }
  expect(names).not.toContain('outside');
  expect([...names]).toEqual(
    expect.arrayContaining(['Close', 'Zoom', 'Next image']),
  );
  await control(page, 'Close').focus();
  await page.keyboard.press('Enter');
  await expect(redirect(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/install\/(?:#[\w-]+)?$/);
  await expect(viewer(page)).toHaveCount(0);
});

test('a reader zooms in and out; the wheel moves a zoomed image; the wheel and PageDown close one that is not; it can fill the screen', async ({
  page,
}) => {
  await page.setViewportSize({width: 800, height: 700});
  await visitImages(page);
  await redirect(page).click();
  const before = await widthOf(shown(page));
  await control(page, 'Zoom').click();
  await expect.poll(() => widthOf(shown(page))).toBeGreaterThan(before * 1.2);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 100);
  await expect(viewer(page)).toBeVisible();
  await control(page, 'Zoom').click();
  await expect.poll(() => widthOf(shown(page))).toBeCloseTo(before, 0);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 100);
  await expect(viewer(page)).toHaveCount(0);
  await redirect(page).click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(viewer(page)).toHaveCount(0);

  await redirect(page).click();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await control(page, 'Full screen').click();
  await expect.poll(isFull).toBe(true);
  await control(page, 'Leave full screen').click();
  await expect.poll(isFull).toBe(false);
  await expect(viewer(page)).toBeVisible();
  await control(page, 'Full screen').click();
  await expect.poll(isFull).toBe(true);
  await control(page, 'Close').click();
  await expect.poll(isFull).toBe(false);
  await expect(viewer(page)).toHaveCount(0);
});

test('an image and its viewer follow the colour mode, accessibly in either; a broken one is its description in both', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visitImages(page);
  await expect(redirect(page)).toHaveAttribute('src', /#light$/);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(redirect(page)).toHaveAttribute('src', /#dark$/);
  await redirect(page).click();
  await expect(viewer(page)).toContainText('2 / 3');
  await expect(shown(page)).toHaveAttribute('src', /#dark$/);
  expect(await violationsInModes(page, {within: 'dialog[open]'})).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);

  const broken = 'data:image/png;base64,AAAA';
  await redirect(page).scrollIntoViewIfNeeded();
  await redirect(page).evaluate((element, src) => {
    (element as HTMLImageElement).src = src;
  }, broken);
  await expect(redirect(page)).toHaveCount(0);
  await expect(page.getByRole('img', {name: /^302 redirect/})).toBeVisible();
  // One that the page has not noticed yet.
  await proxy(page).scrollIntoViewIfNeeded();
  await proxy(page).evaluate((element, src) => {
    window.addEventListener(
      'error',
      (event) => event.stopImmediatePropagation(),
      {capture: true, once: true},
    );
    (element as HTMLImageElement).src = src;
  }, broken);
  await proxy(page).click();
  await expect(viewer(page).getByText(/^Proxy: you open/)).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
  });

  test('a finger drags to the next image and back without opening the sidebar, and drags the viewer away', async ({
    page,
  }) => {
    await visitImages(page);
    const hand = await page.context().newCDPSession(page);
    await redirect(page).tap();
    await expect(viewer(page)).toContainText('2 / 3');
    await drag(hand, {x: 340, y: 430}, {x: 60, y: 430});
    await expect(viewer(page)).toContainText('3 / 3');
    await drag(hand, {x: 30, y: 430}, {x: 330, y: 430});
    await expect(viewer(page)).toContainText('2 / 3');
    await expect(page.locator('#site-sidebar:popover-open')).toHaveCount(0);
    await drag(hand, {x: 200, y: 300}, {x: 200, y: 760});
    await expect(viewer(page)).toHaveCount(0);
  });
});
