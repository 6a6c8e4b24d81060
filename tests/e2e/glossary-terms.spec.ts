import {english, languages, visit} from './support/authoring';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

for (const {text, glossary, term, explanation} of inTurn(languages, 0)) {
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
