import { kindsOf, type Maker } from '../../../kernel/game/kind.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import { type Components, PLAYER, playerCounts, SIX, type Slot } from '../components.ts'
import { blankPosition, type Given, type Laid, type Position } from '../position.ts'
import { seatsOf } from '../seats.ts'
import type { CommonSituation } from './parts.ts'

const declare = kindsOf<Given, Position, Components>()

/** Declares a kind of situation of The Quick and the Undead; all are remarked upon for their cards. */
export const kind: typeof declare = (one) =>
  declare({
    ...one,
    remarks: (situation, play, components) => [
      ...remarkOnSixes(play),
      ...(one.remarks?.(situation, play, components) ?? []),
    ],
  })

/** component.undead-sixes: of the printed Undead exactly three have the value 6. */
function remarkOnSixes({ given }: Laid): readonly Refusal[] {
  const received = Object.values(given.undead).filter(({ value }) => value === SIX).length
  if (received === SIXES) return []
  const facts = { received, allowed: SIXES }
  return [{ code: 'not-three-sixes', clause: 'component.undead-sixes', facts }]
}

const SIXES = 3

export type QuickMaker = Maker<Components>

/** Facts fixed for good, apart from the scene. */
export type Fixed = Omit<Given, 'scene'>

/** Seats that play, with their cards. */
export function fixedOf(situation: CommonSituation, maker: QuickMaker): Fixed {
  const { players, hardships } = situation
  const { components } = maker
  if (situation.twoGangs === 'yes' && players !== 2) {
    const facts = { received: players, allowed: 2 }
    maker.misplaced('two-gangs-for-two', 'twogang.optional', facts, 'twoGangs', 'players')
  }
  if (hardships.length > 0 && players > 1) {
    const facts = { received: players, allowed: 1 }
    maker.misplaced('hardships-in-solo', 'solohard.any-mix', facts, 'hardships', 'players')
  }
  const seats = seatsOf(players, situation.twoGangs === 'yes' && players === 2)
  return {
    players,
    seats,
    solo: players === 1,
    hardships,
    buildings: written(components.buildings, situation.buildings),
    undead: written(components.undead, situation.undead),
    slots: slotsOf(components.slots, seats.length),
  }
}

/** component.buildings, component.undead-cards: the cards, with what the situation writes on them. */
function written<Card extends string, Face extends object>(
  printed: Readonly<Record<Card, Face>>,
  own: Readonly<Partial<Record<Card, { readonly [Part in keyof Face]?: Face[Part] | undefined }>>>,
): Readonly<Record<Card, Face>> {
  const cards = Object.keys(printed) as Card[]
  const entries = cards.map((card) => [card, { ...printed[card], ...own[card] }])
  return Object.fromEntries(entries)
}

/** building.count: the slots for so many gangs; solosetup.buildings: one player uses those of six. */
function slotsOf(slots: readonly Slot[], gangs: number): readonly Slot[] {
  const count = gangs === 1 ? Math.max(...playerCounts) : gangs
  return slots.filter(({ players }) => players <= count)
}

/** setup.first-player, R-first-player: the table agrees on the first player; soloflow.always-law. */
export function startOf({ law }: CommonSituation, given: Given, maker: QuickMaker): Position {
  const clause = given.solo ? 'soloflow.always-law' : 'setup.first-player'
  maker.allow('law', law, given.solo ? [PLAYER] : given.seats, clause, 'players', 'twoGangs')
  return { ...blankPosition(given), law }
}
