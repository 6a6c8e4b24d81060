import {violationsInModes} from '../support/axe';
import {open} from '../support/pages';
import {expect, test} from './test';

test('a home page with every option fits, in the colours of the reader, and is accessible, as is a page with who pays for the site', async ({
  page,
  origin,
}) => {
  await open(page, `${origin}/`);
  for (const width of [390, 1024, 1600]) {
    await page.setViewportSize({width, height: 844});
    const hero = page.locator('main header');
    expect((await hero.boundingBox())?.height).toBeGreaterThan(700);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(
        hero.getByRole('img', {name: 'AList in a browser'}),
      ).toHaveAttribute('src', new RegExp(`home-en-${colorScheme}`));
      expect(
        await hero.evaluate((it) => getComputedStyle(it).backgroundImage),
      ).toContain(`home-en-${colorScheme}`);
    }
    const widest = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(widest).toBeLessThanOrEqual(width);
  }
  expect(await violationsInModes(page)).toEqual([]);

  await open(page, `${origin}/guide/`);
  await expect(
    page
      .getByRole('complementary', {name: 'Sponsorship', exact: true})
      .getByRole('link', {name: 'Friendly Host'}),
  ).toBeVisible();
  expect(await violationsInModes(page)).toEqual([]);
});
