import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardIn, setEvent, setStanding, setTable } from '../../src/games/wild-gangs/board/edits.ts'
import { eventCards, playerCounts, seats } from '../../src/games/wild-gangs/components.ts'
import game from '../../src/games/wild-gangs/engine.ts'
import { exampleTown } from '../../src/games/wild-gangs/situations/examples.ts'
import type { TownSituation } from '../../src/games/wild-gangs/situations/town.ts'
import { corners, sideFacts, sides, spots } from '../../src/games/wild-gangs/town.ts'

type Edit = (town: TownSituation) => TownSituation

/** Any edit that the forms of the lab offer for a town as it stands. */
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .record({
      side: fc.constantFrom(...sides),
      place: fc.nat(5),
      seat: fc.nat(3),
      card: fc.option(fc.constantFrom('1', '4', '9', '?'), { nil: undefined }),
      isDown: fc.boolean(),
    })
    .map(
      ({ side, place, seat, card, isDown }): Edit =>
        (town) => {
          const standing = town.gangsters[side]?.length ?? 0
          const at = Math.min(place, standing, sideFacts[side].places - 1)
          const gang = seats[seat % town.players]
          const text = card && (isDown ? `(${gang}${card})` : `${gang}${card}`)
          return setStanding(town, side, at, text)
        },
    ),
  fc
    .record({
      spot: fc.constantFrom(...spots),
      event: fc.constantFrom(...eventCards, 'unknown' as const),
    })
    .map(
      ({ spot, event }): Edit =>
        (town) =>
          setEvent(town, spot, event),
    ),
  fc
    .record({
      players: fc.constantFrom(...playerCounts),
      bank: fc.constantFrom(...corners),
    })
    .map(
      (change): Edit =>
        (town) =>
          setTable(town, change),
    ),
)

describe('edits of a town', () => {
  test('leave each card at one place, and each event', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 12 }), (list) => {
        const town = list.reduce((now, edit) => edit(now), exampleTown as TownSituation)
        const known = sides
          .flatMap((side) => (town.gangsters[side] ?? []).map(cardIn))
          .filter((card) => !card.endsWith('?'))
        expect(new Set(known).size).toBe(known.length)
        const laid = Object.values(town.events).filter((event) => event !== 'unknown')
        expect(new Set(laid).size).toBe(laid.length)
      }),
    )
  })

  test('are refused at most for a gang too large or a street that was closed', () => {
    const allowed = ['gang-too-large', 'street-closed']
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 12 }), (list) => {
        const town = list.reduce((now, edit) => edit(now), exampleTown as TownSituation)
        const opened = game.open(town)
        const codes = opened.ok ? [] : opened.refusals.map(({ code }) => code)
        expect(codes.filter((code) => !allowed.includes(code))).toEqual([])
      }),
    )
  })

  test('put an event where another lies by exchanging the two', () => {
    const town = setEvent(exampleTown, 'N1', 'hidden')
    expect([town.events.N1, town.events.N2]).toEqual(['hidden', 'sheriff'])
  })
})
