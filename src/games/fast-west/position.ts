import { clockwise } from '../../kernel/data/lists.ts'
import type { Laid as LaidOf } from '../../kernel/run/table.ts'
import type { ActionCard, Card, Components, EventCard, PlayerCount, Seat } from './components.ts'
import { actionCards, seats } from './components.ts'

/** Facts fixed when a situation is opened. */
export interface Given {
  /** Kind of the opened situation, by which some odds are counted. */
  readonly kind: 'row' | 'event' | 'roulette' | 'duel' | 'round' | 'game'
  readonly players: PlayerCount
  /** Seats that play, clockwise. */
  readonly seats: readonly Seat[]
  readonly copies: Components['copies']
  /** True when the table is asked before each flip for false starts. */
  readonly falseStarts: boolean
  readonly told: Told
}

/** Facts that a situation tells about the table; the rest is asked for, or left to chance. */
export interface Told {
  /** The stacks of the first deal from the top down. */
  readonly stacks?: Stacks | undefined
  /** Players who have completed the right action, in order. */
  readonly finished?: readonly Seat[] | undefined
  readonly announced?: number | undefined
  readonly drawn?: BySeat<number> | undefined
  readonly bullets?: BySeat<number> | undefined
  readonly targets?: BySeat<Seat> | undefined
}
type BySeat<Value> = Readonly<Partial<Record<Seat, Value>>>
export type Stacks = BySeat<readonly Card[]>

/** A card of a stack: an event that nobody has seen is just that. */
export type HiddenCard = Card | 'event'

/** Cards that have not been flipped: in the order in which they lie, or shuffled. */
export interface Stack {
  cards: HiddenCard[]
  isOrdered: boolean
}

/** The phases of play: cards are flipped, an action is carried out, the final duel is on, all is over. */
const phases = ['flips', 'action', 'duel', 'over'] as const
export type Phase = (typeof phases)[number]

/** The rounds, which differ by their deal. */
export const rounds = [1, 2, 3] as const
export type Round = (typeof rounds)[number]

/**
 * Everything that changes. Plain data, altered by `apply` alone. A seat that does not play has nothing. The number
 * of times that round 3 was played is no part of it: from each replay on, play is the same.
 */
export interface Position {
  phase: Phase
  round: Round
  /** True when round 3 is played once more. */
  repeats: boolean
  firstPlayer: Seat
  /** Whose flip comes next. */
  mover: Seat
  stacks: Record<Seat, Stack>
  /** The flipped piles, the top card last. */
  piles: Record<Seat, HiddenCard[]>
  /** Whose top card is an event that has been resolved and turned to its cowboy side. */
  turned: Seat[]
  /** Plain cactus cards that are not dealt. */
  cactus: number
  /** Events that nobody has seen: those that are not dealt, and those in stacks. */
  unseen: Record<EventCard, number>
  /** Player who flipped the event being carried out. */
  pending: Seat | null
  /** The bullets in the middle, and those that players hold. */
  ring: number[]
  held: Record<Seat, number[]>
  announced: number | null
  /** Player who drew the announced bullet in the latest Russian roulette. */
  hit: Seat | null
  tokens: Record<Seat, number>
  /** Tokens that nobody has; below zero where the final duel asks for more than there are. */
  supply: number
  targets: Record<Seat, Seat | null>
  wounded: Seat[]
  /** Tokens that each shooter of the final duel has given. */
  given: Record<Seat, number>
  winner: Seat | null
}

/** Read-only view of the table. */
export type Laid = LaidOf<Given, Position>

/** Top card of a player's flipped pile, or none. */
export const tops = ['none', 'cactus', 'child', 'back', ...actionCards] as const
export type Top = (typeof tops)[number]

/** trigger.all-plain-cactus: only the top of a flipped pile is visible, and a resolved event shows its back. */
export function topOf({ piles, turned }: Pick<Position, 'piles' | 'turned'>, seat: Seat): Top {
  if (turned.includes(seat)) return 'back'
  return (piles[seat].at(-1) as Top | undefined) ?? 'none'
}

/** True for a card that asks for an action. */
export function isAction(card: string | undefined): card is ActionCard {
  return (actionCards as readonly string[]).includes(card as string)
}

/** The seats that play from one of them on, or from so many places after it. */
export function from({ given }: Pick<Laid, 'given'>, seat: Seat, after = 0): readonly Seat[] {
  return clockwise(given.seats, seat, after)
}

/** The bullets of the game: as many as there are players. */
export function bulletsOf({ players }: Pick<Given, 'players'>): readonly number[] {
  return seats.slice(0, players).map((_, index) => index + 1)
}

/** The bullet that a player holds; 0 where it is none, or not known. */
export function bulletOf({ held }: Pick<Position, 'held'>, seat: Seat): number {
  return held[seat][0] ?? 0
}

/** Number of cards flipped in this round. */
export function flipsIn({ piles }: Pick<Position, 'piles'>): number {
  return Object.values(piles).reduce((sum, { length }) => sum + length, 0)
}
