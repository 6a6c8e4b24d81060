import {readFileSync} from 'node:fs';
import type {Page, Response} from '@playwright/test';
import {english, languages, visit} from './support/authoring';
import {prepare, violations} from './support/axe';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

for (const {text, code, media, folder} of inTurn(languages, 0)) {
  test(`the reference at ${text} shows with each result exactly the source that makes it`, async ({
    page,
  }) => {
    for (const [address, file] of [
      [text, 'text.md'],
      [code, 'code.md'],
      [media, 'media.md'],
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

for (const {text, code} of inTurn(languages, 0)) {
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
