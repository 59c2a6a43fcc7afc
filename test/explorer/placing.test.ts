import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardIn, setStanding, setTable } from '../../src/games/wild-gangs/board/edits.ts'
import { cardsLeft, dealt, setHandCard, setSeen } from '../../src/games/wild-gangs/board/placing.ts'
import {
  type CardId,
  cardIdsOf,
  playerCounts,
  seats,
} from '../../src/games/wild-gangs/components.ts'
import game from '../../src/games/wild-gangs/engine.ts'
import { examplePlacing } from '../../src/games/wild-gangs/situations/examples.ts'
import type { PlacingSituation } from '../../src/games/wild-gangs/situations/placing.ts'
import { corners, sideFacts, sides, spots } from '../../src/games/wild-gangs/town.ts'

type Edit = (placing: PlacingSituation) => PlacingSituation

const town = (placing: PlacingSituation) => ({ ...placing, kind: 'town' }) as const

/** Any edit that the form of the lab offers for a town in step 1 as it stands. */
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .record({
      side: fc.constantFrom(...sides),
      seat: fc.nat(3),
      number: fc.integer({ min: 1, max: 9 }),
    })
    .map(
      ({ side, seat, number }): Edit =>
        (placing) => {
          const standing = placing.gangsters[side]?.length ?? 0
          const place = Math.min(standing, sideFacts[side].places - 1)
          const card = `${seats[seat % placing.players]}${number}` as CardId
          return dealt({
            ...placing,
            ...setStanding(town(placing), side, place, card),
            kind: 'placing',
          })
        },
    ),
  fc.record({ seat: fc.nat(3), place: fc.nat(2), pick: fc.nat(8) }).map(
    ({ seat, place, pick }): Edit =>
      (placing) => {
        const one = seats[seat % placing.players] ?? 'A'
        const left = cardsLeft(placing, one)
        const card = left[pick % left.length]
        const held = placing.hands[one]?.length ?? 0
        return card && place < held ? setHandCard(placing, one, place, card) : placing
      },
  ),
  fc.record({ seat: fc.nat(3), spot: fc.constantFrom(...spots), hasLooked: fc.boolean() }).map(
    ({ seat, spot, hasLooked }): Edit =>
      (placing) =>
        setSeen(placing, seats[seat % placing.players] ?? 'A', spot, hasLooked),
  ),
  fc.record({ players: fc.constantFrom(...playerCounts), bank: fc.constantFrom(...corners) }).map(
    (change): Edit =>
      (placing) =>
        dealt({ ...placing, ...setTable(town(placing), change), kind: 'placing' }),
  ),
)

describe('edits of a town in step 1', () => {
  test('leave each card at one place, and each hand full', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 20 }), (list) => {
        const placing = list.reduce((before, edit) => edit(before), examplePlacing)
        const laid = Object.values(placing.gangsters).flat().map(cardIn)
        const held = Object.values(placing.hands).flat()
        expect(new Set([...laid, ...held]).size).toBe(laid.length + held.length)
        for (const seat of seats.slice(0, placing.players)) {
          const left = cardIdsOf(seat).filter((card) => !laid.includes(card))
          expect(placing.hands[seat]).toHaveLength(Math.min(3, left.length))
        }
      }),
    )
  })

  test('are opened by the rules, or refused for what the rules forbid in step 1', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 20 }), (list) => {
        const opened = game.open(list.reduce((before, edit) => edit(before), examplePlacing))
        const codes = opened.ok ? [] : opened.refusals.map(({ code }) => code)
        const forbidden = ['mover-finished', 'hand-too-small', 'street-closed']
        expect(codes.filter((code) => !forbidden.includes(code))).toEqual([])
      }),
    )
  })
})
