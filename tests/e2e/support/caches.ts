import {expect, type Page} from '@playwright/test';
import {cacheNames} from '../../../src/config/storageKeys';

/** Addresses, below the site, of everything in the caches of the site. */
export async function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await caches.open(name)).keys()),
    );
    return lists
      .flat()
      .map(({url}) => url.slice(window.location.origin.length));
  });
}

/** Waits until a page and the files of its program are cached. */
export async function untilCached(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => cachedAddresses(page), {timeout: 20_000})
    .toContain(address);
}

/** How many bytes are cached, and in how many files, by cache. */
export async function cachedBytes(
  page: Page,
): Promise<Record<string, {files: number; bytes: number}>> {
  return page.evaluate(async (names) => {
    const sizes: Record<string, {files: number; bytes: number}> = {};
    for (const name of names) {
      const cache = await caches.open(name);
      const answers = await cache.matchAll();
      const bodies = await Promise.all(
        answers.map(async (answer) => answer.arrayBuffer()),
      );
      sizes[name] = {
        files: bodies.length,
        bytes: bodies.reduce((sum, body) => sum + body.byteLength, 0),
      };
    }
    return sizes;
  }, Object.values(cacheNames));
}
