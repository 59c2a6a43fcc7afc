import { alike } from '../data/nearest.ts'
import { type Refusal, shown, shownForNumber } from '../game/refusal.ts'
import type { Notes } from './notes.ts'
import type { Either, List, Listed, Part, Parts, Scalar, Schema, Several } from './schema.ts'

type Path = readonly string[]

/** Stands for a value that could not be read; checks that depend on it are skipped. */
const UNREAD = Symbol('unread')

/**
 * Reads a value by its schema: fallbacks are filled in, other spellings made one, what has no order is put
 * in one. What cannot be read is noted, all of it, and left out or replaced by the least that can stand there.
 */
export function read(schema: Schema, value: unknown, notes: Notes, path: Path = []): unknown {
  const found = readStrictly(schema, value, notes, path)
  return found === UNREAD ? least(schema) : found
}

/** Gives a schema without a clause of its own the clause of the part that contains it. */
function within<S extends Schema>(clause: string | undefined, schema: S): S {
  return clause === undefined ? schema : { clause, ...schema }
}

function readStrictly(
  told: Schema,
  value: unknown,
  notes: Notes,
  path: Path,
  clause?: string,
): unknown {
  const schema = within(clause, told)
  switch (schema.type) {
    case 'listed':
      return readListed(schema, value, notes, path)
    case 'count': {
      const { min, max, beyond = 'not-a-count' } = schema
      const isWhole = Number.isInteger(value)
      if (isWhole && Number(value) >= min && Number(value) <= max) return value
      const facts = { what: path.join('.'), received: shownForNumber(value), min, max }
      notes.unread(path, schema, isWhole ? beyond : 'not-a-count', facts)
      return UNREAD
    }
    case 'list':
      return readList(schema, value, notes, path)
    case 'several':
      return readSeveral(schema, value, notes, path)
    case 'parts':
      return readParts(schema, value, notes, path, told.clause !== undefined)
    default:
      return readEither(schema, value, notes, path)
  }
}

function readListed(schema: Listed, value: unknown, notes: Notes, path: Path): unknown {
  const { values, aliases = {}, denied } = schema
  const alias = typeof value === 'string' && Object.hasOwn(aliases, value) && aliases[value]
  const found = alias || values.find((one) => one === value)
  if (found !== undefined) return notes.place(found, schema, path) ? found : UNREAD
  const names = values.map(String)
  const allowed = schema.allowed ?? names
  // A text that reads like a number is told from it by its quotation marks.
  const isQuoted = typeof value === 'string' && names.includes(value)
  const told = got(path, isQuoted ? JSON.stringify(value) : value)
  const facts = { ...told, allowed, ...alike(value, names) }
  const limit = denied?.values.includes(value as Scalar) ? { ...schema, ...denied } : schema
  notes.unread(path, limit, 'value-not-allowed', facts)
  return UNREAD
}

/** The entries of a list with its holes; undefined, with a reason noted, when it is none. */
function entriesOf(
  schema: List | Several,
  value: unknown,
  notes: Notes,
  path: Path,
): readonly unknown[] | undefined {
  if (!Array.isArray(value)) {
    notes.unread(path, schema, 'not-a-list', got(path, value))
    return undefined
  }
  const { least, most, size } = schema
  const { length } = value
  if (length < least || length > most) {
    const span = least === most ? String(most) : `${least}–${most}`
    const allowed = length < least ? least : most
    const facts = { what: path.join('.'), received: length, allowed, span }
    notes.unread(path, { ...schema, ...size }, 'wrong-length', facts)
  }
  return Array.from(value)
}

function readList(schema: List, value: unknown, notes: Notes, path: Path): unknown {
  const { item, sorted, clause } = schema
  const read = entriesOf(schema, value, notes, path)
    ?.map((entry, index) => readStrictly(item, entry, notes, [...path, String(index)], clause))
    .filter((entry) => entry !== UNREAD)
  if (sorted && item.type === 'listed') {
    const { values } = item
    read?.sort((one, other) => values.indexOf(one as Scalar) - values.indexOf(other as Scalar))
  }
  return read ?? UNREAD
}

function readSeveral(schema: Several, value: unknown, notes: Notes, path: Path): unknown {
  const { item, twice, most } = schema
  const read = entriesOf(schema, value, notes, path)?.map((entry, index) =>
    readStrictly(item, entry, notes, [...path, String(index)]),
  )
  if (!read) return UNREAD
  const again = item.values.find((one) => read.indexOf(one) !== read.lastIndexOf(one))
  if (again !== undefined && read.length <= most) {
    const named = twice ? { received: shown(value), [twice.fact]: String(again) } : got(path, again)
    const { clause = item.clause } = schema
    const limit = { ...(clause !== undefined && { clause }), ...twice }
    notes.unread(path, limit, 'named-twice', { what: path.join('.'), ...named })
  }
  return item.values.filter((one) => read.includes(one))
}

/** A record; where it has a clause of its own, its entries are values, and not parts of a situation. */
function readParts(
  schema: Parts,
  value: unknown,
  notes: Notes,
  path: Path,
  hasValues: boolean,
): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    notes.unread(path, schema, 'not-a-record', got(path, value))
    return UNREAD
  }
  const names = Object.keys(schema.parts)
  for (const name of Object.keys(value)) {
    if (names.includes(name)) continue
    const here = [...path, name]
    const [code, what] = hasValues ? ['value-not-allowed', path] : ['unknown-part', here]
    const facts = { what: what.join('.'), received: shown(name), allowed: names }
    const { code: _, ...limit } = schema
    notes.unread(here, limit, code, { ...facts, ...alike(name, names) })
  }
  const given = value as Readonly<Record<string, unknown>>
  const all: Record<string, unknown> = {}
  for (const name of names) {
    const here = [...path, name]
    const part = readPart(schema.parts[name] as Part, own(given, name), notes, here, schema.clause)
    if (part !== undefined) all[name] = part
  }
  return all
}

/** A file can leave a part empty, which is to say nothing. */
function readPart(
  part: Part,
  value: unknown,
  notes: Notes,
  path: Path,
  clause: string | undefined,
): unknown {
  if (part.optional && (value === undefined || value === null)) return part.fallback
  if (value === undefined) {
    const { code: _, ...limit } = within(clause, part)
    notes.unread(path, limit, 'part-missing', { what: path.join('.') })
    return least(part)
  }
  const found = readStrictly(part, value, notes, path, clause)
  if (found !== UNREAD) return found
  return part.optional ? part.fallback : least(part)
}

function readEither(schema: Either, value: unknown, notes: Notes, path: Path): unknown {
  return readStrictly(Array.isArray(value) ? schema.list : schema.record, value, notes, path)
}

/** The least that a schema allows, or nearly so: a list may be too short. */
function least(schema: Schema): unknown {
  switch (schema.type) {
    case 'listed':
      return schema.values[0]
    case 'count':
      return schema.min
    case 'parts': {
      const needed = Object.entries(schema.parts).filter(
        ([, part]) => !part.optional || part.fallback !== undefined,
      )
      return Object.fromEntries(needed.map(([name, part]) => [name, part.fallback ?? least(part)]))
    }
    default:
      return []
  }
}

function got(path: Path, value: unknown): Refusal['facts'] {
  return {
    what: path.join('.'),
    received: typeof value === 'number' ? String(value) : shown(value),
  }
}

/** Own property of a record, never an inherited one. */
function own(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
