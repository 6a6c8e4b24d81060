import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** The modification times of a file, or of each file below a folder, as a text that changes when one of them does. */
export function stampOf(place: string): string {
  const stat = statSync(place);
  return stat.isDirectory()
    ? readdirSync(place)
        .sort()
        .map((name) => `${name}:${stampOf(path.join(place, name))}`)
        .join(' ')
    : `${String(stat.mtimeMs)}/${String(stat.size)}`;
}

/** Caches a result while its stamp stays the same: during a preview, files change. */
export function whileUnchanged<Words extends unknown[], Value>(
  stamp: (...words: Words) => string,
  read: (...words: Words) => Value,
): (...words: Words) => Value {
  const kept = new Map<string, {stamp: string; value: Value}>();
  return (...words) => {
    const key = JSON.stringify(words);
    const now = stamp(...words);
    const known = kept.get(key);
    if (known?.stamp === now) {
      return known.value;
    }
    const value = read(...words);
    kept.set(key, {stamp: now, value});
    return value;
  };
}
