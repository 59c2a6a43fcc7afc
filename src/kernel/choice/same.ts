/**
 * Whether two pieces of plain data say the same, whatever the order of their keys; texts and numbers that are not
 * the same may be alike.
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
