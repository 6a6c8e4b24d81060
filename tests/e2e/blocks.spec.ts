import type {Page} from '@playwright/test';
import {chinese, english, languages, visit} from './support/authoring';
import {violationsInModes} from './support/axe';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const openTabs = (page: Page) =>
  page
    .locator('.markdown [role="tab"][aria-selected="true"]')
    .filter({visible: true})
    .allTextContents();

test('a reader sees each block as what it is, accessibly, also on paper, and which links leave the site', async ({
  page,
}) => {
  await visit(page, english.text);
  const result = page.locator('.example-result');
  await expect(result.locator('ol.steps > li')).toHaveCount(3);
  await expect(result.locator('kbd')).toHaveText(['Ctrl', 'K', 'Esc']);
  await expect(result.locator('.file-tree .file-name').last()).toHaveText(
    'log.log',
  );
  await result.getByText('What if the port is taken?').click();
  await expect(result.getByText('Change scheme.http_port')).toBeVisible();
  await page.locator('a[aria-describedby]').first().focus();
  expect(await violationsInModes(page, {within: 'main'})).toEqual([]);
  // On paper a term carries its explanation, and steps their numbers.
  await page.emulateMedia({media: 'print'});
  await expect(
    page.getByRole('tooltip', {includeHidden: true}).first(),
  ).toBeVisible();
  await expect(page.locator('ol.steps > li').first()).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  const card = result.getByRole('listitem').filter({hasText: 'One container'});
  await card.getByText('One container').click({force: true});
  await expect(page).toHaveURL(/\/guide\/install\/docker$/);

  const markOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').maskImage);
  await visit(page, '/guide/');
  expect(await markOf('.markdown p > a[href^="http"]')).toContain('svg');
  expect(await markOf('.markdown :is(p, li) > a[href^="/"]')).toBe('none');
  // Its author switched the marks off: all of its links leave the site.
  await visit(page, '/guide/credits');
  expect(await markOf('.markdown p > a[href^="http"]')).toBe('none');
});

test('a reader who chooses a system keeps looking at it, and finds it chosen in every group, on the next page, in the other language and after a reload', async ({
  page,
}) => {
  await visit(page, english.install);
  const groups = await page.locator('.markdown .site-tabs').count();
  expect(groups).toBeGreaterThan(1);
  expect(await openTabs(page)).toEqual(Array(groups).fill('Linux'));
  const tab = page.getByRole('tab', {name: 'Windows'}).last();
  await tab.scrollIntoViewIfNeeded();
  const before = (await tab.boundingBox())?.y ?? 0;
  await tab.click();
  const after = (await tab.boundingBox())?.y ?? 0;
  expect(Math.abs(after - before)).toBeLessThan(2);
  expect(await openTabs(page)).toEqual(Array(groups).fill('Windows'));
  await page.reload();
  await expect
    .poll(() => openTabs(page))
    .toEqual(Array(groups).fill('Windows'));
  await visit(page, chinese.text);
  expect((await openTabs(page))[0]).toBe('Windows');
});

test.describe('with a finger too', () => {
  test.use({hasTouch: true});

  for (const {text, glossary, term, explanation} of inTurn(languages, 0)) {
    test(`on ${text} a term explains itself to pointer and keyboard, until Escape, and leads to the glossary, also by a finger, and stays in a narrow window`, async ({
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

      await page.setViewportSize({width: 320, height: 640});
      await visit(page, text);
      for (const other of await page.locator('a[aria-describedby]').all()) {
        await other.focus();
        const {x = -1, width = 0} =
          (await page
            .getByRole('tooltip')
            .filter({visible: true})
            .boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(320);
      }
      await page.setViewportSize({width: 390, height: 844});
      await page.locator('a[aria-describedby]').first().tap();
      await expect(page).toHaveURL(`${originOf('own')}${glossary}#storage`);
    });
  }
});
