import {CACHE_PREFIX} from '../../../src/config/storageKeys';
import {open} from '../support/pages';
import {expect, test} from './test';

test.use({serviceWorkers: 'allow'});

test('where copies are switched off, no page starts a service worker, and those of an earlier visit are taken away with theirs', async ({
  page,
  origin,
}) => {
  await open(page, `${origin}/guide/`);
  await page.evaluate(
    async () => new Promise((resolve) => requestIdleCallback(resolve)),
  );
  expect(
    await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    ),
  ).toBe(0);
  await page.evaluate(async (prefix) => {
    await caches.open(`${prefix}pages-0`);
    await caches.open('somebody-elses');
    await navigator.serviceWorker.register('/service-worker.js');
  }, CACHE_PREFIX);
  await expect
    .poll(async () =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      })),
    )
    .toEqual({caches: ['somebody-elses'], workers: 0});
});
