import { expect, test } from 'vitest'
import {
  allRolls,
  type Cards,
  deciding,
  type Roll,
} from '../../../src/games/quick-and-undead/board/shootouts/rolls.ts'
import type { Play } from '../../../src/games/quick-and-undead/play.ts'
import { duelOn } from '../../../src/games/quick-and-undead/rules/duels.ts'
import { byKey } from '../../../src/kernel/data/keyed.ts'
import { eventsOf, place, playHand } from './hand-table.ts'

const seats = ['A', 'B'] as const

function duel(play: Play): void {
  duelOn(play, 5, seats)
}

const skull = { loaded: [3, 5, 6, 7], critical: 'skull' } as const
const cards: Readonly<Record<string, Cards>> = {
  'two cards with a Skull each': { A: skull, B: { loaded: [2, 4, 6, 7], critical: 'skull' } },
  'Skull against Backfire': { A: skull, B: { loaded: [2, 3, 5], critical: 'backfire' } },
  'two Backfires': {
    A: { loaded: [2], critical: 'backfire' },
    B: { loaded: [2, 3, 4, 5, 6, 7], critical: 'backfire' },
  },
  'empty cards': { A: { loaded: [], critical: 'skull' }, B: { loaded: [], critical: 'backfire' } },
}

/** Result of a roll by the engine: who falls or runs, and by which clause. */
function played(laid: Cards, roll: Roll) {
  const triggers = seats.filter((seat) => roll[seat] === 8 && laid[seat].critical === 'skull')
  const run = playHand(duel, [roll.A, roll.B, ...triggers.map(() => 'critical-hit')], {
    players: 2,
    change: (now) => {
      for (const seat of seats) {
        place(now, seat, 5)
        Object.assign(now.gangs[seat], { ...laid[seat], loaded: [...laid[seat].loaded] })
      }
    },
  })
  expect(run.question?.kind).not.toBe('trigger')
  const [killed, fled] = [eventsOf(run, 'outlaw-killed'), eventsOf(run, 'outlaw-fled')]
  const isIn = (events: readonly { readonly seat: string }[], seat: string) =>
    events.some((event) => event.seat === seat)
  const fates = byKey(seats, (seat) =>
    isIn(killed, seat) ? 'killed' : isIn(fled, seat) ? 'fled' : 'stands',
  )
  const [decided] = [...killed, ...fled]
  return { roll, fates, clause: decided?.clause ?? 'duel.hit-or-miss' }
}

test.each(Object.keys(cards))('all rolls of the front page end as the engine says: %s', (name) => {
  const laid = cards[name] as Cards
  const told = allRolls(laid)
  expect(told).toHaveLength(64)
  for (const { roll, fates, clause } of told) {
    expect({ roll, fates, clause }).toEqual(played(laid, roll))
    expect(deciding).toContain(clause)
  }
})
