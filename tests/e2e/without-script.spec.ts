import type {Page} from '@playwright/test';
import {kindsByTurns} from './support/kinds';
import {figure, mediaPages} from './support/media';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false, colorScheme: 'dark'});

/** How light the text and the ground of a page are, each as the sum of its three colours. */
const lightness = (page: Page) =>
  page.locator('html').evaluate((root) => {
    const {color, backgroundColor} = getComputedStyle(root);
    const [text = 0, ground = 0] = [color, backgroundColor].map((rgb) =>
      (rgb.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .reduce((sum, part) => sum + Number(part), 0),
    );
    return {text, ground};
  });

test('every kind of page is complete without JavaScript, and dark under a dark system', async ({
  page,
}) => {
  let controls = 0;
  for (const address of kindsByTurns) {
    await page.goto(originOf('own') + address);
    await expect(page.locator('h1').first()).toBeVisible();
    const {text, ground} = await lightness(page);
    expect(text, address).toBeGreaterThan(500);
    expect(ground, address).toBeLessThan(150);
    const main = page.locator('main, [role=main]').first();
    expect((await main.innerText()).length).toBeGreaterThan(60);
    const shown = await page
      .locator('.needs-script')
      .evaluateAll((all) => all.map((control) => control.checkVisibility()));
    expect(shown, address).not.toContain(true);
    controls += shown.length;
    expect(await page.locator('main a[href]').count()).toBeGreaterThan(0);
  }
  expect(kindsByTurns.length).toBeGreaterThan(15);
  expect(controls).toBeGreaterThan(15);
});

test('drawings are words and data, videos links, demos their code, and images come in their widths', async ({
  page,
}) => {
  await page.goto(`${originOf('own')}${mediaPages.en}`);
  await expect(
    figure(page, 'Who answers').getByText('A browser asks AList.'),
  ).toBeVisible();
  // Unfolded by the style sheet alone, which roles do not know.
  for (const [first, second] of [
    ['Redirect', '1'],
    ['2023', '34'],
  ] as const) {
    const row = page.locator('tr', {hasText: first}).first();
    await expect(row).toContainText(second);
    const height = (await row.boundingBox())?.height;
    expect(height).toBeGreaterThan(20);
    expect(height).toBeLessThan(200);
  }
  await expect(page.getByText('Drawing…').first()).toBeHidden();
  for (const format of ['MP4', 'WebM', 'HLS', 'FLV']) {
    const name = `A square that moves, ${format}`;
    await expect(
      page
        .getByRole('group', {name: `Video: ${name}`})
        .getByRole('link', {name}),
    ).toBeVisible();
  }
  const demo = figure(page, 'Is a link signed?').first();
  await expect(demo.locator('pre').first()).toBeVisible();
  await expect(
    demo.getByRole('button', {name: 'Open in CodePen'}),
  ).toBeVisible();
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(
    page.getByRole('button', {name: /^Play from|^Download SVG$/}),
  ).toHaveCount(0);
  const image = page.getByRole('img', {name: /^Home page of this doc/});
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      image.evaluate((element) => (element as HTMLImageElement).currentSrc),
    )
    .toMatch(/home-dark-\d+-\w+\.webp$/);
});
