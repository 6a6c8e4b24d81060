import {readFileSync} from 'node:fs';
import {english, languages, visit} from './support/authoring';
import {violationsInModes} from './support/axe';
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

for (const {text} of inTurn(languages, 1)) {
  test(`axe finds nothing at ${text} with an explanation open`, async ({
    page,
  }) => {
    await visit(page, text);
    await page.locator('a[aria-describedby]').first().focus();
    expect(await violationsInModes(page, {within: 'main'})).toEqual([]);
    // On paper a term carries its explanation, and steps their numbers.
    await page.emulateMedia({media: 'print'});
    await expect(
      page.getByRole('tooltip', {includeHidden: true}).first(),
    ).toBeVisible();
    await expect(page.locator('ol.steps > li').first()).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {text, code} of inTurn(languages, 0)) {
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
