import type { EventsOf } from '../../kernel/run/table.ts'
import type { ClauseId } from './clauses.ts'
import type { ActionCard, Card, Seat } from './components.ts'
import type { Round, Stacks, Top } from './position.ts'

/** Reasons why a clause was considered and did not apply. */
const idleReasons = [
  'child-asks-nothing',
  'holds-five',
  'nothing-to-discard',
  'nothing-to-give',
  'no-child',
  'several-slowest',
  'nobody-aims-at-each-other',
] as const
type IdleReason = (typeof idleReasons)[number]

/** A player who keeps the final duel from starting, and what is visible in front of that player. */
export interface Blocker {
  readonly seat: Seat
  readonly top: Top
}

/** The facts of everything that can happen, by what it changes. */
interface Facts {
  // The setup and the deals
  'bullets-laid': { bullets: readonly number[] }
  'tokens-laid': { count: number }
  'first-player-named': { seat: Seat }
  'round-begins': { round: Round; repeats: boolean }
  'cards-collected': { round: Round }
  dealt: { players: number; cactus: number; events: number; stacks?: Stacks }
  reshuffled: { round: Round }
  'round-ended': { round: Round; next: Round }
  // The flips
  flipped: { seat: Seat; card: Card; next: Seat }
  'no-duel': { blockers: readonly Blocker[]; last: Seat | null }
  'duel-begins': { seats: readonly Seat[] }
  'false-start': { seat: Seat }
  // The events
  'action-begins': { seat: Seat; card: ActionCard }
  slowest: { card: ActionCard; seats: readonly Seat[] }
  held: { card: ActionCard; held: Readonly<Partial<Record<Seat, readonly number[]>>> }
  'bullets-mixed': { seat: Seat }
  announced: { seat: Seat; bullet: number }
  drawn: { seat: Seat; bullet: number }
  hit: { seat: Seat; bullet: number }
  'token-received': { seat: Seat; count: number }
  'tokens-discarded': { seat: Seat; count: number }
  'turned-back': { seat: Seat; card: ActionCard }
  'ring-reset': { bullets: readonly number[] }
  // The final duel
  'bullet-grabbed': { seat: Seat; bullet: number }
  pointed: { seat: Seat; target: Seat }
  'aim-at-each-other': { seats: readonly [Seat, Seat]; bullets: readonly [number, number] }
  wounded: { seat: Seat; by: Seat }
  'tokens-given': { seat: Seat; target: Seat; count: number; bullet: number; own: boolean }
  won: { seat: Seat; count: number; bullet: number; tied: readonly Seat[] }
  // A clause that was considered and did not apply
  'not-applied': { why: IdleReason; seat?: Seat; seats?: readonly Seat[] }
}

/** Everything that can happen. */
export type FastWestEvent = EventsOf<Facts, ClauseId>
