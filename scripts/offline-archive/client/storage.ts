import type {StoredValue} from '../../../src/lib/storedValue';

/** The value in local storage, or its fallback: for scripts that run without React. */
export function readLocal<T>({key, parse, fallback}: StoredValue<T>): T {
  try {
    return parse(localStorage.getItem(key) ?? '') ?? fallback;
  } catch {
    return fallback;
  }
}

/** Stores a value in local storage, where the browser allows it. */
export function storeLocal<T>({key, format}: StoredValue<T>, value: T): void {
  try {
    localStorage.setItem(key, format(value));
  } catch {
    // The value is not stored.
  }
}
