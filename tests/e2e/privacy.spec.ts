import {cacheNames, storageKeys} from '../../src/config/storageKeys';
import {storedEntries} from '../../src/components/browser-storage/storedEntries';
import {untilCached} from './support/caches';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';
import {inTurn} from './support/turns';

const origin = () => originOf('own');

const pages = {
  en: ['/guide/privacy', 'Clear everything in this table', 'Cleared.'],
  zh: ['/zh/guide/privacy.html', '清除表中的所有内容', '已清除'],
} as const;

test.use({serviceWorkers: 'allow'});

for (const [locale, [address, button, done]] of inTurn(
  Object.entries(pages),
  0,
)) {
  test(`a reader sees each key of the program and clears them all, and nothing else, in ${locale}`, async ({
    page,
  }) => {
    await open(page, origin() + address);
    for (const {key} of storedEntries()) {
      await expect(
        page.getByRole('main').getByText(key, {exact: false}).first(),
      ).toBeVisible();
    }
    await untilCached(page, address.replace(/\.html$/, ''));
    await page.evaluate(
      ([colorMode, signIn]) => {
        window.localStorage.setItem(colorMode, 'dark');
        window.sessionStorage.setItem(`${signIn}dropbox`, '{}');
        window.localStorage.setItem('of-somebody-else', '1');
      },
      [storageKeys.colorMode.key, storageKeys.signIn.key] as const,
    );
    await page.getByRole('button', {name: button}).click();
    await expect(
      page.getByRole('main').getByRole('status').filter({hasText: done}),
    ).toBeVisible();
    const left = await page.evaluate(async () => ({
      local: Object.keys(window.localStorage),
      session: Object.keys(window.sessionStorage),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(left).toEqual({
      local: ['of-somebody-else'],
      session: [],
      caches: [],
      workers: 0,
    });
  });
}

test('after a tour of the site, the browser holds nothing that the table does not name, and nothing of a sign-in that was left', async ({
  page,
  context,
}) => {
  for (const address of [
    '/',
    '/guide/install/docker',
    '/guide/drivers/',
    '/guide/authoring/text',
    '/tool/dropbox/request',
  ]) {
    await open(page, origin() + address);
  }
  const name = `${storageKeys.signIn.key}dropbox`;
  await page.evaluate((key) => {
    window.sessionStorage.setItem(key, '{"clientSecret":"secret"}');
  }, name);
  await open(page, `${origin()}/zh/guide/`);
  await expect
    .poll(() =>
      page.evaluate((key) => window.sessionStorage.getItem(key), name),
    )
    .toBeNull();
  await untilCached(page, '/zh/guide');
  const found = await page.evaluate(async () => [
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({name}) => name ?? ''),
  ]);
  const named = storedEntries().map(({key}) => key);
  expect(found.length).toBeGreaterThan(2);
  expect(found).toContain(cacheNames.pages);
  expect(
    found.filter((name) => !named.some((key) => name.startsWith(key))),
  ).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
