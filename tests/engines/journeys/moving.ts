import {expect} from '@playwright/test';
import {desktop, phone, test} from '../support/test';

const PLACE = 1300;

const isNear = (top: number) => Math.abs(window.scrollY - top) < 50;

const isStored = (top: number) =>
  (window.history.state as {scrollTop?: number} | null)?.scrollTop === top;

for (const size of [desktop, phone]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({size});

    test('a visitor follows a link, goes back to where they read, and forward again, without a new load', async ({
      visitor,
    }) => {
      await visitor.open('/guide/drivers/onedrive');
      await visitor.evaluate(() => {
        Object.assign(window, {isSamePage: true});
      });
      const link = 'main a[href="/guide/drivers/common"]';
      await visitor.bringIntoView(link);
      const left = await visitor.evaluate(() => window.scrollY);
      await visitor.click(link);
      await visitor.isAt('/guide/drivers/common');
      await visitor.reads('h1', /Common options/);
      await visitor.evaluate((top) => {
        window.scrollTo({top, behavior: 'instant'});
      }, PLACE);
      await visitor.until(isStored, 'the place in the history', PLACE);
      await visitor.back();
      await visitor.isAt('/guide/drivers/onedrive');
      await visitor.reads('h1', /OneDrive/);
      await visitor.until(isNear, 'the place on the first page', left);
      await visitor.forward();
      await visitor.isAt('/guide/drivers/common');
      await visitor.reads('h1', /Common options/);
      await visitor.until(isNear, 'the place on the second page', PLACE);
      expect(await visitor.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
  });
}

test('a visitor goes through five pages by the keys of the neighbours', async ({
  visitor,
}) => {
  await visitor.open('/config/');
  await visitor.evaluate(() => {
    Object.assign(window, {isSamePage: true});
  });
  for (let step = 0; step < 5; step += 1) {
    const before = await visitor.evaluate(() => document.title);
    await visitor.press('Alt', 'ArrowRight');
    await expect(async () => {
      expect(await visitor.evaluate(() => document.title)).not.toBe(before);
    }).toPass();
    await visitor.sees('h1');
  }
  expect(await visitor.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test.describe('on a wide screen', () => {
  test.use({size: {width: 1600, height: 900}});

  test('a visitor arrives in the middle of /guide/drivers/onedrive, and the page works without a press', async ({
    visitor,
  }) => {
    await visitor.open('/guide/drivers/onedrive#limits');
    await visitor.sees('h2[id="limits"]');
    await visitor.sees('nav a[href="#limits"][aria-current="location"]');
  });
});

test.describe('at an address without a page', () => {
  test.use({provoked: /status of 404/});

  test('a visitor is offered the page that was meant, and goes there', async ({
    visitor,
  }) => {
    await visitor.open('/guide/drivers/ondrive');
    await visitor.reads('h1', /There is nothing here/);
    await visitor.click('main li a', 'OneDrive');
    await visitor.isAt('/guide/drivers/onedrive');
    await visitor.reads('h1', /OneDrive/);
  });
});
