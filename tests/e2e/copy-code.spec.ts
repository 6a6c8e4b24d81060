import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {violationsInModes} from './support/axe';
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

for (const {address, file, label, copied, wrap} of inTurn(languages, 0)) {
  test(`on ${address} a reader copies each block exactly as its author wrote it, and is told so accessibly; long lines scroll by keyboard, and wrap when asked`, async ({
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
      // Both last two seconds.
      await Promise.all([
        expect(block.getByRole('button', {name: copied})).toBeFocused(),
        expect(block.getByRole('status')).toHaveText(copied),
      ]);
      const isGenerated =
        (await block.locator('xpath=ancestor::section').count()) > 0;
      const code = isGenerated ? await block.locator('code').innerText() : '';
      expect(isGenerated ? [code] : sources).toContain(await clipboard(page));
    }
    expect(await violationsInModes(page, {within: 'main'})).toEqual([]);

    // A selection over a block copies its code, and no word of its buttons.
    const first = blocks(page).first();
    await first.evaluate((element) => {
      window.getSelection()?.selectAllChildren(element);
    });
    await page.keyboard.press('ControlOrMeta+c');
    const code = await first.locator('pre').innerText();
    await expect
      .poll(async () => (await clipboard(page)).trim())
      .toBe(code.trim());

    await page.setViewportSize({width: 390, height: 844});
    const long = blocks(page)
      .filter({has: page.getByRole('button', {name: wrap})})
      .first();
    const pre = long.locator('pre');
    // Blocks learn one after another that their lines are long now, so that another one may be the first.
    await expect
      .poll(async () => {
        await pre.focus();
        await page.keyboard.press('ArrowRight');
        return pre.evaluate(({scrollLeft}) => scrollLeft);
      })
      .toBeGreaterThan(0);
    // The buttons are in the row above the code.
    await page.keyboard.press('Shift+Tab');
    await expect(long.getByRole('button', {name: wrap})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect
      .poll(() =>
        pre.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
      )
      .toBe(0);
  });
}

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
