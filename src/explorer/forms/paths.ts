import type { Part, Parts, Schema } from '../../kernel/schema/schema.ts'

/** Path of a value in a situation: one step for each part, entry and list place. */
export type Path = readonly string[]

/** The schema of what stands at a path. */
export function schemaAt(schema: Schema, path: Path): Part | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const next = stepInto(schema, step)
  return next && schemaAt(next, rest)
}

function stepInto(schema: Schema, step: string): Part | undefined {
  if (schema.type === 'parts') return schema.parts[step]
  if (schema.type === 'list' || schema.type === 'several') return schema.item
  if (schema.type !== 'either') return undefined
  return /^\d+$/.test(step) ? schema.list.item : schema.record.parts[step]
}

/** Value at a path. */
export function valueAt(value: unknown, path: Path): unknown {
  const [step, ...rest] = path
  if (step === undefined || value === undefined || value === null) return value
  return valueAt((value as Readonly<Record<string, unknown>>)[step], rest)
}

/** The same with another value at a path; without one what stands there goes, and a list closes up. */
export function withValue(schema: Schema, whole: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  const inner = step === undefined ? undefined : stepInto(schema, step)
  if (step === undefined || !inner) return value
  const now = withValue(inner, valueAt(whole, [step]), rest, value)
  if (schema.type === 'list' || schema.type === 'several' || Array.isArray(whole)) {
    const list = [...((whole ?? []) as readonly unknown[])]
    list.splice(Number(step), 1, ...(now === undefined ? [] : [now]))
    return list
  }
  const { [step]: _, ...others } = (whole ?? {}) as Record<string, unknown>
  return now === undefined ? others : { ...others, [step]: now }
}

/** The path that a refusal writes as a text; names of parts can have points in them. */
export function pathIn(schema: Schema, text: string): Path | undefined {
  if (schema.type === 'parts' || schema.type === 'either') {
    const { parts } = schema.type === 'parts' ? schema : (schema.record as Parts)
    for (const [name, part] of Object.entries(parts)) {
      if (text === name) return [name]
      if (!text.startsWith(`${name}.`)) continue
      const rest = pathIn(part, text.slice(name.length + 1))
      return rest && [name, ...rest]
    }
  }
  const found = /^(\d+)(?:\.(.*))?$/.exec(text)
  const item = found && stepInto(schema, found[1] as string)
  if (!found || !item) return undefined
  if (found[2] === undefined) return [found[1] as string]
  const rest = pathIn(item, found[2])
  return rest && [found[1] as string, ...rest]
}
