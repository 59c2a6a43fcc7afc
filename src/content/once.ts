/**
 * Keeps what a reader of files returned, by its argument. While authors work, files change under the
 * server, so nothing is kept then.
 */
export function once<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>()
  return (key) => {
    if (process.env.NODE_ENV === 'development') return read(key)
    const known = kept.get(key)
    if (known !== undefined) return known
    const value = read(key)
    kept.set(key, value)
    return value
  }
}
