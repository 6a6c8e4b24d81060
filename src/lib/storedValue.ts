import type {StorageKey} from '../config/storageKeys';

/** A value kept in the reader's browser: where, and how it is read and written. */
export interface StoredValue<T> extends StorageKey {
  /** Gives `undefined` for what this site would not have written: an old, foreign or hand-edited value. */
  parse: (text: string) => T | undefined;
  format: (value: T) => string;
  /** What holds while nothing (valid) is stored. */
  fallback: T;
}

/** A value that is one of a few words. */
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

/** A mark that is there or is not; there, it reads `true`. */
export function storedMark(place: StorageKey, name = ''): StoredValue<boolean> {
  return {
    ...place,
    key: `${place.key}${name}`,
    parse: (text) => (text === 'true' ? true : undefined),
    format: String,
    fallback: false,
  };
}
