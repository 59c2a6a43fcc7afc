/** Milliseconds for which a reading stays good while authors change files under the server. */
const moment = 1000

interface Kept<Value> {
  readonly value: Value
  readonly until: number
}

/**
 * Keeps what a reader of files returned, by its argument: for good in a build, and for a moment while the
 * site is served to its authors.
 */
export function once<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const all = new Map<Key, Kept<Value>>()
  return (key) => {
    const kept = all.get(key)
    if (kept && Date.now() < kept.until) return kept.value
    const value = read(key)
    const lasting = process.env.NODE_ENV === 'development' ? Date.now() + moment : Infinity
    all.set(key, { value, until: lasting })
    return value
  }
}
