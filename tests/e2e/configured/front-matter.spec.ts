import type {Page} from '@playwright/test';
import {followInText, open} from '../support/pages';
import {expect, test} from './test';
import {inTurn} from '../support/turns';

const breadcrumbOf = (page: Page) =>
  page.getByRole('navigation', {name: 'Breadcrumbs'});

/** How deep the headings lie that the table of contents lists. */
async function levelsListed(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation', {name: 'On this page'})
    .getByRole('link')
    .evaluateAll((links) => {
      const levels = links.map((link) => {
        const id = decodeURIComponent(
          (link as HTMLAnchorElement).hash.slice(1),
        );
        return document.getElementById(id)?.tagName ?? 'none';
      });
      return [...new Set(levels)].sort();
    });
}

test('a page has navbar, breadcrumb, the picture that the build draws and contents of two levels unless it says otherwise', async ({
  page,
  origin,
}) => {
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const picture = page.locator('meta[property="og:image"]');
  await open(page, `${origin}/faq/`);
  await expect(navbar).toBeVisible();
  await expect(breadcrumbOf(page)).toBeVisible();
  await expect(picture).toHaveAttribute(
    'content',
    /\/img\/previews\/faq\/index\.png$/,
  );
  await followInText(page, 'How to');
  await expect(page).toHaveURL(`${origin}/faq/howto`);
  await expect(navbar).toBeHidden();
  await expect(breadcrumbOf(page)).toHaveCount(0);
  await expect(picture).toHaveAttribute(
    'content',
    /\/img\/home-en-light\.png$/,
  );
  expect((await page.getByRole('main').boundingBox())?.y).toBe(0);
  await page.goBack();
  await expect(navbar).toBeVisible();

  await page.setViewportSize({width: 1600, height: 900});
  await open(page, `${origin}/guide/drivers/onedrive`);
  expect(await levelsListed(page)).toEqual(['H2', 'H3']);
  await open(page, `${origin}/faq/howto`);
  expect(await levelsListed(page)).toEqual(['H2']);
});

for (const [address, row] of inTurn(
  [
    [
      '/faq/howto',
      /^Length:? [\d,]+ words Written:? August 5, 2026 Author:? Ann Li, Bob Origin:? Written for this site Category:? AList Tags:? nas, disk Reading time:? \d+ minutes?$/,
    ],
    [
      '/zh/faq/howto.html',
      /^篇幅：? ?[\d,]+ 字 写于：? ?2026年8月5日 作者：? ?Ann Li、Bob 来源：? ?本站原创 分类：? ?AList 标签：? ?nas、disk 阅读时间：? ?\d+ 分钟$/,
    ],
  ] as const,
  0,
)) {
  test(`the row under the title of ${address} says what the page chooses, in its order`, async ({
    page,
    origin,
  }) => {
    await open(page, `${origin}${address}`);
    const text = await page.locator('article dl').first().innerText();
    expect(text.replace(/\s+/g, ' ')).toMatch(row);
  });
}
