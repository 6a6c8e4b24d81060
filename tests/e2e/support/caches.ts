import {expect, type Page} from '@playwright/test';

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
