import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import { canBe, type Editing, edited, filledIn } from '../../src/explorer/forms/edit.ts'
import { type Path, valueAt } from '../../src/explorer/forms/paths.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import { exampleIn } from '../../src/kernel/game/kind.ts'
import type { Part, Schema } from '../../src/kernel/schema/schema.ts'
import { anyOf } from '../games/drawn.ts'
import { kinds } from '../games/registered.ts'

const quickAndUndead = engineOf('quick-and-undead')
const wildGangs = engineOf('wild-gangs')

interface Edit {
  readonly path: Path
  readonly value: unknown
}

/** Any edit that a control of a form can make: another value of a part, or an entry more or less. */
function someEdit(part: Part, path: Path = []): fc.Arbitrary<Edit> {
  const here = anyOf(part).map((value): Edit => ({ path, value }))
  const gone = fc.constant<Edit>({ path, value: undefined })
  const own = part.optional ? fc.oneof({ weight: 4, arbitrary: here }, gone) : here
  switch (part.type) {
    case 'parts': {
      const parts = Object.entries(part.parts)
      return fc.constantFrom(...parts).chain(([name, inner]) => someEdit(inner, [...path, name]))
    }
    case 'list':
      return fc.nat(3).chain((place) => someEdit(part.item, [...path, String(place)]))
    default:
      return own
  }
}

const editingOf = (game: Game, name: string): Editing => {
  const kind = game.kinds.find((one) => one.name === name)
  if (!kind) throw new Error(name)
  return { game, kind }
}

function afterEdit(game: Game, name: string, path: Path, value: unknown): unknown {
  const editing = editingOf(game, name)
  const outcome = edited(editing, filledIn(game, exampleIn(game, name)), path, value)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals))
  return outcome.value
}

describe('a thing that is put elsewhere in a town', () => {
  test('changes places with what stood there, so that nothing else moves', () => {
    const { gangsters } = afterEdit(wildGangs, 'placing', ['gangsters', 'NC.n', '2'], 'A3') as {
      readonly gangsters: Readonly<Record<string, readonly string[]>>
    }
    expect(gangsters['NC.n']).toEqual(['C1', 'B5', 'A3'])
    const other = afterEdit(wildGangs, 'placing', ['gangsters', 'NE.e', '1'], 'A3')
    expect(other).toMatchObject({ gangsters: { 'NC.n': ['B1', 'B5', 'C1'], 'NE.e': ['A4', 'A3'] } })
  })
})

describe.each(kinds)('the form of $name', ({ game, kind }) => {
  const editing = { game, kind }
  const start = filledIn(game, exampleIn(game, kind.name))

  test('leaves what can be opened, with what was put in, or says why not', () => {
    const property = fc.property(fc.array(someEdit(kind.schema), { maxLength: 8 }), (edits) => {
      let now = start
      for (const { path, value } of edits) {
        const outcome = edited(editing, now, path, value)
        if (!outcome.ok) {
          expect(outcome.refusals.length).toBeGreaterThan(0)
          continue
        }
        expect(game.open(outcome.value).ok).toBe(true)
        const put = valueAt(outcome.value, path)
        if (value !== undefined && typeof value !== 'object') expect([put, value]).toContain(value)
        now = filledIn(game, outcome.value)
      }
    })
    fc.assert(property, { numRuns: 60 })
  })

  test('offers for each part the value that stands there', () => {
    const places = leavesOf(kind.schema, start)
    expect(places.length).toBeGreaterThan(0)
    for (const path of places) {
      expect([path, canBe(editing, start, path, valueAt(start, path))]).toEqual([path, true])
    }
  })
})

/** Paths at which a situation has a value of a list of values. */
function leavesOf(schema: Schema, value: unknown, path: Path = []): readonly Path[] {
  if (value === undefined) return []
  if (schema.type === 'listed') return [path]
  if (schema.type === 'list') {
    return (value as readonly unknown[]).flatMap((one, index) =>
      leavesOf(schema.item, one, [...path, String(index)]),
    )
  }
  if (schema.type !== 'parts') return []
  return Object.entries(schema.parts).flatMap(([name, part]) =>
    leavesOf(part, valueAt(value, [name]), [...path, name]),
  )
}

