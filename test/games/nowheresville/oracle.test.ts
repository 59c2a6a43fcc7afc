import fc from 'fast-check'
import { expect, test } from 'vitest'
import { engineOf } from '../../../src/content/engines.ts'
import { seats } from '../../../src/games/nowheresville/components.ts'
import type { NowheresvilleEvent } from '../../../src/games/nowheresville/events.ts'
import type { Nowheresville } from '../../../src/games/nowheresville/index.ts'
import { atRandom } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { someReadings } from '../registered.ts'
import { box, type Told } from './box.ts'
import { playGame } from './oracle.ts'

const game = engineOf('nowheresville') as unknown as Nowheresville

/** A whole game of any size by any readings, and the seed under which it is played. */
const games = fc.record({
  players: fc.integer({ min: 2, max: 5 }),
  seed: fc.integer(),
  readings: someReadings(game),
})

/** Kinds of events that players, the table and chance decide; everything else follows. */
const decided: readonly string[] = [
  'starter-dealt',
  'notes-placed',
  'gained',
  'bounty-paid',
  'shop-filled',
  'victim-placed',
  'bandit-imprisoned',
  'revealed',
  'sent',
  'exchanged',
  'refused',
  'equipped',
  'fortune-drawn',
  'raised',
  'looked-at',
  'returned',
  'robbery-begins',
  'cards-used',
  'result-found',
  'die-rolled',
  'courage-spent',
  'notes-turned',
  'armed',
  'stance-shown',
  'flees',
  'first-shooter',
  'passed',
  'shot',
]

/** The events of a game that tell a decision. */
function toldIn(events: readonly NowheresvilleEvent[]): Told[] {
  return events.flatMap((event, place) => {
    const isFought = event.kind === 'order-set' && wasRefused(events, place)
    const isPenalty = event.kind === 'cards-discarded' && event.clause === 'robbery.penalty'
    const isAgreed = event.kind === 'order-set' && event.order.length > 1 && !isFought
    // What a Fortune card raises follows from the card.
    if (event.kind === 'raised' && !event.clause.startsWith('school.')) return []
    return decided.includes(event.kind) || isPenalty || isAgreed ? [event as unknown as Told] : []
  })
}

function wasRefused(events: readonly NowheresvilleEvent[], place: number): boolean {
  const before = events.slice(0, place).findLast(({ kind }) => {
    return kind === 'refused' || kind === 'location-begins'
  })
  return before?.kind === 'refused'
}

/** Events that follow, in the words of the oracle. */
function followed(events: readonly NowheresvilleEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.kind === 'died') return [`died ${event.bandit}`]
    if (event.kind === 'robbery-ends') {
      return [`robbery ${event.bandit} ${event.place} ${event.success}`]
    }
    if (event.kind === 'shootout-ends') {
      return [`order ${event.location} ${event.order.join(' ')}`.trim()]
    }
    return []
  })
}

test('a game comes to what a second implementation makes of the same decisions', () => {
  const property = fc.property(games, ({ players, seed, readings }) => {
    const opening = game.open({ kind: 'game', players }, readings)
    if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
    const run = replay(game, opening.value, atRandom(seed))
    const events = run.trace.flatMap((line) => (line.type === 'event' ? [line.event] : []))
    const ending = playGame(players, box, readings, toldIn(events))
    const { position } = run
    expect(ending.said).toEqual(followed(events))
    for (const seat of seats.slice(0, players)) {
      expect(position.money[seat]).toBe(ending.money[seat])
      const gang = ending.bandits.filter((bandit) => bandit.seat === seat)
      expect(position.gangs[seat]).toHaveLength(gang.length)
      for (const member of position.gangs[seat]) {
        const twin = gang.find(({ id }) => id === member.id)
        const { wounds, bullets, courage, cards, hidden } = member
        expect({ wounds, bullets, courage, tokens: member.experience }).toEqual({
          wounds: twin?.wounds,
          bullets: twin?.bullets,
          courage: twin?.courage,
          tokens: twin?.tokens,
        })
        expect([...cards].sort()).toEqual([...(twin?.cards ?? [])].sort())
        expect([...hidden].sort()).toEqual([...(twin?.hidden ?? [])].sort())
      }
    }
    expect(position.round).toBe(ending.round)
    expect(position.winners).toEqual(ending.winners)
    expect([...position.shop].sort()).toEqual([...ending.shop].sort())
    const thrown = Object.entries(position.discard).filter(([, count]) => count > 0)
    expect(Object.fromEntries(thrown)).toEqual(
      Object.fromEntries(Object.entries(ending.discard).filter(([, count]) => count > 0)),
    )
  })
  fc.assert(property, { numRuns: 150 })
})
