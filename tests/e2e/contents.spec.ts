import type {Locator, Page} from '@playwright/test';
import {violationsInModes} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');
const wide = {width: 1600, height: 900};

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) {
    throw new Error('Nothing is shown there.');
  }
  return box;
};

/** Puts a heading where a followed link to it would, without following one. */
async function scrollToHeading(page: Page, id: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.getElementById(wanted)?.scrollIntoView();
  }, id);
}

for (const [address, name] of inTurn(
  [
    ['/guide/drivers/local', 'On this page'],
    ['/zh/guide/drivers/local.html', '本页目录'],
  ] as const,
  0,
)) {
  test(`a mark moves along the contents of ${address}, which are in a closed box on narrower screens`, async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await open(page, `${origin()}${address}`);
    const column = page.getByRole('navigation', {name});
    const links = column.getByRole('link');
    const mark = column.locator('> span').first();
    await expect(column.locator('[aria-current]')).toHaveCount(0);
    await expect(mark).toBeHidden();
    for (const index of [0, 2]) {
      const link = links.nth(index);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect(mark).toBeVisible();
      await expect
        .poll(async () => {
          const {y, height} = await boxOf(mark);
          return [Math.round(y), Math.round(height)];
        })
        .toEqual(
          await boxOf(link).then(({y, height}) => [
            Math.round(y),
            Math.round(height),
          ]),
        );
    }
    await expect(page.locator('details', {hasText: name})).toBeHidden();

    const box = page.locator('details', {hasText: name}).first();
    const link = box.getByRole('link').nth(1);
    for (const width of [390, 1024]) {
      await page.setViewportSize({width, height: 844});
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(link).toBeHidden();
      await box.getByText(name).click();
      await expect(link).toBeVisible();
      expect(
        await violationsInModes(page, {within: 'main details[open]'}),
      ).toEqual([]);
      await link.click();
      await expect(page).toHaveURL(/#[\w-]+$/);
      const id = new URL(page.url()).hash.slice(1);
      const target = page.locator(`[id="${id}"]`);
      await expect(target).toBeInViewport({ratio: 1});
      // Nothing that stays at the top lies over it.
      const isCovered = await target.evaluate((heading) => {
        const {left, top} = heading.getBoundingClientRect();
        const above = document.elementFromPoint(left + 2, top + 2);
        return !heading.contains(above);
      });
      expect(isCovered).toBe(false);
    }
  });
}

test('the fragment follows the reader, keeps the query, and makes no history; back and forward lead to it', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await open(page, `${origin()}/guide/drivers/local?x=1`);
  const entries = await page.evaluate(() => window.history.length);
  const ids = await page
    .locator('.markdown :is(h2, h3)[id]')
    .evaluateAll((headings) => headings.map(({id}) => id));
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids.slice(0, 3)) {
    await scrollToHeading(page, id);
    await expect(page).toHaveURL(`${origin()}/guide/drivers/local?x=1#${id}`);
  }
  await page.evaluate(() => window.scrollTo(0, 4));
  await expect(page).toHaveURL(`${origin()}/guide/drivers/local?x=1`);
  expect(
    await page.evaluate(() => [window.scrollY, window.history.length]),
  ).toEqual([4, entries]);

  // Going on, back and forward works after the fragment has followed.
  const local = `${origin()}/guide/drivers/local?x=1`;
  await scrollToHeading(page, 'options');
  await expect(page).toHaveURL(`${local}#options`);
  // A link to where the reader came from, and one to the place they are at already.
  const column = page.getByRole('navigation', {name: 'On this page'});
  const first = column.getByRole('link').first();
  await first.click();
  await expect(page).not.toHaveURL(`${local}#options`);
  await page.goBack();
  await expect(page).toHaveURL(`${local}#options`);
  await expect(page.locator('#options')).toBeInViewport();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page).not.toHaveURL(/local/);
  // The next page begins at its top and gets nothing of this one.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(new URL(page.url()).hash).toBe('');
  await page.goBack();
  await expect(page).toHaveURL(`${local}#options`);
  await expect(page.locator('#options')).toBeInViewport();
  await page.goForward();
  await expect(page).not.toHaveURL(/local/);
});
