import type {Page} from '@playwright/test';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

test.use({isNew: true});

/**
 * The element that has the focus, whether any of it can be seen, and whether something that floats covers a part of it: nine points of it,
 * where it is in the window.
 */
const focused = (page: Page) =>
  page.evaluate(async () => {
    // Scrolling ends with the frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (element === null || element === document.body) {
      return {name: 'nothing', isSeen: true, isCovered: false};
    }
    const shares = [0.02, 0.5, 0.98];
    const hits = [...element.getClientRects()].flatMap((rectangle) => {
      const left = Math.max(rectangle.left, 0);
      const top = Math.max(rectangle.top, 0);
      const width = Math.min(rectangle.right, window.innerWidth) - left;
      const height = Math.min(rectangle.bottom, window.innerHeight) - top;
      return shares.flatMap((across) =>
        shares.map((down) =>
          document.elementFromPoint(left + across * width, top + down * height),
        ),
      );
    });
    const isSeen = hits.some(
      (hit) =>
        hit !== null &&
        (element.contains(hit) ||
          hit.contains(element) ||
          hit.closest('label')?.contains(element) === true),
    );
    const isCovered = hits.some((hit) => {
      const float = hit?.closest('[data-floats]');
      return float !== null && float?.contains(element) === false;
    });
    const name = element.outerHTML.slice(0, 120);
    return {name, isSeen, isCovered};
  });

/** Goes from element to element, and names those that are hidden when they have the focus, or partly under something that floats. */
async function hiddenOnTheWay(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  steps: number,
): Promise<string[]> {
  const hidden: string[] = [];
  const names = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    const {name, isSeen, isCovered} = await focused(page);
    names.add(name);
    if (!isSeen || isCovered) {
      hidden.push(name);
    }
  }
  expect(names.size).toBeGreaterThan(steps / 2);
  return hidden;
}

for (const [turn, {locale, address, size}] of (
  [
    {locale: 'en-GB', address: '/zh/guide/drivers/', size: [1280, 720]},
    {locale: 'zh-CN', address: '/faq/error', size: [820, 600]},
    {locale: 'zh-CN', address: '/guide/install/docker', size: [390, 420]},
  ] as const
).entries()) {
  test.describe(`a ${locale} reader of ${address} at ${size.join(' x ')}`, () => {
    const [width, height] = size;
    test.use({locale, viewport: {width, height}});

    for (const key of inTurn(['Shift+Tab', 'Tab'] as const, turn)) {
      test(`sees the focus after each ${key}, with the question about the language and a notice open`, async ({
        page,
      }) => {
        await open(page, `${originOf('own')}${address}`);
        const prompt = page.locator('[data-locale-prompt]');
        await expect(prompt).toBeVisible();
        expect(await hiddenOnTheWay(page, key, 40)).toEqual([]);
      });
    }
  });
}
