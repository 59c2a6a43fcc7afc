import { sameData } from '../choice/index.ts'
import type { Schema } from './schema.ts'

/** A part of a situation without the values that are its fallbacks. */
export function shortened(schema: Schema, value: unknown): unknown {
  if (schema.type === 'list') {
    return (value as readonly unknown[]).map((entry) => shortened(schema.item, entry))
  }
  if (schema.type !== 'parts') return value
  const given = value as Readonly<Record<string, unknown>>
  const said = Object.entries(schema.parts).flatMap(([name, part]) => {
    if (given[name] === undefined) return []
    const short = shortened(part, given[name])
    return part.optional && sameData(short, part.fallback) ? [] : [[name, short]]
  })
  return Object.fromEntries(said)
}
