import type {Page} from '@playwright/test';
import {open} from '../support/pages';
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

test('a page has a breadcrumb unless it says breadcrumb: false', async ({
  page,
  origin,
}) => {
  await open(page, `${origin}/guide/install/docker`);
  await expect(breadcrumbOf(page)).toBeVisible();
  await open(page, `${origin}/faq/howto`);
  await expect(breadcrumbOf(page)).toHaveCount(0);
});

test('the contents go as deep as the page says with headerDepth', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({width: 1600, height: 900});
  await open(page, `${origin}/guide/install/docker`);
  expect(await levelsListed(page)).toEqual(['H2', 'H3']);
  await open(page, `${origin}/faq/howto`);
  expect(await levelsListed(page)).toEqual(['H2']);
});
