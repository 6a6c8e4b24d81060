import type {Locator, Page} from '@playwright/test';
import {openSearch} from './support/search';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

/** One page of each kind, in the two languages by turns: roles are the same, and each name has its translation. */
const pages = [
  '/',
  '/zh/guide/',
  '/guide/drivers/',
  '/zh/guide/drivers/onedrive.html',
  '/guide/install/docker',
  '/zh/guide/install/reverse-proxy.html',
  '/guide/api/fs',
  '/zh/faq/error.html',
  '/tool/dropbox/request',
  '/zh/404.html',
];

/** Landmarks, controls, and the title of the page. Texts and links change with the content; other tests look at them. */
const kept =
  /^\s*- (?:'|")?(?:banner|navigation|main|complementary|contentinfo|search|region|form|dialog|group|button|combobox|textbox|searchbox|spinbutton|checkbox|radio|radiogroup|switch|slider|tablist|tab|tabpanel|menu|menuitem|tree|listbox|alert|status|table|heading "[^"]*" \[level=1\])\b/;

/** Buttons of code blocks: they come when a block is near the window, and one of them where lines are longer than it. */
const codeButton =
  /^\s*- button "(?:Copy the code|复制代码|Toggle word wrap|切换自动换行)"/;

/** A line of YAML without quotation marks around it and without the text that follows a colon. */
const withoutYaml = (line: string) =>
  line.replace(/^(\s*- )'(.*)'(?::.*)?$/, '$1$2').replace(/:(?: [^"]*)?$/, '');

/**
 * Role, name and state of what {@link kept} matches, as Chromium computes them for a screen reader. What repeats, such as the buttons of code
 * blocks, is listed once, because the content decides how often.
 */
async function treeOf(part: Locator): Promise<string> {
  const snapshot = await part.ariaSnapshot();
  const lines = snapshot
    .split('\n')
    .filter((line) => kept.test(line) && !codeButton.test(line))
    .map(withoutYaml)
    // Descriptions of pictures are content.
    .map((line) => line.replace(/"(Enlarge: |放大：).*"/, '"$1…"'));
  const firsts = lines.filter(
    (line, index) =>
      lines.findIndex((other) => other.trim() === line.trim()) === index,
  );
  expect(firsts.length).toBeGreaterThan(0);
  return `${firsts.join('\n')}\n`;
}

const nameOf = (address: string) =>
  address
    .replace(/^\/zh\//, '/')
    .replace(/\.html$/, '')
    .replaceAll(/^\/|\/$/g, '')
    .replaceAll('/', '-') || 'home';

const localeOf = (address: string) =>
  address.startsWith('/zh/') ? 'zh' : 'en';

for (const locale of ['en', 'zh'] as const) {
  test(`a screen reader finds the landmarks and controls of each kind of page in ${locale}`, async ({
    page,
  }) => {
    const own = pages.filter((address) => localeOf(address) === locale);
    for (const address of own) {
      await open(page, `${originOf('own')}${address}`);
      expect
        .soft(await treeOf(page.locator('body')))
        .toMatchSnapshot(`${locale}-page-${nameOf(address)}.txt`);
    }
    expect(own.length).toBeGreaterThan(3);
  });
}

interface Overlay {
  name: string;
  address: string;
  isOnPhone?: boolean;
  open: (page: Page) => Promise<unknown>;
  part: (page: Page) => Locator;
}

const press = async (page: Page, name: RegExp) =>
  page.getByRole('button', {name}).first().click();

const dialog = (page: Page) => page.getByRole('dialog');
const popover = (page: Page) => page.locator(':popover-open');

const overlays: readonly Overlay[] = [
  {
    name: 'search',
    address: '/guide/',
    open: openSearch,
    part: dialog,
  },
  {
    name: 'keyboard help',
    address: '/zh/guide/',
    open: async (page) => page.keyboard.press('?'),
    part: dialog,
  },
  {
    name: 'image viewer',
    address: '/guide/',
    open: async (page) => press(page, /^Enlarge: /),
    part: dialog,
  },
  {
    name: 'menu on a phone',
    address: '/zh/guide/',
    isOnPhone: true,
    open: async (page) => press(page, /^打开菜单$/),
    part: popover,
  },
  {
    name: 'pages of the section on a phone',
    address: '/guide/',
    isOnPhone: true,
    open: async (page) => press(page, /^Pages of this section$/),
    part: popover,
  },
];

test('a screen reader finds the controls of what opens over a page', async ({
  page,
}) => {
  for (const {name, address, isOnPhone, open: openOverlay, part} of overlays) {
    await page.setViewportSize({width: isOnPhone ? 390 : 1280, height: 844});
    await open(page, `${originOf('own')}${address}`);
    await openOverlay(page);
    await expect(part(page)).toBeVisible();
    expect
      .soft(await treeOf(part(page)))
      .toMatchSnapshot(`${localeOf(address)}-${name.replaceAll(' ', '-')}.txt`);
  }
});
