import { describe, expect, test } from 'vitest'
import { engineComponents } from '../../../src/content/components/index.ts'
import type { Components } from '../../../src/games/quick-and-undead/components.ts'
import { makeQuickAndUndead } from '../../../src/games/quick-and-undead/index.ts'
import { exampleOf } from '../../../src/kernel/game/kind.ts'
import type { Refusal } from '../../../src/kernel/game/refusal.ts'

const game = makeQuickAndUndead(engineComponents('quick-and-undead') as Components)

const nine = [
  'coin',
  'notoriety',
  'bullet',
  'critical-reset',
  'self-haunt',
  'exchange',
  'safe-coins',
  'reload',
  'saloon',
]
const town = nine.map((card) => ({ card }))

describe('remarks', () => {
  const codes = (remarks: readonly Refusal[]) => remarks.map(({ code }) => code)

  test.each(game.kinds.map((kind) => [kind.name, kind] as const))('%s has none', (_, kind) => {
    expect(codes(game.remarks(exampleOf(kind) as never))).toEqual([])
  })

  test('a round with open slots, in a Town that is clear too early', () => {
    expect(codes(game.remarks({ kind: 'round', players: 3 } as never))).toEqual([
      'slots-without-buildings',
      'clear-before-noon',
    ])
  })

  test('a final duel between players who are not tied, or without all who are', () => {
    const final = (gangs: object, duellists = ['A', 'B'], players = 4) =>
      codes(game.remarks({ kind: 'final-duel', players, duellists, gangs } as never))
    const five = { notoriety: 5, coins: 1 }
    const six = { notoriety: 6 }
    expect(final({ A: five, B: five })).toEqual([])
    expect(final({ A: five, B: { notoriety: 5 } })).toEqual(['not-tied'])
    expect(final({ A: five, B: five, C: five })).toEqual(['not-tied'])
    expect(final({ A: five, B: five, C: six })).toEqual(['not-tied'])
    // C and D can have died in a duel before, one alone cannot.
    expect(final({ A: five, B: five, C: six, D: six })).toEqual([])
  })

  test('a solo game that is counted before it is won, or goes on when it was lost', () => {
    const solo = (kind: string, gangs: object) =>
      codes(game.remarks({ kind, players: 1, town, gangs } as never))
    expect(solo('count', {})).toEqual(['solo-not-won'])
    expect(solo('count', { R: { loaded: [] } })).toEqual([])
    expect(solo('round', { A: { graveyard: 4 } })).toEqual(['solo-lost-before'])
    expect(solo('round', { A: { graveyard: 3 } })).toEqual([])
  })

  test('are made of a table of which parts are left empty', () => {
    const round = { kind: 'round', players: 2, town: null, street: null, undead: null }
    expect(codes(game.remarks(round as never))).toEqual([
      'slots-without-buildings',
      'clear-before-noon',
    ])
  })

  test('a fourth 6', () => {
    const undead = { U1: { value: 6 } }
    const duel = { kind: 'duel', players: 2, space: 5, duellists: ['A', 'B'], undead }
    expect(codes(game.remarks(duel as never))).toEqual(['not-three-sixes'])
  })
})
