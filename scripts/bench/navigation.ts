import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {openPhone, slowDown} from './browser';
import {readWatched, watchTaps} from './inPage';

/** How long a reader looks at a page before going on, in milliseconds. */
const READING = 1500;

/** How long a page may take to arrive. */
const PATIENCE = 10_000;

/**
 * Goes from a page to another one by a link in its text, as a reader does who has begun to read: milliseconds from the tap to the
 * painted heading.
 *
 * @throws Error where the other page does not come
 */
export async function measureNavigation(
  browser: Browser,
  address: string,
  article: string,
): Promise<number> {
  const phone = await openPhone(browser);
  const {page, context} = phone;
  try {
    await watchTaps(page, undefined);
    await page.goto(address, {waitUntil: 'networkidle'});
    await slowDown(phone);
    const link = page
      .locator(`${article} a[href*="/guide/drivers/common"]`)
      .first();
    await link.scrollIntoViewIfNeeded();
    await sleep(READING);
    await link.tap();
    const deadline = Date.now() + PATIENCE;
    while (Date.now() < deadline) {
      // While a page gives way to another one, there is nothing to ask.
      const watched = await readWatched(page).catch(() => undefined);
      if (watched !== undefined && watched.done > 0) {
        return watched.done - watched.touched;
      }
      await sleep(20);
    }
    throw new Error(`${address}: found no other page after a tap on a link`);
  } finally {
    await context.close();
  }
}
