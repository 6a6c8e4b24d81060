import type {Page} from '@playwright/test';
import {prepare, violations} from './support/axe';
import {holdScripts} from './support/heldScripts';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo(0, y), top);

/** How much of the ring is drawn, of 100. */
const drawn = (page: Page) =>
  page
    .locator('circle[stroke-dashoffset]')
    .evaluate(
      (circle) => 100 - Number(circle.getAttribute('stroke-dashoffset')),
    );

for (const [address, name] of inTurn(
  [
    ['/guide/install/docker', 'Scroll back to top'],
    ['/zh/guide/install/docker.html', '回到顶部'],
  ] as const,
  1,
)) {
  test(`a reader of ${address} gets back to its top, and goes on there by keyboard`, async ({
    page,
  }) => {
    await open(page, `${origin()}${address}`);
    await prepare(page);
    const button = page.getByRole('button', {name});
    for (const width of [390, 1600]) {
      await page.setViewportSize({width, height: 844});
      await expect(button).toBeHidden();
      await scrollTo(page, 101);
      await expect(button).toBeVisible();
      await scrollTo(page, 100);
      await expect(button).toBeHidden();
      await scrollTo(page, 1e6);
      await expect(button).toBeInViewport({ratio: 1});
      expect(await drawn(page)).toBe(100);
      const middle = await page.evaluate(
        () => (document.documentElement.scrollHeight - window.innerHeight) / 2,
      );
      await scrollTo(page, middle);
      await expect.poll(() => drawn(page)).toBe(50);
      expect(await violations(page, 'button:has(circle)')).toEqual([]);
      await (width === 390 ? button.click() : button.press('Enter'));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(button).toBeHidden();
    }
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    expect(
      await focused.evaluate((element) => element.closest('main') !== null),
    ).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

// Readers who save data get nothing ahead of time, so that each page is loaded when it is asked for.
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });

const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** The bar of a page that is loading. */
const bar = (page: Page) => page.locator('#nprogress .bar');

test('a slow page shows how it comes, also after two presses; a page that was seen is there at once', async ({
  page,
}) => {
  await saveData(page);
  await open(page, `${origin()}/config/`);
  const letGo = await holdScripts(page);
  const first = (await heading(page).textContent()) ?? '';
  await page.locator('#site-next-page').dblclick();
  await expect(bar(page)).toBeVisible();
  await expect(heading(page)).toHaveText(first);
  letGo();
  await expect(heading(page)).not.toHaveText(first);
  await expect(bar(page)).toHaveCount(0);
  const second = (await heading(page).textContent()) ?? '';
  // From here on nothing is answered, nothing needs to be, and nobody is told to wait.
  await page.unrouteAll({behavior: 'wait'});
  await holdScripts(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) {
        document.documentElement.dataset.hadToWait = 'yes';
      }
    }).observe(document.body, {childList: true});
  });
  await page.locator('#site-previous-page').click();
  await expect(heading(page)).toHaveText(first);
  await page.goBack();
  await expect(heading(page)).toHaveText(second);
  await expect(page.locator('html')).not.toHaveAttribute('data-had-to-wait');
});
