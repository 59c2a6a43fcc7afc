/** Keys of component data that people read and rules do not: names and provenance. */
const told = /^(source|name|\w*[pP]rovenance)$/

/** Component data without those keys; other YAML is left whole. */
export function valuesOnly<Data>(data: Data, file: string): Data {
  return /[\\/]content[\\/]components[\\/]/.test(file) ? (untold(data) as Data) : data
}

function untold(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(untold)
  if (typeof data !== 'object' || data === null) return data
  const kept = Object.entries(data).filter(([key]) => !told.test(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, untold(value)]))
}
