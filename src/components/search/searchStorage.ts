import type {Locale} from '../../config/locales';
import {packageStorageKeys, type StorageKey} from '../../config/storageKeys';
import {soundHits} from './storedHits';
import type {StoredValue} from '../../lib/storedValue';
import {readStored, writeStored} from '../../lib/browser/storage';

/** The name under which DocSearch keeps what a reader chose in a language: its keys end in it. */
export function storedIndexName(locale: Locale): string {
  return `alist-${locale}`;
}

interface Chosen {
  hits: readonly unknown[];
  /** Whether all that is stored can be shown. */
  isSound: boolean;
}

function chosenHits(place: StorageKey, locale: Locale): StoredValue<Chosen> {
  return {
    ...place,
    key: `${place.key}${locale}`,
    parse: (text) => {
      const hits = soundHits(text);
      return {hits, isSound: JSON.stringify(hits) === text};
    },
    format: ({hits}) => JSON.stringify(hits),
    fallback: {hits: [], isSound: true},
  };
}

/**
 * DocSearch asks the browser's storage without doubt while it opens: one that is denied throws there and would take the page down. Where it
 * is `null` instead, DocSearch, Docusaurus and this site do without.
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

/** Makes sure that DocSearch can read what it stored. Tells whether there is something to show before the reader types. */
export function prepareSearchStorage(locale: Locale): boolean {
  silenceDeniedStorage();
  const counts = [
    packageStorageKeys.searchRecent,
    packageStorageKeys.searchFavourites,
  ].map((place) => {
    const value = chosenHits(place, locale);
    const stored = readStored(value);
    if (!stored.isSound) {
      writeStored(value, stored);
    }
    return stored.hits.length;
  });
  return counts.some((count) => count > 0);
}
