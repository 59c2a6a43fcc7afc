/** A record with an entry for each key. */
export function byKey<const Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key, index: number) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key, index) => [key, value(key, index)])) as Record<
    Key,
    Value
  >
}
