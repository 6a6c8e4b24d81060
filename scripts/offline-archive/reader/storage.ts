import type {StoredValue} from '../../../src/lib/storedValue';

/** What the reader's browser keeps for good, or its fallback: for scripts that run without the site's program. */
export function readKept<T>({key, parse, fallback}: StoredValue<T>): T {
  try {
    return parse(localStorage.getItem(key) ?? '') ?? fallback;
  } catch {
    return fallback;
  }
}

/** Keeps a value for good, where the browser allows it; elsewhere it holds until the page is left. */
export function keep<T>({key, format}: StoredValue<T>, value: T): void {
  try {
    localStorage.setItem(key, format(value));
  } catch {
    // Nothing is kept.
  }
}
