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
export function whileUnchanged<Args extends unknown[], Value>(
  stamp: (...args: Args) => string,
  read: (...args: Args) => Value,
): (...args: Args) => Value {
  const cache = new Map<string, {stamp: string; value: Value}>();
  return (...args) => {
    const key = JSON.stringify(args);
    const now = stamp(...args);
    const known = cache.get(key);
    if (known?.stamp === now) {
      return known.value;
    }
    const value = read(...args);
    cache.set(key, {stamp: now, value});
    return value;
  };
}
