import type {Locator, Page} from '@playwright/test';
import {openSearch} from './support/search';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const pages = {
  en: [
    '/',
    '/guide/',
    '/guide/drivers/',
    '/guide/drivers/onedrive',
    '/guide/install/docker',
    '/guide/install/reverse-proxy',
    '/guide/api/fs',
    '/faq/error',
    '/tool/dropbox/request',
    '/404.html',
  ],
  zh: [
    '/zh/',
    '/zh/guide/',
    '/zh/guide/drivers/',
    '/zh/guide/drivers/onedrive.html',
    '/zh/guide/install/docker.html',
    '/zh/guide/install/reverse-proxy.html',
    '/zh/guide/api/fs.html',
    '/zh/faq/error.html',
    '/zh/tool/dropbox/request.html',
    '/zh/404.html',
  ],
} as const;

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

/** Each page in its languages. */
const translated = pages.en.map((address, place) => ({
  address,
  languages: Object.entries(pages).map(
    ([locale, addresses]) => [locale, addresses[place] ?? address] as const,
  ),
}));

for (const [turn, {address: kind, languages}] of translated.entries()) {
  test(`a screen reader finds the landmarks and controls of ${kind}`, async ({
    page,
  }) => {
    for (const [locale, address] of inTurn(languages, turn)) {
      await open(page, `${originOf('own')}${address}`);
      expect(await treeOf(page.locator('body'))).toMatchSnapshot(
        `${locale}-page-${nameOf(address)}.txt`,
      );
    }
  });
}

const phone = {width: 390, height: 844};

interface Overlay {
  name: string;
  size?: typeof phone;
  open: (page: Page) => Promise<unknown>;
  part: (page: Page) => Locator;
}

const press = async (page: Page, name: RegExp) =>
  page.getByRole('button', {name}).click();

const overlays: readonly Overlay[] = [
  {
    name: 'search',
    open: openSearch,
    part: (page) => page.getByRole('dialog'),
  },
  {
    name: 'keyboard help',
    open: async (page) => page.keyboard.press('?'),
    part: (page) => page.getByRole('dialog'),
  },
  {
    name: 'image viewer',
    open: async (page) =>
      page
        .getByRole('button', {name: /^(?:Enlarge: |放大：)/})
        .first()
        .click(),
    part: (page) => page.getByRole('dialog'),
  },
  {
    name: 'menu on a phone',
    size: phone,
    open: async (page) => press(page, /^(?:Open the menu|打开菜单)$/),
    part: (page) => page.locator(':popover-open'),
  },
  {
    name: 'pages of the section on a phone',
    size: phone,
    open: async (page) =>
      page
        .getByRole('button', {name: /^(?:Pages of this section|本栏目页面)$/})
        .first()
        .click(),
    part: (page) => page.locator(':popover-open'),
  },
];

for (const [turn, overlay] of overlays.entries()) {
  test(`a screen reader finds the controls of the ${overlay.name}`, async ({
    page,
  }) => {
    if (overlay.size !== undefined) {
      await page.setViewportSize(overlay.size);
    }
    for (const [locale, address] of inTurn(
      [
        ['en', '/guide/'],
        ['zh', '/zh/guide/'],
      ] as const,
      turn,
    )) {
      await open(page, `${originOf('own')}${address}`);
      await overlay.open(page);
      await expect(overlay.part(page)).toBeVisible();
      expect(await treeOf(overlay.part(page))).toMatchSnapshot(
        `${locale}-${overlay.name.replaceAll(' ', '-')}.txt`,
      );
    }
  });
}
