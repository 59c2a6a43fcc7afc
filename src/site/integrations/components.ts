/** What people read of component data and rules do not: names, and where each value comes from. */
const told = /^(source|name|\w*[pP]rovenance)$/

/** What a script needs of a file of component data; what else is written in YAML stays whole. */
export function valuesOnly<Data>(data: Data, file: string): Data {
  return /[\\/]content[\\/]components[\\/]/.test(file) ? (untold(data) as Data) : data
}

function untold(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(untold)
  if (typeof data !== 'object' || data === null) return data
  const kept = Object.entries(data).filter(([key]) => !told.test(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, untold(value)]))
}
