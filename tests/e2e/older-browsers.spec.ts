import type {Page} from '@playwright/test';
import {open} from './support/pages';
import {answers, searchButton} from './support/search';
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

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(({pathname}) => pathname === path);
  await expect(page.locator('article h1')).toBeVisible();
}

for (const [language, path, next] of [
  ['English', '/guide/', '/guide/install/'],
  ['Chinese', '/zh/guide/', '/zh/guide/install/'],
] as const) {
  for (const width of inTurn([390, 1440], 0)) {
    test(`a visitor of the ${language} site without popovers follows links and goes back, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.addInitScript(withoutPopovers);
      await open(page, originOf('own') + path);
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

test('the list of search results takes its height from its content, as WebKit needs it', async ({
  page,
}) => {
  await open(page, `${originOf('own')}/guide/`);
  await searchButton(page).click();
  await page.keyboard.type('onedrive');
  await expect(answers(page).first()).toBeVisible();
  await expect(page.locator('.DocSearch-Dropdown')).toHaveCSS(
    'flex-basis',
    'auto',
  );
});

test('a page opened at a fragment hydrates in a browser that records no first paint', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(PerformanceObserver.prototype, {observe: () => undefined});
  });
  await page.goto(`${originOf('own')}/guide/install/docker#config-variables`);
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
});
