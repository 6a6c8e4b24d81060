import {storagePurposes} from '../../config/storagePurposes';
import {
  cacheNames,
  packageStorageKeys,
  storageKeys,
  type StorageArea,
  type StorageKey,
} from '../../config/storageKeys';
import type {Locale} from '../../config/locales';

/** An entry that the site may store in the browser. */
export interface StoredEntry {
  id: string;
  /** A trailing hyphen means that a suffix follows. */
  key: string;
  place: StorageArea | 'cache';
  purpose: Record<Locale, string>;
}

type Purposes = Record<string, Record<Locale, string>>;

function entry(
  id: string,
  key: string,
  place: StoredEntry['place'],
): StoredEntry[] {
  const purpose = (storagePurposes as Purposes)[id];
  return purpose === undefined ? [] : [{id, key, place, purpose}];
}

/** Every key of `localStorage` and `sessionStorage`. */
export const everyStorageKey: readonly StorageKey[] = [
  ...Object.values(storageKeys),
  ...Object.values(packageStorageKeys),
];

/** Everything that the site may store, in the order of the tables in the configuration. */
export function storedEntries(): StoredEntry[] {
  return [
    ...Object.entries<StorageKey>({
      ...storageKeys,
      ...packageStorageKeys,
    }).flatMap(([id, {key, area}]) => entry(id, key, area)),
    ...Object.entries(cacheNames).flatMap(([id, name]) =>
      entry(id, name, 'cache'),
    ),
  ];
}

/** Whether a stored name belongs to a key. */
export function belongsTo(
  name: string,
  {key}: Pick<StorageKey, 'key'>,
): boolean {
  return key.endsWith('-') ? name.startsWith(key) : name === key;
}
