import type {Page} from '@playwright/test';
import {localeCodes} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import {open} from './support/pages';
import {openSearch} from './support/search';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {drag} from './support/touch';
import {inTurn} from './support/turns';

const phone = {
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
};

/** Pages with fields: the catalogue, generators, the error finder, the API, the changelog, stored data, and tools. */
const withFields = [
  '/guide/drivers/',
  '/guide/drivers/onedrive',
  '/guide/install/docker',
  '/guide/install/reverse-proxy',
  '/guide/webdav',
  '/guide/changelog',
  '/guide/api/auth',
  '/config/configuration',
  '/faq/error',
  '/tool/115/token',
  '/tool/aliyundrive/request',
  '/tool/google/album',
  '/tool/onedrive/request',
  '/tool/onedrive/webdav',
  '/tool/wopan/token',
].flatMap((page) => localeCodes.map((locale) => addressOf(page, locale)));

/** Fields in which a reader types or chooses, with the size of their text. */
const fieldsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter(
        (field) =>
          !(field instanceof HTMLInputElement) ||
          !['checkbox', 'radio', 'hidden'].includes(field.type),
      )
      .map((field) => ({
        name: field.outerHTML.slice(0, 80),
        size: Number.parseFloat(getComputedStyle(field).fontSize),
      })),
  );

test.describe('on a phone', () => {
  test.use(phone);

  test('no field makes the browser enlarge the page, not that of search either, and no page grows sideways', async ({
    page,
  }) => {
    let seen = 0;
    for (const address of inTurn(withFields, 0)) {
      await open(page, `${originOf('own')}${address}`);
      // Fields of parts that are folded away have their size too.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) {
          details.setAttribute('open', '');
        }
      });
      const fields = await fieldsOf(page);
      seen += fields.length;
      expect([address, fields.filter(({size}) => size < 16)]).toEqual([
        address,
        [],
      ]);
      const {scrollWidth, clientWidth} = await page.evaluate(() => {
        const {documentElement: root} = document;
        return {scrollWidth: root.scrollWidth, clientWidth: root.clientWidth};
      });
      expect([address, scrollWidth]).toEqual([address, clientWidth]);
    }
    expect(seen).toBeGreaterThan(5);
    await open(page, `${originOf('own')}/guide/`);
    await openSearch(page);
    const fields = await fieldsOf(page);
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter(({size}) => size < 16)).toEqual([]);
  });
});

for (const address of inTurn(
  ['/config/configuration', '/zh/config/configuration.html'],
  1,
)) {
  test.describe(`on a phone, on ${address}`, () => {
    test.use({...phone, viewport: {width: 360, height: 740}});

    test('the page stays where it is while the sidebar is open, and scrolls again afterwards', async ({
      page,
    }) => {
      await open(page, `${originOf('own')}${address}`);
      const hand = await page.context().newCDPSession(page);
      const swipeUp = async () =>
        drag(hand, {x: 345, y: 600}, {x: 345, y: 200});
      const position = () => page.evaluate(() => window.scrollY);
      await page
        .getByRole('button', {name: /^(?:Pages of this section|本栏目页面)$/})
        .click();
      const sidebar = page.locator('#site-sidebar:popover-open');
      await expect(sidebar).toBeVisible();
      await page.mouse.move(345, 400);
      await page.mouse.wheel(0, 600);
      await swipeUp();
      // Another finger: the list itself still scrolls.
      await drag(hand, {x: 100, y: 600}, {x: 100, y: 200});
      await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      });
      expect(await position()).toBe(0);
      if (await sidebar.isVisible()) {
        await page.keyboard.press('Escape');
      }
      await expect(sidebar).toBeHidden();
      await swipeUp();
      await expect.poll(position).toBeGreaterThan(100);
    });
  });
}
