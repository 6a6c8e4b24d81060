/** What a map has for a key, made where it has nothing yet. */
export function cached<Key, Value>(
  map: Pick<Map<Key, Value>, 'get'> & {
    set: (key: Key, value: Value) => unknown;
  },
  key: Key,
  make: () => Value,
): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
