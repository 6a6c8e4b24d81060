import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {prepare, violations} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const languages = [
  {
    address: '/guide/install/docker',
    file: 'docs/guide/install/docker.md',
    label: 'Copy the code',
    copied: 'Copied',
    wrap: 'Toggle word wrap',
  },
  {
    address: '/zh/guide/install/docker.html',
    file: 'i18n/zh/docusaurus-plugin-content-docs/current/guide/install/docker.md',
    label: '复制代码',
    copied: '已复制',
    wrap: '切换自动换行',
  },
];

const [english] = languages as [(typeof languages)[number]];

/** The code between the fences of a page's source, without the indentation of the list it stands in. */
function fencedCode(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const fences = source.matchAll(/^( *)```[^\n]*\n([\s\S]*?)\n\1```$/gm);
  return [...fences].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

const visit = (page: Page, address: string) =>
  open(page, `${originOf('own')}${address}`);

const blocks = (page: Page) =>
  page.locator('.theme-code-block').filter({visible: true});

const copyButton = (block: Locator) =>
  block.getByRole('button', {name: /^(?:Copy the code|Copied)$/});

const clipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());

for (const {address, file, label, copied} of inTurn(languages, 0)) {
  test(`on ${address} a reader copies each block exactly as its author wrote it, and is told so`, async ({
    page,
  }) => {
    await visit(page, address);
    const sources = fencedCode(file);
    const count = await blocks(page).count();
    expect(count).toBeGreaterThan(4);
    for (let index = 0; index < count; index += 1) {
      const block = blocks(page).nth(index);
      await block.hover();
      await block.getByRole('button', {name: label}).click();
      await expect(block.getByRole('button', {name: copied})).toBeFocused();
      await expect(block.getByRole('status')).toHaveText(copied);
      const isGenerated =
        (await block.locator('xpath=ancestor::section').count()) > 0;
      const code = isGenerated ? await block.locator('code').innerText() : '';
      expect(isGenerated ? [code] : sources).toContain(await clipboard(page));
    }
  });
}

test('the copy button is not there before half a second has passed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const times: {ready?: number} = {};
    Object.assign(window, {times});
    new MutationObserver(() => {
      if (document.querySelector('button[aria-label="Copy the code"]')) {
        times.ready ??= performance.now();
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await visit(page, english.address);
  await expect(
    page.getByRole('button', {name: english.label}).first(),
  ).toBeAttached();
  const waited = await page.evaluate(() => {
    const {ready} = (window as unknown as {times: {ready: number}}).times;
    const program = performance
      .getEntriesByType('resource')
      .find(({name}) => /\/main\.[^/]+\.js$/.test(name));
    return ready - (program as PerformanceResourceTiming).responseEnd;
  });
  // The wait begins with the page's parts, which come after its program.
  expect(waited).toBeGreaterThan(490);
});

test('a reader copies by keyboard, and sees it for two seconds', async ({
  page,
}) => {
  await visit(page, english.address);
  const block = blocks(page).first();
  const button = copyButton(block);
  await expect(button).toBeAttached();
  await block.locator('pre').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  const start = Date.now();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Copied');
  await expect(button).toHaveText('Copy');
  expect(Date.now() - start).toBeGreaterThan(1900);
  expect(fencedCode(english.file)).toContain(await clipboard(page));
});

test('a reader on a site without HTTPS copies as well', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // Browsers leave the clipboard out there.
    Object.defineProperty(Navigator.prototype, 'clipboard', {value: undefined});
  });
  await visit(page, english.address);
  const block = blocks(page).first();
  await block.hover();
  const button = copyButton(block);
  await button.click();
  await expect(button).toHaveText('Copied');
  await expect(button).toBeFocused();
  const other = await context.newPage();
  await visit(other, '/guide/');
  await other.bringToFront();
  expect(fencedCode(english.file)).toContain(await clipboard(other));
});

test('a selection over a block copies its code, and no word of its buttons', async ({
  page,
}) => {
  await visit(page, english.address);
  const block = blocks(page).first();
  await expect(copyButton(block)).toBeAttached();
  await block.evaluate((element) => {
    window.getSelection()?.selectAllChildren(element);
  });
  await page.keyboard.press('ControlOrMeta+c');
  const code = await block.locator('pre').innerText();
  await expect
    .poll(async () => (await clipboard(page)).trim())
    .toBe(code.trim());
});

test('there is a copy button from 420 px on', async ({page}) => {
  await page.clock.install();
  for (const [width, isThere] of [
    [390, false],
    [419, false],
    [420, true],
    [1600, true],
  ] as const) {
    await page.setViewportSize({width, height: 844});
    await visit(page, english.address);
    await page.clock.runFor(1000);
    await expect(page.getByRole('button', {name: english.label})).toHaveCount(
      isThere ? await blocks(page).count() : 0,
    );
  }
});

for (const {address, wrap} of inTurn(languages, 0)) {
  test(`on ${address} long lines scroll by keyboard, and wrap when the reader asks`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, address);
    const block = blocks(page)
      .filter({has: page.getByRole('button', {name: wrap})})
      .first();
    const pre = block.locator('pre');
    await pre.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => pre.evaluate(({scrollLeft}) => scrollLeft))
      .toBeGreaterThan(0);
    // The buttons are in the row above the code.
    await page.keyboard.press('Shift+Tab');
    await expect(block.getByRole('button', {name: wrap})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect
      .poll(() =>
        pre.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
      )
      .toBe(0);
  });
}

test('axe finds nothing where a block was copied, in either colour mode', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await visit(page, english.address);
    await prepare(page);
    const block = blocks(page).first();
    await block.hover();
    await block.getByRole('button', {name: english.label}).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await violations(page)).toEqual([]);
  }
});

test.describe('on a touch screen', () => {
  test.use({
    viewport: {width: 820, height: 1180},
    hasTouch: true,
    isMobile: true,
  });

  test('the copy button is there without pointing, and large enough for a finger', async ({
    page,
  }) => {
    await visit(page, english.address);
    const button = copyButton(blocks(page).first());
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await button.tap();
    await expect(button).toHaveText('Copied');
  });
});
