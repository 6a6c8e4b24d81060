import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {localeCodes} from '../../src/config/locales';
import {addressOf} from '../../src/lib/address';
import {readPages} from '../support/pages';
import {violationsInModes} from './support/axe';
import {holdScripts} from './support/heldScripts';
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

  test(`a reader (${locale}) sees diagrams and charts in both colour modes, reads what they show, and keeps them as files that stand on their own`, async ({
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
    expect(await violationsInModes(page)).toEqual([]);
  });
}

test('a placeholder stands before a drawing, and the place of a chart keeps its height', async ({
  page,
}) => {
  await visitMedia(page);
  const block = figure(page, words.en.chart).first();
  const place = block.locator('[style*="block-size"]').first();
  const {height: before = 0} = (await place.boundingBox()) ?? {};
  const letGo = await holdScripts(page);
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByText('Drawing…')).toBeVisible();
  await expect(block.getByRole('button', {name: words.en.save})).toHaveCount(0);
  letGo();
  await drawn(page, words.en.chart);
  await expect(block.getByText('Drawing…')).toBeHidden();
  await expect(block.getByRole('button', {name: words.en.save})).toBeVisible();
  expect((await place.boundingBox())?.height).toBe(before);
});

test('drawings fit a window that becomes narrower, or scroll in their place', async ({
  page,
}) => {
  await visitMedia(page);
  const chart = await drawn(page, words.en.chart);
  const diagram = await drawn(page, words.en.diagram);
  const place = diagram.locator('[data-drawn]');
  await expect(place).not.toHaveAttribute('tabindex');
  await page.setViewportSize({width: 400, height: 800});
  await expect
    .poll(() =>
      chart.evaluate(
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
    expect(await place.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(
      0,
    );
  }).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    400,
  );
});

/** Changes the page's text on its way to the browser. */
async function spoil(page: Page, from: string, to: string): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({response, body: text.replaceAll(from, to)});
  });
}

test.describe('a broken definition', () => {
  test.use({provoked: /No diagram type|is used but not imported/});

  test('of a diagram is told in its place, and the page lives on', async ({
    page,
  }) => {
    await spoil(page, 'flowchart TB', 'unheardOf');
    await open(page, `${originOf('own')}/guide/advanced/system_arch`);
    const block = figure(page, 'Layers of AList').first();
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('alert')).toContainText('could not be drawn');
    await expect(block.getByRole('alert')).toContainText('No diagram type');
    await block.locator('summary').first().click();
    await expect(block.getByText('A request goes from')).toBeVisible();
  });

  test('of a chart is told in its place, and its data are still there', async ({
    page,
  }) => {
    await spoil(
      page,
      'type:"category",name:"Way"',
      'type:"unheardOf",name:"Way"',
    );
    await visitMedia(page);
    const block = figure(page, words.en.chart).first();
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('alert')).toContainText('could not be drawn');
    await expect(block.getByRole('alert')).toContainText('unheardOf');
    await block.locator('summary', {hasText: words.en.data}).click();
    await expect(block.locator('tr', {hasText: 'Redirect'})).toBeVisible();
    await drawn(page, words.en.diagram);
  });
});

test.describe('where a library cannot be loaded', () => {
  test.use({provoked: /ERR_FAILED|ChunkLoadError|Loading chunk/});

  test('the description is still there', async ({page}) => {
    await visitMedia(page);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    const block = figure(page, words.en.releases).first();
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('alert')).toContainText('could not be drawn');
    await expect(block.getByText('Description', {exact: true})).toBeVisible();
  });
});

test('a page without drawings loads none of their libraries, and one with drawings not before the reader comes near', async ({
  page,
}) => {
  const isLibrary = (text: string) =>
    /securityLevel|notMerge|hlsDestroying|TSDemuxer|CmcdController/.test(text);
  const loaded: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) {
      const text = await response.text().catch(() => '');
      if (text.length > 20_000 && isLibrary(text)) {
        loaded.push(response.url());
      }
    }
  });
  await open(page, `${originOf('own')}/guide/install/docker`);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await open(page, `${originOf('own')}/guide/install/reverse-proxy`);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await drawn(page, 'What passes through the proxy');
  expect(loaded.length).toBeGreaterThan(0);
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

/** In CSS pixels: what a reader does not notice. */
const MOVED = 50;

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

for (const anchor of inTurn(['auto', 'none'], 1)) {
  test(`the text below a drawing that comes late stays where the reader sees it (overflow-anchor: ${anchor})`, async ({
    page,
  }) => {
    // So low that the drawing is not near when the page opens.
    await page.setViewportSize({width: 390, height: 480});
    await visitMedia(page);
    await page.addStyleTag({content: `:root {overflow-anchor: ${anchor}}`});
    const come = await holdScripts(page);
    const block = figure(page, words.en.diagram).first();
    await block.scrollIntoViewIfNeeded();
    // The page notices with the next frame what is near.
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
    await expect(block.getByText('Drawing…')).toBeVisible();
    const text = page.locator('#demos');
    await text.evaluate((element) => {
      element.scrollIntoView({behavior: 'instant'});
    });
    const top = async () => (await text.boundingBox())?.y ?? 0;
    const before = await top();
    come();
    await block.locator('[data-drawn] svg').first().waitFor();
    expect(Math.abs((await top()) - before)).toBeLessThan(MOVED);
  });
}
