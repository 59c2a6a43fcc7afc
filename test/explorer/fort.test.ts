import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { languages } from '../../src/content/languages.ts'
import { messagesOf } from '../../src/content/messages.ts'
import { inProject } from '../../src/content/root.ts'
import {
  moveUndead,
  setGang,
  setOccupants,
  setOutlaw,
  setSite,
  toggleCell,
  toggleToken,
  type UndeadSpot,
  undeadSpot,
} from '../../src/games/quick-and-undead/board/edits.ts'
import { fitted, type TableKind } from '../../src/games/quick-and-undead/board/fitting.ts'
import {
  buildingCards,
  cells,
  playerCounts,
  RANGER,
  seats,
  spaces,
  undeadCards,
} from '../../src/games/quick-and-undead/components.ts'
import game from '../../src/games/quick-and-undead/engine.ts'
import { postures } from '../../src/games/quick-and-undead/position.ts'
import { examples } from '../../src/games/quick-and-undead/situations/examples.ts'

type Edit = (table: TableKind) => TableKind

const seat = fc.constantFrom(...seats)
const player = fc.constantFrom(...seats.slice(0, -1))
const space = fc.constantFrom(...spaces)
const spot: fc.Arbitrary<UndeadSpot> = fc.oneof(
  fc.constantFrom('street' as const, 'boot-hill' as const, 'none' as const),
  fc.constantFrom(...buildingCards),
  player.map((one) => `killed-${one}` as const),
)

/** Any edit that the forms of the labs offer. */
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .record({ players: fc.constantFrom(...playerCounts), twoGangs: fc.constantFrom('yes', 'no') })
    .map(
      ({ players, twoGangs }): Edit =>
        (table) =>
          ({ ...table, players, twoGangs }) as TableKind,
    ),
  fc.tuple(seat, fc.constantFrom(...cells)).map(
    ([one, cell]): Edit =>
      (table) =>
        toggleCell(table, one, cell),
  ),
  seat.map(
    (one): Edit =>
      (table) =>
        toggleToken(table, one),
  ),
  fc.tuple(seat, fc.nat(9), fc.nat(2)).map(
    ([one, coins, reserve]): Edit =>
      (table) =>
        setGang(table, one, { coins, notoriety: coins, reserve }),
  ),
  fc.tuple(seat, space, fc.constantFrom('none' as const, ...postures)).map(
    ([one, where, posture]): Edit =>
      (table) =>
        setOutlaw(table, one, where, posture),
  ),
  fc.tuple(fc.constantFrom(...undeadCards), spot).map(
    ([card, to]): Edit =>
      (table) =>
        moveUndead(table, card, to),
  ),
  fc.tuple(fc.nat(8), fc.subarray(seats.slice(0, 6))).map(
    ([index, some]): Edit =>
      (table) =>
        index < (table.town?.length ?? 0) ? setOccupants(table, index, some) : table,
  ),
  fc.tuple(fc.nat(8), fc.constantFrom(...buildingCards)).map(
    ([index, card]): Edit =>
      (table) =>
        table.town?.some((site) => site.card === card) ? table : setSite(table, index, { card }),
  ),
  fc
    .record({ by: player, other: seat, from: space, at: space, round: fc.constantFrom(1, 2, 3) })
    .map(
      ({ by, other, from, at, round }): Edit =>
        (table) => {
          const next = { ...table, round } as Record<string, unknown>
          for (const name of ['by']) if (name in table) next[name] = by
          for (const name of ['target', 'of']) if (name in table) next[name] = other
          if ('at' in table) next['at'] = at
          for (const name of ['space', 'from']) if (name in table) next[name] = from
          return next as unknown as TableKind
        },
    ),
)

/** What only the reader can settle: sums that do not fit, and what a scene needs that nobody has. */
const told = [
  'too-many-outlaws',
  'nothing-to-steal',
  'victim-protected',
  'street-not-clear',
  'cannot-afford',
  'own-building',
  'nobody-to-fight',
  'no-fight-there',
  'building-not-in-town',
  'ability-not-here',
  'too-many-bullet-tokens',
]

const tables = Object.values(examples).filter((situation) => situation.kind !== 'game')

describe.each(tables.map((table) => [table.kind, table as TableKind] as const))(
  'edits of a situation of the kind %s',
  (_kind, example) => {
    test('leave a table that can exist, or that lacks what the reader is told', () => {
      fc.assert(
        fc.property(fc.array(edits, { maxLength: 14 }), (list) => {
          const table = list.reduce((now, edit) => fitted(edit(now)), fitted(example))
          const opened = game.open(table)
          const codes = opened.ok ? [] : opened.refusals.map(({ code }) => code)
          expect(codes.filter((code) => !told.includes(code))).toEqual([])
        }),
      )
    })

    test('that fits is left as it is', () => {
      expect(game.open(fitted(example)).ok).toBe(true)
      expect(fitted(fitted(example))).toEqual(fitted(example))
    })
  },
)

describe('an Undead', () => {
  test('is at one spot, whatever it was moved to', () => {
    fc.assert(
      fc.property(fc.constantFrom(...undeadCards), spot, (card, to) => {
        const table = moveUndead(examples.duel, card, to)
        const isThere = spot && undeadSpot(table, card) === to
        // A building that is not in play takes nothing in.
        if (!isThere) expect(buildingCards.some((one) => one === to)).toBe(true)
      }),
    )
  })

  test('that a solo player kills is nobody’s', () => {
    const solo = fitted({ ...examples.turn, players: 1 } as TableKind)
    expect(Object.keys(solo.gangs ?? {})).toEqual(['A', RANGER])
  })
})

describe.each(languages)('names on the board (%s)', (language) => {
  const components = parse(
    readFileSync(inProject('content', 'components', 'quick-and-undead.yaml'), 'utf8'),
  ) as Record<'buildings' | 'spaces', { id: string; name: Record<string, string> }[]>
  const messages = messagesOf(language, 'quick-and-undead')

  test.each([
    ['buildings', 'building-title'],
    ['spaces', 'space-title'],
  ] as const)('of %s are those of the components', (what, key) => {
    for (const { id, name } of components[what]) {
      expect(messages[`${key}.${id}`], id).toBe(name[language])
    }
  })
})
