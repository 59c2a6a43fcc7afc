import { type BitReader, type BitWriter, damaged, fromFuture } from '../link/bits.ts'
import type { Count, Listed, Part, Parts, Schema, Several } from './schema.ts'

/*
 * A situation that was read, as it stands in a link: by what differs from another one, the page's own example.
 *
 *     a record   how many of its parts are spoken of, a bit for each that tells whether it differs, and those
 *                that do, one after the other; a part that may be absent has a bit that tells whether it is
 *     a list     its length, in as many bits as the longest needs, and its values; `several` have a bit each
 *     a value    its place in its list, or its distance from the least, in as many bits as the last one needs
 *
 * New parts are appended to records and new values to lists, so that what was written can still be read.
 */

/** Writes a value that was read; `base` is what it is told apart from, where there is anything. */
export function pack(out: BitWriter, schema: Schema, value: unknown, base?: unknown): void {
  switch (schema.type) {
    case 'listed':
      out.write(schema.values.indexOf(value as string), bitsOf(schema))
      break
    case 'count':
      packCount(out, schema, value as number)
      break
    case 'list': {
      const values = value as readonly unknown[]
      out.write(values.length - schema.least, widthOf(schema.most - schema.least))
      for (const [index, one] of values.entries()) pack(out, schema.item, one, at(base, index))
      break
    }
    case 'several':
      for (const one of schema.item.values) {
        out.write((value as readonly unknown[]).includes(one) ? 1 : 0, 1)
      }
      break
    case 'parts':
      packParts(out, schema, value, base)
      break
    default: {
      const isList = Array.isArray(value)
      out.write(isList ? 1 : 0, 1)
      const other = Array.isArray(base) === isList ? base : undefined
      pack(out, isList ? schema.list : schema.record, value, other)
    }
  }
}

/** Reads what was written by `pack` with the same base. */
export function unpack(bits: BitReader, schema: Schema, base?: unknown): unknown {
  switch (schema.type) {
    case 'listed':
      return known(schema.values[bits.read(bitsOf(schema))])
    case 'count':
      return unpackCount(bits, schema)
    case 'list': {
      const length = bits.read(widthOf(schema.most - schema.least)) + schema.least
      if (length > schema.most) throw fromFuture()
      return Array.from({ length }, (_, index) => unpack(bits, schema.item, at(base, index)))
    }
    case 'several':
      return unpackSeveral(bits, schema)
    case 'parts':
      return unpackParts(bits, schema, base)
    default: {
      const isList = bits.read(1) === 1
      const other = Array.isArray(base) === isList ? base : undefined
      return unpack(bits, isList ? schema.list : schema.record, other)
    }
  }
}

/** The bits that tell one of so many numbers, from 0 on. */
export function widthOf(last: number): number {
  return last === 0 ? 0 : Math.floor(Math.log2(last)) + 1
}

function bitsOf({ values }: Listed): number {
  return widthOf(values.length - 1)
}

/** Multiples of a step that are small enough are told from others by a bit. */
const SHORT = 6

function packCount(out: BitWriter, { min, max, step }: Count, value: number): void {
  const steps = step ? value / step : 0.5
  const isShort = Number.isInteger(steps) && steps < 2 ** SHORT
  if (step) out.write(isShort ? 1 : 0, 1)
  if (isShort) out.write(steps, SHORT)
  else out.write(value - min, widthOf(max - min))
}

function unpackCount(bits: BitReader, { min, max, step }: Count): number {
  if (step && bits.read(1) === 1) return bits.read(SHORT) * step
  const value = bits.read(widthOf(max - min)) + min
  if (value > max) throw damaged()
  return value
}

function unpackSeveral(bits: BitReader, { item }: Several): unknown {
  return item.values.filter(() => bits.read(1) === 1)
}

function packParts(out: BitWriter, { parts }: Parts, value: unknown, base: unknown): void {
  const entries = Object.entries(parts)
  const differs = entries.map(([name, part]) => !isSame(at(value, name), baseOf(part, name, base)))
  const spoken = differs.lastIndexOf(true) + 1
  out.writeCount(spoken, 3)
  for (const one of differs.slice(0, spoken)) out.write(one ? 1 : 0, 1)
  for (const [index, [name, part]] of entries.entries()) {
    if (!differs[index]) continue
    const [now, before] = [at(value, name), baseOf(part, name, base)]
    if (mayGo(part, before)) out.write(now === undefined ? 0 : 1, 1)
    if (now !== undefined) pack(out, part, now, before)
  }
}

function unpackParts(bits: BitReader, { parts }: Parts, base: unknown): unknown {
  const entries = Object.entries(parts)
  const spoken = bits.readCount(3)
  if (spoken > entries.length) throw fromFuture()
  const differs = entries.map((_, index) => index < spoken && bits.read(1) === 1)
  const value: Record<string, unknown> = {}
  for (const [index, [name, part]] of entries.entries()) {
    const before = baseOf(part, name, base)
    const isThere = !differs[index] || !mayGo(part, before) || bits.read(1) === 1
    const now = differs[index] && isThere ? unpack(bits, part, before) : before
    if (isThere && now !== undefined) value[name] = now
    else if (isThere && !part.optional) throw damaged()
  }
  return value
}

/** Value against which a part is encoded. */
function baseOf(part: Part, name: string, base: unknown): unknown {
  return base === undefined ? part.fallback : at(base, name)
}

/** True when a present part may be absent. A part that is absent by default needs no mark. */
function mayGo(part: Part, base: unknown): boolean {
  return part.optional === true && part.fallback === undefined && base !== undefined
}

function at(value: unknown, name: string | number): unknown {
  return (value as Readonly<Record<string | number, unknown>> | undefined)?.[name]
}

/** Equality of values that were read: both are in the order of their schema, so equal text means equal values. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw fromFuture()
  return value
}