describe('a form of Wild Gangs', () => {
  test('puts an event where another lies by exchanging the two', () => {
    expect(afterEdit(wildGangs, 'town', ['events', 'N1'], 'hidden')).toMatchObject({
      events: { N1: 'hidden', N2: 'sheriff' },
    })
  })

  test('takes a gangster from where it stands, and a card of a hand that is laid', () => {
    const town = afterEdit(wildGangs, 'town', ['gangsters', 'NE.n', '1'], 'A1')
    expect(town).toMatchObject({ gangsters: { 'NE.n': ['C4', 'A1'], 'NW.n': ['B4'] } })
  })

  test('takes out of town who does not play, and who stands in the closed street', () => {
    const two = afterEdit(wildGangs, 'town', ['players'], 2) as { gangsters: object }
    const standing = Object.entries(two.gangsters)
    expect(standing.filter(([side]) => side.endsWith('.e'))).toEqual([])
    expect(standing.flatMap(([, texts]) => texts).filter((text) => text.includes('C'))).toEqual([])
  })

  test('refuses a fourth gangster on a side of three, and offers no gang that does not play', () => {
    const editing = editingOf(wildGangs, 'town')
    const town = exampleIn(wildGangs, 'town')
    const full = edited(editing, town, ['gangsters', 'SE.s', '3'], 'A2')
    expect(full).toMatchObject({ ok: false, refusals: [{ code: 'side-full' }] })
    expect(canBe(editing, town, ['gangsters', 'NE.n', '1'], 'D1')).toBe(false)
    expect(canBe(editing, town, ['gangsters', 'NE.n', '1'], 'B2')).toBe(true)
  })
})

describe('a form of step 1 of Wild Gangs', () => {
  test('gives full hands: what goes to town is replaced, and who joins is dealt cards', () => {
    const laid = afterEdit(wildGangs, 'placing', ['gangsters', 'SW.w', '0'], 'A6')
    expect(laid).toMatchObject({ hands: { A: ['A2', 'A7', 'A9'] }, gangsters: { 'SW.w': ['A6'] } })
    const four = afterEdit(wildGangs, 'placing', ['players'], 4)
    expect(four).toMatchObject({ hands: { D: ['D1', 'D2', 'D3'] } })
  })
})

describe('a form of The Quick and the Undead', () => {
  test('seats others when fewer play, and Dead Ranger when one plays', () => {
    const solo = afterEdit(quickAndUndead, 'duel', ['players'], 1) as Record<string, unknown>
    expect(solo.duellists).toEqual(['A', 'R'])
    expect(Object.keys(solo.gangs as object)).not.toContain('C')
    expect(solo.bootHill).not.toContain('U16')
  })

  test('moves an Undead from where it is', () => {
    const heap = ['U2', 'U4', 'U5', 'U10', 'U11', 'U16']
    const moved = afterEdit(quickAndUndead, 'round', ['bootHill'], heap)
    expect(moved).toMatchObject({ street: [], bootHill: heap })
  })

  test('takes the bonus from a building that is occupied', () => {
    const bought = afterEdit(quickAndUndead, 'round', ['town', '4', 'occupants'], ['B'])
    expect(valueAt(bought, ['town', '4'])).toEqual({
      card: 'exchange',
      occupants: ['B'],
      undead: [],
      haunted: 'no',
    })
  })

  test('lets one Outlaw of a gang stand: the other leaves', () => {
    const at = ['gangs', 'B', 'on', '3']
    const placed = afterEdit(quickAndUndead, 'turn', at, 'standing')
    expect(valueAt(placed, ['gangs', 'B', 'on'])).toEqual({ 3: 'standing' })
  })

  test('offers neither who does not play, nor spaces out of reach, nor cards for more players', () => {
    const offers = (name: string, path: Path, value: unknown) =>
      canBe(editingOf(quickAndUndead, name), exampleIn(quickAndUndead, name), path, value)
    expect(offers('intimidation', ['target'], 'D')).toBe(false)
    expect(offers('intimidation', ['at'], 3)).toBe(false)
    expect(offers('intimidation', ['at'], 6)).toBe(true)
    expect(offers('round', ['town', '0', 'card'], 'plus-two')).toBe(false)
    expect(offers('round', ['twoGangs'], 'yes')).toBe(false)
    expect(offers('duel', ['space'], 7)).toBe(false)
  })

  test('does not mend sums: whoever has too much is told', () => {
    const editing = editingOf(quickAndUndead, 'round')
    const round = exampleIn(quickAndUndead, 'round')
    const rich = edited(editing, round, ['gangs', 'A', 'coins'], 48)
    expect(rich).toMatchObject({ ok: false, refusals: [{ code: 'too-many-coins' }] })
    const dead = edited(editing, round, ['gangs', 'A', 'graveyard'], 6)
    expect(dead).toMatchObject({ ok: false, refusals: [{ code: 'too-many-outlaws' }] })
  })
})
