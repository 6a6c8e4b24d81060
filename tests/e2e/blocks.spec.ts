import {readFileSync} from 'node:fs';
import type {Page, Response} from '@playwright/test';
import {prepare, violations} from './support/axe';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const visit = (page: Page, address: string) =>
  open(page, `${originOf('own')}${address}`);

const languages = [
  {
    text: '/guide/authoring/text',
    code: '/guide/authoring/code',
    install: '/guide/install/manual',
    glossary: '/guide/glossary',
    folder: 'docs/guide/authoring',
    term: 'storage',
    explanation: /^One place that AList shows files from/,
  },
  {
    text: '/zh/guide/authoring/text.html',
    code: '/zh/guide/authoring/code.html',
    install: '/zh/guide/install/manual.html',
    glossary: '/zh/guide/glossary.html',
    folder: 'i18n/zh/docusaurus-plugin-content-docs/current/guide/authoring',
    term: '存储',
    explanation: /^AList 展示的一处文件来源/,
  },
];

const [english, chinese] = languages as [
  (typeof languages)[number],
  (typeof languages)[number],
];

const openTabs = (page: Page) =>
  page
    .locator('.markdown [role="tab"][aria-selected="true"]')
    .filter({visible: true})
    .allTextContents();

test('a reader who chooses a system finds it chosen in every group, on the next page, in the other language and after a reload', async ({
  page,
}) => {
  await visit(page, english.install);
  const groups = await page.locator('.markdown .site-tabs').count();
  expect(groups).toBeGreaterThan(1);
  expect(await openTabs(page)).toEqual(Array(groups).fill('Linux'));
  await page.getByRole('tab', {name: 'Windows'}).last().click();
  expect(await openTabs(page)).toEqual(Array(groups).fill('Windows'));
  await page.reload();
  await expect
    .poll(() => openTabs(page))
    .toEqual(Array(groups).fill('Windows'));
  await visit(page, chinese.text);
  expect((await openTabs(page))[0]).toBe('Windows');
});

test('a reader who chooses a tab further down keeps looking at it', async ({
  page,
}) => {
  await visit(page, english.install);
  const tab = page.getByRole('tab', {name: 'Windows'}).last();
  await tab.scrollIntoViewIfNeeded();
  const before = (await tab.boundingBox())?.y ?? 0;
  await tab.click();
  const after = (await tab.boundingBox())?.y ?? 0;
  expect(Math.abs(after - before)).toBeLessThan(2);
});

test('two windows of one reader show the same tab', async ({page, context}) => {
  await visit(page, english.install);
  const other = await context.newPage();
  await visit(other, english.text);
  await other.getByRole('tab', {name: 'macOS'}).first().click();
  await expect
    .poll(async () => new Set(await openTabs(page)))
    .toEqual(new Set(['macOS']));
});

test('a tab that is stored and unknown leaves the first one open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('tab-os', 'plan9');
  });
  await visit(page, english.install);
  expect(new Set(await openTabs(page))).toEqual(new Set(['Linux']));
});

test('a reader changes tabs by keyboard, and goes on into the panel', async ({
  page,
}) => {
  await visit(page, english.text);
  const list = page.getByRole('tablist').first();
  await list.getByRole('tab', {name: 'Linux'}).focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Windows'],
    ['ArrowRight', 'Linux'],
    ['End', 'Windows'],
    ['Home', 'Linux'],
    ['ArrowRight', 'macOS'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(list.getByRole('tab', {name})).toBeFocused();
    await expect(page.getByRole('tabpanel', {name}).first()).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('tabpanel', {name: 'macOS'}).first(),
  ).toBeFocused();
});

for (const {text, glossary, term, explanation} of languages) {
  test(`on ${text} a term explains itself to pointer and keyboard, until Escape, and leads to the glossary`, async ({
    page,
  }) => {
    await visit(page, text);
    const link = page
      .locator('.example-result')
      .getByRole('link', {name: term, exact: true});
    const tip = page.getByRole('tooltip').filter({hasText: explanation});
    await expect(tip).toBeHidden();
    await link.hover();
    await expect(tip).toBeVisible();
    await tip.hover();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await page.mouse.move(0, 0);
    await link.focus();
    await expect(tip).toBeVisible();
    await expect(link).toHaveAccessibleDescription(explanation);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${originOf('own')}${glossary}#storage`);
    await expect(page.locator('#storage')).toContainText(
      explanation.source.slice(1),
    );
  });
}

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('a finger on a term leads to the glossary', async ({page}) => {
    await visit(page, english.text);
    await page.locator('a[aria-describedby]').first().tap();
    await expect(page).toHaveURL(/\/guide\/glossary#storage$/);
  });
});

test('the explanation of a term stays in a narrow window', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await visit(page, english.text);
  for (const link of await page.locator('a[aria-describedby]').all()) {
    await link.focus();
    const box = await page
      .getByRole('tooltip')
      .filter({visible: true})
      .boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});

