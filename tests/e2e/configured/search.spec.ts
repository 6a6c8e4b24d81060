import type {Page} from '@playwright/test';
import {violationsInModes} from '../support/axe';
import {HostedSearch} from '../support/hostedSearch';
import {open} from '../support/pages';
import {answers, dialog, openSearch} from '../support/search';
import {partners} from './site';
import {expect, test as base} from './test';
import {inTurn} from '../support/turns';

/** The hosts of the application whose id the configured site has, in the order in which the service's client asks them. */
const hosts = [
  'siteapp-dsn.algolia.net',
  'siteapp-1.algolianet.com',
  'siteapp-2.algolianet.com',
  'siteapp-3.algolianet.com',
];

/** The configured site with a service of its own: what its pages ask of those hosts arrives there over HTTP. */
const test = base.extend<{service: HostedSearch}>({
  thirdParties: async ({}, use) =>
    use([
      ...Object.values(partners),
      ...hosts.map((host) => `https://${host}`),
    ]),
  service: async ({context}, use) => {
    const service = new HostedSearch();
    const origin = await service.start();
    await context.route(
      (url) => hosts.includes(url.hostname),
      async (route) => {
        const {hostname, pathname, search} = new URL(route.request().url());
        const response = await route
          .fetch({
            url: `${origin}${pathname}${search}`,
            headers: {
              ...route.request().headers(),
              'x-asked-host': hostname,
            },
          })
          .catch(() => undefined);
        await (response ? route.fulfill({response}) : route.abort('timedout'));
      },
    );
    await use(service);
    service.stop();
  },
});

/** What the service was asked for; on a slow machine a late answer is asked for once more. */
const queries = ({asked}: HostedSearch) => [
  ...new Set(asked.map(({query}) => query)),
];

/** No such page exists, so no test depends on what it does; search knows it by its address. */
const credentials = '/tool/elsewhere/callback';

/** Lets a page be there that is not, since the fixture would take its status for a complaint. */
async function pretend(page: Page): Promise<void> {
  await page.route(`**${credentials}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, status: 200});
  });
}

for (const {address, query, found, filter} of inTurn(
  [
    {
      address: '/guide/',
      query: 'object storage',
      found: '/guide/drivers/s3',
      filter: 'lang:en-US',
    },
    {
      address: '/zh/guide/',
      query: '对象存储',
      found: '/zh/guide/drivers/s3.html',
      filter: 'lang:zh-CN',
    },
  ],
  0,
)) {
  test(`from ${address} the service is asked for pages of that language, is named accessibly, and leads to this site’s addresses; a page for credentials asks it nothing`, async ({
    page,
    origin,
    service,
  }) => {
    await open(page, `${origin}${address}`);
    await expect(page.locator('head link[rel="preconnect"]')).toHaveAttribute(
      'href',
      `https://${hosts[0]}`,
    );
    await openSearch(page);
    expect(service.asked).toEqual([]);
    await page.keyboard.insertText(query);
    await expect(answers(page).first()).toHaveAttribute('href', found);
    expect(service.asked[0]).toMatchObject({
      query,
      host: hosts[0],
      indexName: 'alist',
      facetFilters: [filter],
      key: 'only-search',
    });
    expect(queries(service)).toEqual([query]);
    await expect(
      dialog(page).getByRole('link', {name: /Algolia/}),
    ).toBeVisible();
    expect(await violationsInModes(page, {within: 'dialog[open]'})).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}${found}`);

    // A page for credentials sends nothing and answers from the site's own index.
    await pretend(page);
    await open(page, `${origin}${credentials}?code=secret`);
    await openSearch(page);
    await page.keyboard.insertText('docker');
    await expect(answers(page).first()).toBeVisible();
    await expect(
      dialog(page).getByRole('link', {name: /Algolia/}),
    ).toBeHidden();
    expect(queries(service)).toEqual([query]);
  });
}
