/**
 * A deep copy of plain data. Positions are copied for every step of a trace and every branch of an
 * enumeration, where this is several times faster than `structuredClone`, which keeps what plain data
 * cannot hold (cycles, dates, maps).
 */
export function copyOf<T>(data: T): T {
  if (!isObject(data)) return data
  return (Array.isArray(data) ? copyOfList(data) : copyOfRecord(data)) as T
}

function isObject(data: unknown): data is object {
  return typeof data === 'object' && data !== null
}

/*
 * Spreading first keeps an object's hidden class; adding more than a dozen keys one by one makes a slow
 * dictionary of it. A spread is fast only while it meets few hidden classes, so there are several of them, and a
 * record takes that of its size; smaller records are written key by key. The keys are listed rather than walked
 * by `for … in`, which is four times slower on records with numbers for keys.
 */

/** Largest number of keys written as an object literal. */
const FEW_KEYS = 12

const spreads: readonly ((record: object) => Record<string, unknown>)[] = [
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
  (record) => ({ ...record }),
]

function copyOfRecord(record: object): Record<string, unknown> {
  const keys = Object.keys(record)
  const spread = keys.length > FEW_KEYS && spreads[keys.length % spreads.length]
  const copy = spread ? spread(record) : {}
  const values: readonly unknown[] = Object.values(record)
  for (let at = 0; at < keys.length; at++) {
    const entry = values[at]
    if (!spread || isObject(entry)) copy[keys[at] as string] = copyOf(entry)
  }
  return copy
}

/**
 * Every list of every copy is born of this one literal. The engine soon learns that such lists hold
 * more than small integers; `map` would make an empty list for integers, which is slow to turn.
 */
function copyOfList(list: readonly unknown[]): unknown[] {
  const copy: unknown[] = []
  for (const item of list) copy.push(copyOf(item))
  return copy
}

/** The same data, frozen with all that is in it; what is frozen already is taken as it is. */
export function frozen<T>(data: T): T {
  if (!isObject(data) || Object.isFrozen(data)) return data
  for (const part of Object.values(data)) frozen(part)
  return Object.freeze(data)
}

/** A position as a key: equal keys mean equal positions, for positions made by the same events. */
export function keyOf(position: unknown): string {
  return JSON.stringify(position)
}
