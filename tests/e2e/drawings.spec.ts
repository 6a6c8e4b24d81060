import {readFileSync} from 'node:fs';
import {localeCodes} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import {readPages} from '../support/pages';
import {violationsInModes} from './support/axe';
import {drawn, figure, visitMedia} from './support/media';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const words = {
  en: {
    diagram: 'Who answers',
    chart: 'Bytes for a download of 1 GB',
    releases: 'Releases by year',
    data: 'Data',
    description: 'Description',
    save: 'Download SVG',
    alt: 'A browser asks AList.',
  },
  zh: {
    diagram: '谁来应答',
    chart: '下载 1 GB 时的流量',
    releases: '每年发布次数',
    data: '数据',
    description: '描述',
    save: '下载 SVG',
    alt: '浏览器向 AList 请求文件。',
  },
};

for (const locale of inTurn(['en', 'zh'] as const, 0)) {
  const {diagram, chart, releases, data, description, save, alt} =
    words[locale];

  test(`a reader (${locale}) sees diagrams and charts in both colour modes, reads what they show, keeps them as files that stand on their own, and sees them fit a window that becomes narrower`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'light'});
    await visitMedia(page, locale);
    const first = await drawn(page, diagram);
    await expect(first.locator('svg')).toContainText('AList');
    await expect(first.getByRole('img', {name: diagram})).toBeVisible();
    await first.locator('summary', {hasText: description}).click();
    await expect(first.getByText(alt)).toBeVisible();
    const history = await drawn(page, releases);
    await history.locator('summary', {hasText: data}).click();
    await expect(history.locator('tr', {hasText: '2023'})).toContainText('34');
    for (const caption of [diagram, chart]) {
      await page.emulateMedia({colorScheme: 'light'});
      const block = await drawn(page, caption);
      const look = () =>
        block
          .locator('svg')
          .first()
          .evaluate((svg) => svg.outerHTML);
      const light = await look();
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(block.locator('[data-mode="dark"]')).toHaveCount(1);
      await expect.poll(look).not.toBe(light);
      // The text of the dark mode, as src/css/tokens.css has it.
      await expect.poll(look).toMatch(/221, ?229, ?231|#dde5e7/i);
      const coming = page.waitForEvent('download');
      await block.getByRole('button', {name: save}).click();
      const file = await coming;
      expect(file.suggestedFilename()).toBe(`${caption}.svg`);
      const text = readFileSync(await file.path(), 'utf8');
      expect(text).toMatch(
        /^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/,
      );
      expect(text).toContain('background-color');
      expect(text).not.toContain('<foreignObject');
    }
    expect(await violationsInModes(page, {within: 'main'})).toEqual([]);

    const place = first.locator('[data-drawn]');
    await expect(place).not.toHaveAttribute('tabindex');
    await page.setViewportSize({width: 400, height: 800});
    await expect
      .poll(async () =>
        (await drawn(page, chart)).evaluate(
          (element) =>
            (element.querySelector('svg')?.getBoundingClientRect().right ?? 0) -
            element.getBoundingClientRect().right,
        ),
      )
      .toBeLessThanOrEqual(0);
    await expect(place).toHaveAttribute('tabindex', '0');
    // It begins at its left edge again when it has been drawn for the new width.
    await expect(async () => {
      await place.focus();
      await page.keyboard.press('ArrowRight');
      expect(
        await place.evaluate(({scrollLeft}) => scrollLeft),
      ).toBeGreaterThan(0);
    }).toPass();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBe(400);
  });
}

/** What is wrong in two drawings of the page about media, on its way to the browser: from, to. */
const mistakes = [
  ['definition:"sequenceDiagram', 'definition:"unheardOf'],
  ['type:"category",name:"Way"', 'type:"unheardOf",name:"Way"'],
] as const;

test.describe('where a definition is broken, or a library cannot be loaded', () => {
  test.use({
    provoked:
      /No diagram type|is used but not imported|ERR_FAILED|ChunkLoadError|Loading chunk/,
  });

  test('that is told in its place, what it shows is still there, and the page lives on', async ({
    page,
  }) => {
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = mistakes.reduce(
        (spoilt, [from, to]) => spoilt.replaceAll(from, to),
        text,
      );
      await route.fulfill({response, body});
    });
    await visitMedia(page);
    for (const [caption, told, summary, shown] of [
      [words.en.diagram, 'No diagram type', words.en.description, words.en.alt],
      [words.en.chart, 'unheardOf', words.en.data, 'Redirect'],
    ] as const) {
      const block = figure(page, caption).first();
      await block.scrollIntoViewIfNeeded();
      await expect(block.getByRole('alert')).toContainText(
        'could not be drawn',
      );
      await expect(block.getByRole('alert')).toContainText(told);
      await block.locator('summary', {hasText: summary}).click();
      await expect(
        block.getByText(shown).filter({visible: true}).first(),
      ).toBeVisible();
    }
    await drawn(page, words.en.releases);

    await visitMedia(page);
    await page.unrouteAll({behavior: 'wait'});
    await page.route('**/assets/js/*.js', (route) => route.abort());
    const block = figure(page, words.en.releases).first();
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('alert')).toContainText('could not be drawn');
    await expect(block.getByText('Description', {exact: true})).toBeVisible();
  });
});

/** The page and the title of each diagram, for each language. */
const [english = [], ...translations] = localeCodes.map((locale) =>
  readPages(locale).flatMap(({path, text}) =>
    [...text.matchAll(/^```mermaid title="([^"]*)"/gm)].map(
      ([, caption = '']) => ({
        address: addressOf(`/${path.replace(/(index)?\.md$/, '')}`, locale),
        caption,
      }),
    ),
  ),
);

/** Each diagram in its languages; a page and its translation have the same, in the same order. */
const diagrams = english.map((diagram, place) => [
  diagram,
  ...translations.flatMap((others) => others[place] ?? []),
]);

/** Another font makes a diagram a little higher or lower than its author saw it. */
const FONT_DIFFERENCE = 0.15;

test('each diagram can be drawn, in a place of its size', async ({page}) => {
  const wrong: string[] = [];
  await page.setViewportSize({width: 390, height: 844});
  for (const {address, caption} of diagrams.flatMap(inTurn)) {
    await open(page, `${originOf('own')}${address}`);
    await page
      .locator('main details:has(figure) > summary')
      .evaluateAll((summaries) => {
        summaries.forEach((summary) => {
          (summary as HTMLElement).click();
        });
      });
    const place = figure(page, caption).locator('[style*="ratio"]').first();
    await expect(place).toBeVisible();
    const before = (await place.boundingBox())?.height ?? 0;
    await drawn(page, caption);
    const after = (await place.boundingBox())?.height ?? 0;
    if (Math.abs(after - before) / after >= FONT_DIFFERENCE) {
      wrong.push(`${address}: ${before} px before, ${after} px after`);
    }
  }
  expect(wrong).toEqual([]);
  expect(diagrams.length).toBeGreaterThan(5);
});
