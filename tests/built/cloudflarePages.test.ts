import {existsSync} from 'node:fs';
import path from 'node:path';
import {sitemapPages} from '../../scripts/hosting/sitemap';
import {readBuilt} from './files';

/** https://developers.cloudflare.com/pages/configuration/redirects/#per-file */
const mostStaticRules = 2000;

/** Addresses that another page or file answers, by the rules without a placeholder. The first rule of an address is applied. */
function readStaticRules(): Map<string, {to: string; status: string}> {
  const rules = new Map<string, {to: string; status: string}>();
  for (const line of readBuilt('_redirects').trim().split('\n')) {
    const [from = '', to = '', status = ''] = line.split(/\s+/);
    if (!/[*:]/.test(from) && !rules.has(from)) {
      rules.set(from, {to, status});
    }
  }
  return rules;
}

/**
 * The status and file that Cloudflare Pages answers with. It redirects an address that ends in `.html` unless a rule names it, and has a
 * page under one address: https://developers.cloudflare.com/pages/configuration/serving-pages/#route-matching
 */
function answer(
  rules: ReturnType<typeof readStaticRules>,
  address: string,
): string {
  const rule = rules.get(address);
  if (rule !== undefined && rule.status !== '200') {
    return `${rule.status} ${rule.to}`;
  }
  const asset = decodeURIComponent(rule?.to ?? address);
  if (/(?:\/index|\.html)$/.test(asset)) {
    return '308';
  }
  const file = asset.endsWith('/') ? `${asset}index.html` : `${asset}.html`;
  return existsSync(path.join('build', file)) ? `200 ${file}` : '404';
}

test('Cloudflare Pages answers every address of the sitemap at once, with its page', async () => {
  const pages = await sitemapPages('build');
  expect(pages.filter((page) => page.endsWith('.html')).length).toBeGreaterThan(
    100,
  );
  const rules = readStaticRules();
  expect(rules.size).toBeLessThan(mostStaticRules);
  const expected = pages.map((page) => {
    const name = decodeURIComponent(page).replace(/\.html$/, '');
    return `${page}: 200 ${name}${name.endsWith('/') ? 'index' : ''}.html`;
  });
  expect(pages.map((page) => `${page}: ${answer(rules, page)}`)).toEqual(
    expected,
  );
});
