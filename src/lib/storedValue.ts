import type {StorageKey} from '../config/storageKeys';

/** A value in the browser's storage: its key, and how it is read and written. */
export interface StoredValue<T> extends StorageKey {
  /** Returns `undefined` for what this site would not have written: an old, foreign or hand-edited value. */
  parse: (text: string) => T | undefined;
  format: (value: T) => string;
  /** Used while nothing (valid) is stored. */
  fallback: T;
}

/** A value from a fixed set. */
export function storedChoice<Choice extends string>(
  place: StorageKey,
  choices: readonly Choice[],
  fallback: NoInfer<Choice>,
): StoredValue<Choice> {
  return {
    ...place,
    parse: (text) => choices.find((choice) => choice === text),
    format: (choice) => choice,
    fallback,
  };
}

/** A flag: stored, it reads `true`. */
export function storedMark(place: StorageKey, name = ''): StoredValue<boolean> {
  return {
    ...place,
    key: `${place.key}${name}`,
    parse: (text) => (text === 'true' ? true : undefined),
    format: String,
    fallback: false,
  };
}
