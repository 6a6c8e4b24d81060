import type {Page} from '@playwright/test';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

/** Takes popovers out of the browser, whose engine then throws on their selector as Chrome 109 and Safari 15.6 do. */
function withoutPopovers(): void {
  const {matches} = Element.prototype as {
    matches: (this: Element, selector: string) => boolean;
  };
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      if (selector.includes(':popover-open')) {
        throw new DOMException(`'${selector}' is not a valid selector`);
      }
      return matches.call(this, selector);
    },
  });
  for (const name of [
    'popover',
    'showPopover',
    'hidePopover',
    'togglePopover',
  ]) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
}

/** Takes away what tells that a page was painted. */
function withoutPaints(): void {
  Object.assign(PerformanceObserver.prototype, {observe: () => undefined});
}

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(({pathname}) => pathname === path);
  await expect(page.locator('article h1')).toBeVisible();
}

for (const [path, next] of inTurn(
  [
    ['/guide/', '/guide/install/'],
    ['/zh/guide/', '/zh/guide/install/'],
  ] as const,
  1,
)) {
  for (const width of inTurn([390, 1440], 0)) {
    test(`a visitor of ${path} without popovers, in a browser that records no first paint, follows links and goes back, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.addInitScript(withoutPopovers);
      await page.addInitScript(withoutPaints);
      await open(page, `${originOf('own')}${path}#top`);
      await page.locator(`article a[href^="${next}"]`).first().click();
      await expect(page).not.toHaveURL(({pathname}) => pathname === path);
      await expect(page.locator('article h1')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await page.mouse.wheel(0, 1500);
      await page.goBack();
      await expectPage(page, path);
      await page.goForward();
      await expect(page.locator('article h1')).toBeVisible();
    });
  }
}
