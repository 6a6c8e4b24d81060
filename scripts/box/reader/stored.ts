import type {StoredValue} from '../../../src/lib/storedValue';

/** What the browser keeps for files on this disk; a browser may keep nothing for them. */
export function readChoice<T>({key, parse, fallback}: StoredValue<T>): T {
  try {
    return parse(localStorage.getItem(key) ?? '') ?? fallback;
  } catch {
    return fallback;
  }
}

export function writeChoice<T>({key, format}: StoredValue<T>, value: T): void {
  try {
    localStorage.setItem(key, format(value));
  } catch {
    // It holds until the page is left.
  }
}
