// cspell:ignore blockedbyclient
import {open} from '../support/pages';
import {partners} from './site';
import {expect, test} from './test';

const expected = [
  `${partners.ads}/ad.js`,
  `${partners.icons}/icons.css`,
  `${partners.analytics}/count.js`,
];

test.use({consent: 'agreed'});

test('the scripts a maintainer chose come once, after the page, and know the site', async ({
  page,
  origin,
  asked,
}) => {
  await open(page, `${origin}/guide/`);
  await expect.poll(() => [...asked].sort()).toEqual([...expected].sort());
  await expect(
    page.locator('head script[data-website-id="site-7"][async]'),
  ).toHaveAttribute('src', `${partners.analytics}/count.js`);
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'FAQ'})
    .click();
  await expect(page).toHaveURL(`${origin}/faq/`);
  await expect(page.locator('head script[data-website-id]')).toHaveCount(1);
  expect(asked).toHaveLength(expected.length);
});

test('a reader does not wait for them: a page is read and used while they hang', async ({
  page,
  origin,
}) => {
  await page.route(
    (url) => Object.values(partners).some((host) => url.origin === host),
    async () => new Promise(() => undefined),
  );
  await open(page, `${origin}/zh/guide/`);
  await page.getByRole('link', {name: '常见问题'}).first().click();
  await expect(page).toHaveURL(`${origin}/zh/faq/`);
});

test.describe('where a blocker refuses them', () => {
  test.use({provoked: /ERR_BLOCKED_BY_CLIENT/});

  test('a page is read and used all the same', async ({page, origin}) => {
    const refused: string[] = [];
    await page.route(
      (url) => Object.values(partners).some((host) => url.origin === host),
      async (route) => {
        refused.push(new URL(route.request().url()).origin);
        await route.abort('blockedbyclient');
      },
    );
    await open(page, `${origin}/guide/`);
    await expect.poll(() => refused.length).toBeGreaterThan(2);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'FAQ'})
      .click();
    await expect(page).toHaveURL(`${origin}/faq/`);
    await expect(page.getByRole('main')).toContainText('FAQ');
    expect(refused).toContain(partners.ads);
  });
});

test('they are not in the page itself, and not asked for by a page without JavaScript', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) {
      foreign.push(request.url());
    }
  });
  const answer = await page.goto(`${origin}/guide/`);
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('<main');
  // The policy of the page names the host, and that is all.
  expect(html.replace(/<meta http-equiv=[^>]*>/g, '')).not.toContain(
    'ads.example',
  );
  expect(foreign).toEqual([]);
  await context.close();
});

test('they never reach a page that handles credentials, by whatever way the reader comes', async ({
  page,
  origin,
  asked,
}) => {
  await open(page, `${origin}/tool/onedrive/callback?code=secret&state=x`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await open(page, `${origin}/guide/`);
  await expect.poll(() => asked.length).toBe(expected.length);
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Get a token'})
    .click();
  await expect(page).toHaveURL(`${origin}/tool/`);
  await expect(page.locator('head script[data-website-id]')).toHaveCount(0);
  expect(asked).toHaveLength(expected.length);
});
