import type {Page} from '@playwright/test';
import {localeCodes} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import {open} from './support/pages';
import {openSearch} from './support/search';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
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
