import type {Page} from '@playwright/test';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

for (const [address, skip] of inTurn(
  [
    ['/guide/install/', 'Skip to main content'],
    ['/zh/guide/install/', '跳到主要内容'],
  ] as const,
  1,
)) {
  test(`the first key on ${address} offers to skip to the text, and whoever goes on hears the next page’s title and starts at its beginning`, async ({
    page,
  }) => {
    await open(page, `${origin()}${address}`);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', {name: skip});
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ratio: 1});
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(
      await page
        .locator(':focus')
        .evaluate((element) => element.closest('main') !== null),
    ).toBe(true);
    const region = page.locator('[aria-live="polite"][aria-atomic]').first();
    await expect(region).toHaveText('');
    for (const link of ['#site-next-page', '#site-previous-page']) {
      const before = await page.title();
      await page.locator(link).focus();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveTitle(before);
      await expect(region).toHaveText(await page.title());
      await page.keyboard.press('Tab');
      await expect(skipLink).toBeFocused();
    }
  });
}

/** Goes from element to element, and names those on which the focus cannot be seen. */
async function unseenOnTheWay(page: Page, steps: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    unseen.push(
      ...(await page.locator(':focus').evaluateAll((elements) =>
        elements.flatMap((element) => {
          const {outlineStyle, outlineWidth} = getComputedStyle(element);
          const {width, height} = element.getBoundingClientRect();
          const isSeen =
            outlineStyle !== 'none' &&
            outlineWidth !== '0px' &&
            width * height > 0;
          return isSeen ? [] : [element.outerHTML.slice(0, 120)];
        }),
      )),
    );
  }
  return unseen;
}

test('the focus can be seen wherever a key takes it, in forced colours too', async ({
  page,
}) => {
  await open(page, `${origin()}/guide/drivers/local`);
  expect(await unseenOnTheWay(page, 40)).toEqual([]);
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, `${origin()}/guide/drivers/local`);
  expect(await unseenOnTheWay(page, 30)).toEqual([]);
});
