import type {Locale} from '../../config/locales';
import {packageStorageKeys, type StorageKey} from '../../config/storageKeys';
import {validHits} from './storedHits';
import type {StoredValue} from '../../lib/storedValue';
import {readStored, writeStored} from '../../lib/browser/storage';

/** The index name of a language, with which the keys of DocSearch's stored hits end. */
export function storedIndexName(locale: Locale): string {
  return `alist-${locale}`;
}

function storedHits(
  place: StorageKey,
  locale: Locale,
): StoredValue<readonly unknown[] | undefined> {
  return {
    ...place,
    key: `${place.key}${locale}`,
    parse: validHits,
    format: (hits) => JSON.stringify(hits),
    fallback: undefined,
  };
}

/**
 * DocSearch reads `localStorage` while it opens, and crashes the page if access to it throws. DocSearch, Docusaurus and this site all cope
 * with `null`.
 */
function silenceDeniedStorage(): void {
  try {
    window.localStorage.getItem('');
  } catch {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      value: null,
    });
  }
}

/** Repairs what DocSearch stored. Returns whether there are stored hits to show before the reader types. */
export function prepareSearchStorage(locale: Locale): boolean {
  silenceDeniedStorage();
  const counts = [
    packageStorageKeys.searchRecent,
    packageStorageKeys.searchFavourites,
  ].map((place) => {
    const value = storedHits(place, locale);
    const hits = readStored(value);
    if (hits !== undefined) {
      writeStored(value, hits);
    }
    return hits?.length ?? 0;
  });
  return counts.some((count) => count > 0);
}
