import {cachedAddresses, untilCached} from './support/caches';
import {startOwnServer, type OwnServer} from './support/ownServer';
import {waitForHydration, open} from './support/pages';
import {answers, field, openSearch} from './support/search';
import {expect, test as base} from './support/test';
import {inTurn} from './support/turns';

const test = base.extend<{server: OwnServer}>({
  server: async ({}, use) => {
    const server = await startOwnServer();
    await use(server);
    server.stop();
  },
});

test.use({
  serviceWorkers: 'allow',
  provoked:
    /ERR_|Failed to fetch|NetworkError|answers 503|status of (?:404|503)|favicon|chunk/i,
});

const journeys = {
  en: {
    first: '/config/site',
    second: '/config/style',
    unread: '/config/preview',
    offline: 'You are offline',
    list: 'Pages that open now',
    query: 'docker',
    other: 'dropbox',
    found: /Dropbox/,
  },
  zh: {
    first: '/zh/config/site.html',
    second: '/zh/config/style.html',
    unread: '/zh/config/preview.html',
    offline: '当前没有网络',
    list: '现在可以打开的页面',
    query: '反向代理',
    other: '又拍云',
    found: /又拍云/,
  },
} as const;

const nameOf = (address: string) => address.replace(/\.html$/, '');

for (const [locale, journey] of inTurn(Object.entries(journeys), 0)) {
  const {first, second, unread, offline, list, query, other, found} = journey;

  test(`pages that were read open without a network, so does search that was used, and others say so, in ${locale}`, async ({
    page,
    server,
  }) => {
    const {origin} = server;
    await open(page, origin + first);
    await untilCached(page, nameOf(first));
    await page.locator('#site-next-page').click();
    await expect(page).toHaveURL(origin + second);
    await untilCached(page, nameOf(second));
    await openSearch(page);
    await field(page).fill(query);
    await expect(answers(page).first()).toBeVisible();
    server.stop();

    await page.reload();
    await expect(page.locator('#site-previous-page')).toBeVisible();
    await waitForHydration(page);
    await openSearch(page);
    await field(page).fill(query);
    await expect(answers(page).first()).toBeVisible();
    await field(page).fill(other);
    await expect(answers(page).filter({hasText: found}).first()).toBeVisible();
    // Another spelling of the address is the same page.
    await open(page, `${origin}${nameOf(first)}/index.html`);
    expect(
      await page
        .locator('main')
        .evaluate((element) => getComputedStyle(element).fontFamily),
    ).not.toBe('');

    await page.goto(origin + unread);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(offline);
    await expect(page.getByRole('heading', {level: 2})).toHaveText(list);
    await page.locator(`a[href="${nameOf(first)}"]`).click();
    await expect(page.locator('#site-next-page')).toBeVisible();
  });
}

test('a first visit fetches what the page needs and no other page; tool pages, and addresses with a query, are never cached', async ({
  page,
  server,
}) => {
  const {origin} = server;
  await open(page, `${origin}/guide/`);
  await untilCached(page, '/guide');
  const isPage = (path: string) =>
    !path.includes('.') && !path.startsWith('/assets/');
  expect(new Set(server.asked.filter(isPage))).toEqual(new Set(['/guide/']));
  for (const address of [
    '/guide/install/docker?port=80',
    '/tool/dropbox/request',
    '/tool/dropbox/callback?code=planted&state=planted',
    '/zh/tool/dropbox/callback.html?code=planted&state=planted',
  ]) {
    await open(page, origin + address);
  }
  for (const address of ['/faq/', '/guide/drivers/']) {
    await open(page, origin + address);
    await untilCached(page, address.replace(/(.)\/$/, '$1'));
  }
  const kept = await cachedAddresses(page);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter((address) => /\/tool\/|\?|planted/.test(address))).toEqual(
    [],
  );
  server.stop();
  await page.goto(`${origin}/zh/tool/dropbox/request.html`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    '当前没有网络',
  );
});
