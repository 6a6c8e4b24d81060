import {expect, type Page} from '@playwright/test';
import {cacheNames} from '../../../src/config/storageKeys';

/** Addresses, below the site, of everything that is kept in the caches of the site. */
export async function keptAddresses(page: Page): Promise<string[]> {
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

/** Waits until a page and the files of its program are kept. */
export async function untilKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => keptAddresses(page), {timeout: 20_000})
    .toContain(address);
}

/** How many bytes are kept, and in how many files, by cache. */
export async function keptBytes(
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
