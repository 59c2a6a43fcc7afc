import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BitReader, BitWriter } from '../../src/kernel/link/bits.ts'
import { Notes } from '../../src/kernel/schema/notes.ts'
import { pack, unpack } from '../../src/kernel/schema/pack.ts'
import { read } from '../../src/kernel/schema/read.ts'
import {
  count,
  either,
  every,
  list,
  listed,
  optional,
  parts,
  type Schema,
  several,
  some,
  tuple,
} from '../../src/kernel/schema/schema.ts'
import { anyOf } from '../games/drawn.ts'

const card = listed(['A1', 'A2', 'A3', 'A?'], {
  clause: 'card.once',
  aliases: { '(A?)': 'A?' },
  once: {
    pool: 'card',
    code: 'card-twice',
    clause: 'card.once',
    thing: (value) => (value === 'A?' ? undefined : value),
  },
})
const schema = parts({
  players: listed([2, 3, 4], { clause: 'players' }),
  bank: optional(listed(['NE', 'SW']), 'NE'),
  streets: optional(
    some(['N', 'S'], () => list(card, { most: 2, size: { code: 'full' }, sorted: true }), {
      clause: 'streets',
    }),
    {},
  ),
  loots: every(['x', 'y'], () => tuple(count(0, 999, { step: 100, code: 'no-loot' }), 2)),
  hand: optional(several(card, { most: 2, twice: { code: 'hand-twice', fact: 'card' } })),
  banks: optional(several(listed(['NE', 'SW']), { clause: 'banks' })),
  decks: optional(either(list(count(0, 5), { most: 3 }), parts({ a: count(1, 5) }))),
  pawns: optional(list(parts({ x: count(0, 9) }), { clause: 'pawns', most: 3 })),
})
const loots = { x: [100, 250], y: [0, 999] }

function outcome(value: unknown): { value: unknown; told: readonly string[] } {
  const notes = new Notes(value)
  const found = read(schema, value, notes)
  const told = notes.refusals.map(({ code, clause, at }) => `${at?.join(' ')}: ${clause} ${code}`)
  return { value: found, told }
}

describe('what is read', () => {
  test('has its fallbacks, one spelling, and an order where order says nothing', () => {
    const given = { players: 3, loots, streets: { N: ['(A?)', 'A1'] }, hand: ['A3', 'A2'] }
    expect(outcome(given)).toEqual({
      told: [],
      value: {
        players: 3,
        bank: 'NE',
        loots,
        streets: { N: ['A1', 'A?'] },
        hand: ['A2', 'A3'],
      },
    })
  })

  test('is refused for everything that is wrong with it at once', () => {
    const given = {
      players: 5,
      banc: 'NE',
      constructor: 1,
      streets: { N: ['A1', 'A1', 'A2'], E: [], S: ['B1'] },
      loots: { x: [100, 'much', 3], y: 7 },
      hand: ['A2', 'A2'],
      banks: ['SW', 'NE', 'SW'],
      decks: [9],
      pawns: [{ x: 10 }, { x: 1, xx: 2 }, 7],
    }
    expect(outcome(given).told).toEqual([
      'banc: undefined unknown-part',
      'constructor: undefined unknown-part',
      'players: players value-not-allowed',
      'streets.E: streets value-not-allowed',
      'streets.N: streets full',
      'streets.N.1: card.once card-twice',
      'streets.S.0: card.once value-not-allowed',
      'loots.x: undefined wrong-length',
      'loots.x.1: undefined no-loot',
      'loots.y: undefined not-a-list',
      'hand.0: card.once card-twice',
      'hand.1: card.once card-twice',
      'banks: banks wrong-length',
      'decks.0: undefined not-a-count',
      'pawns.0.x: pawns not-a-count',
      'pawns.1.xx: pawns unknown-part',
      'pawns.2: pawns not-a-record',
    ])
  })

  test('is refused where one of several is named twice', () => {
    const notes = new Notes({})
    read(schema, { players: 2, loots, banks: ['SW', 'SW'] }, notes)
    expect(notes.refusals).toEqual([
      {
        code: 'named-twice',
        clause: 'banks',
        at: ['banks'],
        facts: { what: 'banks', received: 'SW' },
      },
    ])
  })

  test('names the known part that a misspelt one is like, and none that is not', () => {
    const notes = new Notes({})
    read(schema, { playerz: 2, zebra: 1, players: 2, loots }, notes)
    expect(notes.refusals.map(({ facts }) => facts.nearest)).toEqual(['players', ''])
  })

  test('leaves out what nothing can be built on, and passes over what rests on it', () => {
    const notes = new Notes({})
    read(schema, { players: 'many', loots }, notes)
    const reason = { code: 'too-many', facts: {} }
    notes.refuse({ ...reason, at: ['streets.N', 'players'] })
    notes.refuse({ ...reason, at: ['loots.x'] })
    expect(notes.refusals.map(({ at }) => at)).toEqual([['players'], ['loots.x']])
  })

  test('is left as it is when it is read again', () => {
    const property = fc.property(anyOf(schema), (value) => {
      const once = outcome(value)
      fc.pre(once.told.length === 0)
      expect(outcome(once.value)).toEqual({ value: once.value, told: [] })
    })
    fc.assert(property)
  })
})

describe('what is packed', () => {
  const packed = (value: unknown, base: unknown, by: Schema = schema) => {
    const out = new BitWriter()
    pack(out, by, value, base)
    return out.toText()
  }

  test('is unpacked as it was, told apart from anything', () => {
    const property = fc.property(anyOf(schema), anyOf(schema), (value, base) => {
      const [one, other] = [outcome(value), outcome(base)]
      fc.pre(one.told.length + other.told.length === 0)
      const text = packed(one.value, other.value)
      expect(unpack(new BitReader(text), schema, other.value)).toEqual(one.value)
      expect(unpack(new BitReader(packed(one.value, undefined)), schema)).toEqual(one.value)
    })
    fc.assert(property, { numRuns: 300 })
  })

  test('takes one character when nothing differs', () => {
    const { value } = outcome({ players: 2, loots })
    expect(packed(value, value)).toHaveLength(1)
  })

  test('is read by a schema to which parts and values were appended', () => {
    const later = parts({
      ...schema.parts,
      bank: optional(listed(['NE', 'SW']), 'NE'),
      moon: optional(listed(['new', 'full']), 'new'),
    })
    const [value, base] = [
      { players: 3, loots },
      { players: 2, loots },
    ].map((one) => outcome(one).value)
    const text = packed(value, base)
    const now = unpack(new BitReader(text), later, { ...(base as object), moon: 'new' })
    expect(now).toEqual({ ...(value as object), moon: 'new' })
    const full = packed(
      { ...(value as object), moon: 'full' },
      { ...(base as object), moon: 'new' },
      later,
    )
    expect(() => unpack(new BitReader(full), schema, base)).toThrow(/link-from-future/)
  })
})
