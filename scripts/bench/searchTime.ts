import type {Browser} from '@playwright/test';
import {openPhone, slowDown} from './browser';
import type {Controls} from './subjects';

/** A word that is on many pages of both languages, and that every search finds in both: not all of them divide Chinese text. */
const WORD = 'webdav';

/** How long a search may take; the first one waits until its index is compressed. */
const PATIENCE = {timeout: 120_000};

export interface SearchResult {
  /** Milliseconds from the tap to a field that can be typed into. */
  opening: number;
  /** Milliseconds from a word in that field to painted results, with all that has to come first. */
  results: number;
  /** Bytes that came for both. */
  bytes: number;
}

/** Searches once in a page that has fetched nothing for it. */
export async function measureSearch(
  browser: Browser,
  address: string,
  {taps, search}: Pick<Controls, 'taps' | 'search'>,
): Promise<SearchResult> {
  if (taps.search === undefined || search === undefined) {
    throw new Error(`${address}: found no search, expected one`);
  }
  const phone = await openPhone(browser);
  const {page, session, context} = phone;
  try {
    await page.goto(address, {waitUntil: 'networkidle'});
    let bytes = 0;
    session.on('Network.loadingFinished', ({encodedDataLength}) => {
      bytes += encodedDataLength;
    });
    await slowDown(phone);
    const button = page.locator(taps.search.at).first();
    const opened = performance.now();
    await button.tap();
    const field = page.locator(search.field).first();
    await field.waitFor(PATIENCE);
    const opening = performance.now() - opened;
    await field.focus();
    const typed = performance.now();
    await page.keyboard.insertText(WORD);
    await page.locator(search.result).first().waitFor(PATIENCE);
    await page.evaluate(
      async () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => setTimeout(resolve)),
        ),
    );
    return {opening, results: performance.now() - typed, bytes};
  } finally {
    await context.close();
  }
}
