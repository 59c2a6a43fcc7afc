import fc from 'fast-check'
import type { Part, Schema } from '../../src/kernel/schema/schema.ts'

/** Any value that a schema allows by itself, whatever else a situation says. */
export function anyOf(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'listed':
      return fc.constantFrom(...schema.values)
    case 'count': {
      const { min, max, step } = schema
      const all = fc.integer({ min, max })
      return step
        ? fc.oneof(
            all,
            fc.nat(40).map((steps) => steps * step),
          )
        : all
    }
    case 'list':
      return fc.array(anyOf(schema.item), { minLength: schema.least, maxLength: schema.most })
    case 'several':
      return fc.subarray([...schema.item.values], {
        minLength: schema.least,
        maxLength: schema.most,
      })
    case 'parts': {
      const parts = Object.entries(schema.parts)
      const names = parts.filter(([, part]) => !part.optional).map(([name]) => name)
      const model = Object.fromEntries(parts.map(([name, part]) => [name, anyOf(part)]))
      return fc.record(model, { requiredKeys: names })
    }
    default:
      return fc.oneof(anyOf(schema.list), anyOf(schema.record))
  }
}

type Change = (value: unknown) => unknown

/** A change of one thing in a value: one that is small enough for many of the results to be legal. */
export function someChange(schema: Schema): fc.Arbitrary<Change> {
  const whole = anyOf(schema).map(
    (value): Change =>
      () =>
        value,
  )
  switch (schema.type) {
    case 'several':
      return fc.constantFrom(...schema.item.values).map(
        (one): Change =>
          (value) => {
            const before = value as readonly unknown[]
            return schema.item.values.filter((other) => before.includes(other) !== (other === one))
          },
      )
    case 'list':
      return fc.oneof(
        fc.tuple(fc.nat(schema.most), someChange(schema.item)).map(
          ([place, change]): Change =>
            (value) =>
              (value as readonly unknown[]).map((one, at) => (at === place ? change(one) : one)),
        ),
        fc.nat(schema.most).map(
          (place): Change =>
            (value) =>
              (value as readonly unknown[]).filter((_, at) => at !== place),
        ),
        anyOf(schema.item).map(
          (one): Change =>
            (value) => [...(value as readonly unknown[]), one],
        ),
      )
    case 'parts':
      return fc
        .constantFrom(...Object.entries(schema.parts))
        .chain(([name, part]) => changeOf(name, part))
    default:
      return whole
  }
}

function changeOf(name: string, part: Part): fc.Arbitrary<Change> {
  return fc
    .record({ change: someChange(part), value: anyOf(part), goes: fc.boolean() })
    .map(({ change, value, goes }) => (record) => {
      const { [name]: before, ...rest } = record as Record<string, unknown>
      if (before === undefined) return { ...rest, [name]: value }
      return part.optional && goes ? rest : { ...rest, [name]: change(before) }
    })
}