for (const {text, code, folder} of languages) {
  test(`the reference at ${text} shows with each result exactly the source that makes it`, async ({
    page,
  }) => {
    for (const [address, file] of [
      [text, 'text.md'],
      [code, 'code.md'],
    ] as const) {
      await visit(page, address);
      const source = readFileSync(`${folder}/${file}`, 'utf8');
      const shown = await page
        .locator('.example > .example-source pre')
        .allTextContents();
      expect(shown.length).toBeGreaterThan(5);
      const strange = shown.filter((part) => !source.includes(`\n${part}\n`));
      expect(strange).toEqual([]);
    }
  });
}

test('a reader sees each block as what it is', async ({page}) => {
  await visit(page, english.text);
  const result = page.locator('.example-result');
  await expect(result.locator('ol.steps > li')).toHaveCount(3);
  await expect(result.locator('kbd')).toHaveText(['Ctrl', 'K', 'Esc']);
  await expect(result.locator('.file-tree .file-name').last()).toHaveText(
    'log.log',
  );
  const details = result.getByText('What if the port is taken?');
  await details.click();
  await expect(result.getByText('Change scheme.http_port')).toBeVisible();
  const card = result.getByRole('listitem').filter({hasText: 'One container'});
  await card.getByText('One container').click({force: true});
  await expect(page).toHaveURL(/\/guide\/install\/docker$/);
});

test('marks of lines are seen, numbers and signs are not copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, english.code);
  const blocks = page.locator('.example-result .theme-code-block');
  const copied = async (index: number) => {
    const block = blocks.nth(index);
    await block.hover();
    await block.getByRole('button', {name: 'Copy the code'}).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await expect(blocks.nth(0)).toContainText('data/config.json');
  await expect(blocks.nth(1).locator('mark')).toHaveText('services:');
  await expect(blocks.nth(1).locator('del')).toContainText('alist:latest');
  await expect(blocks.nth(1).locator('ins')).toContainText('v3.63.0');
  expect(await copied(1)).toBe(
    'services:\n  alist:\n    image: xhofe/alist:latest\n    image: xhofe/alist:v3.63.0',
  );
  expect(await copied(2)).toBe(
    '[Service]\nWorkingDirectory=/opt/alist\nRestart=on-failure',
  );
  expect(await copied(3)).toBe('./alist version\nAList version: v3.63.0');
});

for (const {text, code} of languages) {
  test(`axe finds nothing at ${text}, with an explanation open, in either colour mode`, async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await visit(page, text);
      await prepare(page);
      await page.locator('a[aria-describedby]').first().focus();
      expect(await violations(page)).toEqual([]);
      await visit(page, code);
      await prepare(page);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test('on paper a term carries its explanation, and steps their numbers', async ({
  page,
}) => {
  await visit(page, english.text);
  await page.emulateMedia({media: 'print'});
  await expect(
    page.getByRole('tooltip', {includeHidden: true}).first(),
  ).toBeVisible();
  await expect(page.locator('ol.steps > li').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {text, code} of languages) {
    test(`everything at ${text} and ${code} is there`, async ({page}) => {
      await page.goto(`${originOf('own')}${text}`);
      const panels = page.getByRole('tabpanel');
      const count = await page.locator('[role="tabpanel"]').count();
      expect(count).toBeGreaterThan(4);
      await expect(panels.filter({visible: true})).toHaveCount(count);
      await expect(page.getByRole('tablist')).toHaveCount(0);
      for (const panel of await panels.all()) {
        await expect(panel.locator('> p').first()).toBeVisible();
      }
      await page.locator('.example-result a[aria-describedby]').first().click();
      await expect(page).toHaveURL(/glossary(\.html)?#storage$/);
      await page.goto(`${originOf('own')}${code}`);
      await expect(page.locator('pre .codeName').first()).toBeVisible();
    });
  }
});

/** Words that stay in a built script, and what they belong to. */
const marksOfBlocks = {
  tabs: 'role:"tablist"',
  terms: 'role:"tooltip"',
};

/** Every script that a page runs, as one text; what the browser fetches ahead of time for the next page is none of them. */
async function scriptsOf(page: Page, address: string): Promise<string> {
  const bodies: Promise<string>[] = [];
  const keep = (response: Response) => {
    const request = response.request();
    const {purpose, 'sec-purpose': secPurpose} = request.headers();
    const isAhead = (purpose ?? secPurpose ?? '').includes('prefetch');
    if (request.resourceType() === 'script' && !isAhead) {
      bodies.push(response.text());
    }
  };
  page.on('response', keep);
  await visit(page, address);
  page.off('response', keep);
  return (await Promise.all(bodies)).join('\n');
}

test('a page runs the script of a block only when it has one, and no page runs a highlighter', async ({
  page,
}) => {
  const highlighter = /token-line|insertBefore\("markup"/;
  for (const [address, hasBlocks] of [
    ['/guide/community', false],
    [english.text, true],
  ] as const) {
    const scripts = await scriptsOf(page, address);
    expect({
      isWhole: scripts.length > 100_000,
      tabs: scripts.includes(marksOfBlocks.tabs),
      terms: scripts.includes(marksOfBlocks.terms),
      highlighter: highlighter.test(scripts),
    }).toEqual({
      isWhole: true,
      tabs: hasBlocks,
      terms: hasBlocks,
      highlighter: false,
    });
  }
});
