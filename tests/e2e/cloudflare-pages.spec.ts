import {expect, test} from '@playwright/test';
import {sitemapPages} from '../../scripts/hosting/sitemap';
import {cloudflarePages, STATIC_RULES_LIMIT} from '../support/cloudflarePages';

test('Cloudflare Pages answers every address of the sitemap at once, with its page', async () => {
  const pages = await sitemapPages('build');
  expect(pages.length).toBeGreaterThan(300);
  const {answer, rules} = cloudflarePages('build');
  expect(rules.length).toBeLessThan(STATIC_RULES_LIMIT);
  const wrong: string[] = [];
  for (const page of pages) {
    const response = await answer(page);
    const file = await response.text();
    const named = decodeURIComponent(page)
      .slice(1)
      .replace(/\.html$/, '');
    const expected = [
      `${named}.html`,
      `${named}/index.html`,
      `${named}index.html`,
    ];
    if (response.status !== 200 || !expected.includes(file)) {
      wrong.push(`${page}: ${response.status} ${file}`);
    }
  }
  expect(wrong).toEqual([]);
  expect((await answer('/zh/nowhere')).status).toBe(404);
});
