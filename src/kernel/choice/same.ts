/**
 * Deep equality of plain data, whatever the order of keys. `isAlike` decides on parts that are not plain objects or
 * lists and not identical, such as a text and a number.
 */
export function sameData(
  one: unknown,
  other: unknown,
  isAlike?: (one: unknown, other: unknown) => boolean,
): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return isAlike?.(one, other) ?? false
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every(
    (key) =>
      Object.hasOwn(other, key) &&
      sameData(
        (one as Record<string, unknown>)[key],
        (other as Record<string, unknown>)[key],
        isAlike,
      ),
  )
}
