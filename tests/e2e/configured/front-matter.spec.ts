import type {Page} from '@playwright/test';
import {followInText, open} from '../support/pages';
import {expect, test} from './test';

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
