import {violationsInModes} from '../support/axe';
import {open} from '../support/pages';
import {expect, test} from './test';

test('a home page with every option fits, in the colours of the reader, and is accessible', async ({
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
    const listOf = (name: string) =>
      page.getByRole('region', {name}).locator('ol, ul, dl');
    for (const [name, list, count] of [
      ['Words', 'DL', 1],
      ['Reasons', 'UL', 2],
      ['Parts', 'UL', 1],
      ['Your first hour', 'OL', 2],
    ] as const) {
      await expect(listOf(name)).toHaveCount(1);
      expect(
        await listOf(name).evaluate((it) => [it.tagName, it.childElementCount]),
      ).toEqual([list, count]);
    }
    await expect(page.getByRole('link', {name: /^Open \(/})).toHaveAttribute(
      'target',
      '_blank',
    );
    const widest = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(widest).toBeLessThanOrEqual(width);
  }
  expect(await violationsInModes(page)).toEqual([]);
});
