import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engineComponents } from '../../../src/content/components/index.ts'
import type { Components } from '../../../src/games/wild-gangs/components.ts'
import { makeWildGangs } from '../../../src/games/wild-gangs/index.ts'
import type { Given, Position } from '../../../src/games/wild-gangs/position.ts'
import { bankCorner } from '../../../src/games/wild-gangs/rules/two-players.ts'
import type { PlacingSituation } from '../../../src/games/wild-gangs/situations/placing.ts'
import { atRandom } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { exampleGame, examplePlacing } from './examples.ts'

const game = makeWildGangs(engineComponents('wild-gangs') as Components)

/** A moment of step 1, between two turns, as a situation. */
function written({ players, seats }: Given, now: Position): PlacingSituation {
  const named = <T>(value: (seat: Given['seats'][number]) => T) =>
    Object.fromEntries(seats.map((seat) => [seat, value(seat)]))
  const tiles = Object.entries(now.loots).map(([at, loots]) => [at, loots.map(({ tile }) => tile)])
  const standing = Object.entries(now.sides).map(([side, cards]) => [
    side,
    cards.map(({ card, face }) => (face === 'up' ? card : `(${card})`)),
  ])
  return {
    kind: 'placing',
    players,
    bank: bankCorner(now),
    firstPlayer: now.firstPlayer,
    mover: now.mover,
    events: now.events,
    loots: Object.fromEntries(tiles),
    gangsters: Object.fromEntries(standing),
    hands: named((seat) => now.hands[seat]),
    seen: named((seat) => now.seen[seat].spots),
  } as PlacingSituation
}

/** Every moment at which a turn of step 1 begins, or after which none does, in a random game. */
function momentsOf(players: number, seed: number): readonly PlacingSituation[] {
  const opening = game.open({ ...exampleGame, players } as never)
  if (!opening.ok) expect.fail()
  const { given } = opening.value
  const { trace, at } = replay(game, opening.value, atRandom(seed))
  return trace.flatMap((line, index) => {
    if (line.type !== 'event') return []
    const { kind } = line.event
    if (kind !== 'turn-begins' && kind !== 'placing-ended') return []
    return [written(given, at(index) as Position)]
  })
}

function codesOf(situation: unknown): readonly string[] {
  const opening = game.open(situation)
  if (!opening.ok) expect.fail(JSON.stringify(opening.refusals))
  return game.remarks(situation as never).map(({ code, clause }) => `${clause} ${code}`)
}

test('nothing is remarked on what random games come to', () => {
  const property = fc.property(fc.constantFrom(2, 3, 4), fc.nat(), (players, seed) => {
    const moments = momentsOf(players, seed)
    expect(moments).toHaveLength(players * 7 + 1)
    for (const moment of moments) expect(codesOf(moment)).toEqual([])
  })
  fc.assert(property, { numRuns: 40 })
})

test('nothing is remarked on the example', () => {
  expect(codesOf(examplePlacing)).toEqual([])
})

describe('what no play comes to is remarked on', () => {
  const hands = { A: ['A1', 'A2', 'A3'], B: ['B1', 'B2', 'B3'], C: ['C1', 'C2', 'C3'] }
  const pairs = { A: ['N1', 'N2'], B: ['N1', 'E'], C: ['N2', 'E'] }
  const start = { ...examplePlacing, gangsters: {}, hands, seen: pairs }
  const laid = (gangsters: object, seen: object = {}) => ({
    ...start,
    gangsters,
    seen: { ...pairs, ...seen },
  })
  const three = { A: ['N1', 'N2', 'E'] }
  const turns = 'place.next turns-uneven'
  const few = 'place.look-event looks-too-few'

  test('nothing has been laid: that is how step 1 begins', () => {
    expect(codesOf(start)).toEqual([])
  })

  test.each<[string, object, readonly string[]]>([
    [
      'one player has laid five cards, the others none, and nobody has looked',
      {
        ...start,
        gangsters: { 'NC.n': ['A4', 'A5', 'A6', 'A7', 'A8'] },
        seen: {},
      },
      [turns, turns, ...Array(3).fill('look.opening-two looks-too-few')],
    ],
    [
      'the first player has laid one, and moves again',
      laid({ 'NC.n': ['A4'] }, three),
      [turns, turns],
    ],
    ['the next player moves', { ...laid({ 'NC.n': ['A4'] }, three), mover: 'B' }, []],
    ['the one after moves', { ...laid({ 'NC.n': ['A4'] }, three), mover: 'C' }, [turns]],
    [
      'who has laid a card has looked at nothing then',
      { ...laid({ 'NC.n': ['A4'] }), mover: 'B' },
      [few],
    ],
    [
      'a gangster laid face down, at whom the next one can have looked instead',
      { ...laid({ 'NC.n': ['(A4)', 'B4'] }, three), mover: 'C' },
      [],
    ],
    [
      'a gangster laid face down too late for that',
      { ...laid({ 'NC.n': ['A4', '(B4)', 'C4'] }), mover: 'A' },
      [few, few],
    ],
    [
      'more looks than there were turns',
      laid({}, { B: ['N1', 'E', 'S1'] }),
      ['look.opening-two looks-too-many'],
    ],
    [
      'two have looked at the same two',
      laid({}, { C: ['E', 'N1'] }),
      ['look.opening-distinct same-opening-looks'],
    ],
  ])('%s', (_, situation, expected) => {
    expect(codesOf(situation)).toEqual(expected)
  })

  test('four have looked at the same three, which make three pairs', () => {
    const four = ['A', 'B', 'C', 'D']
    const same = Object.fromEntries(four.map((seat) => [seat, ['N1', 'N2', 'E']]))
    const inHand = Object.fromEntries(
      four.map((seat) => [seat, [`${seat}1`, `${seat}2`, `${seat}3`]]),
    )
    const one = { 'NC.n': ['A4', 'B4', 'C4', 'D4'] }
    const moment = { ...start, players: 4, hands: inHand, gangsters: one, seen: same }
    expect(codesOf(moment)).toEqual(['look.opening-distinct same-opening-looks'])
    expect(codesOf({ ...moment, seen: { ...same, D: ['N1', 'N2', 'W'] } })).toEqual([])
  })
})
