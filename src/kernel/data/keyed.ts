/** A record with an entry for each key. */
export function byKey<const Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key, index: number) => Value,
): Record<Key, Value> {
  const record: Partial<Record<Key, Value>> = {}
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as Key
    record[key] = value(key, index)
  }
  return record as Record<Key, Value>
}

/** Maps things to values, by their ids. */
export function byId<Thing extends { readonly id: string }, Value>(
  things: readonly Thing[],
  taken: (thing: Thing) => Value,
): Record<Thing['id'], Value> {
  const all = things.map((thing) => [thing.id, taken(thing)])
  return Object.fromEntries(all) as Record<Thing['id'], Value>
}

/** True for a value made of named parts, such as an answer. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Knows a kind of record by parts that it has; that these hold what they should is seen to by whoever makes one. */
export function recordWith<Kind extends object>(...parts: readonly (keyof Kind & string)[]) {
  return (value: unknown): value is Kind => isRecord(value) && parts.every((part) => part in value)
}
