/**
 * A deep copy of plain data. Positions are copied for every step of a trace and every branch of an
 * enumeration, where this is several times faster than `structuredClone`, which keeps what plain data
 * cannot hold (cycles, dates, maps).
 */
export function copyOf<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map(copyOf) as T
  const copy: Record<string, unknown> = {}
  for (const key in data) copy[key] = copyOf(data[key])
  return copy as T
}

/** A position as a key: equal keys mean equal positions, for positions made by the same events. */
export function keyOf(position: unknown): string {
  return JSON.stringify(position)
}
