import type { Lookahead } from '../decide/lookahead.ts'
import type { GameEvent, SeatId } from '../run/table.ts'
import type { TraceLine } from '../run/trace.ts'
import type { Clause } from './clause.ts'
import type { Kind } from './kind.ts'
import type { Opening, Policy } from './opening.ts'
import type { Switch } from './reading.ts'
import type { Outcome, Refusal } from './refusal.ts'

/** A question about a position that has one answer out of a list: what readers predict and odds count. */
export interface Fact<Position = unknown, Given = unknown> {
  readonly kind: string
  /** The values each parameter of the question can take, e.g. `building: ['NW', …]`. */
  readonly parameters: Readonly<Record<string, readonly string[]>>
  /** The answers that a reader can choose from. */
  answers(given: Given): readonly FactValue[]
  /** The answer that holds in this position. */
  value(position: Position, given: Given, parameters: FactParameters): FactValue
}

/** Odds that were counted: how often each answer comes, and which decisions were assumed for it. */
export interface Counted {
  readonly weights: ReadonlyMap<FactValue, bigint>
  readonly assumed: readonly Assumption[]
}

/** A decision that was taken for the sake of odds, and the policy that took it. */
export interface Assumption {
  readonly clause: string
  readonly kind: string
  readonly by: string
  readonly policy: string
}
export type FactValue = string | number | boolean
export type FactParameters = Readonly<Record<string, string>>

/**
 * A game as it is laid out and played, which is all that a page needs of it. Positions are plain data: objects,
 * arrays, strings, numbers, booleans and null, so that they can be copied, compared and used as keys.
 */
export interface PlayedGame<
  Situation extends { readonly kind: string } = { readonly kind: string },
  Given = unknown,
  Position = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly id: string
  readonly clauses: readonly Clause[]
  readonly switches: readonly Switch[]
  /** The kinds of situation a reader can build. */
  readonly kinds: readonly Kind[]
  /** The component data that the game was made of. */
  readonly components: unknown
  /** Turns a situation, however malformed, into an opening or into the reasons why it cannot exist. */
  open(
    situation: unknown,
    readings?: Readonly<Record<string, unknown>>,
  ): Outcome<Opening<Given, Position>>
  /** Things worth knowing about a situation that is legal all the same, such as "no real game gets here". */
  remarks(situation: Situation): readonly Refusal[]
  /** Alters the position by one event. The runner owns the position and copies it when it must be kept. */
  apply(position: Position, event: Event): void
  /** The position as one seat sees it: what is hidden from it is masked. */
  seenBy(position: Position, seat: SeatId): Position
  /** The seats that play, in turn order clockwise. */
  seats(given: Given): readonly SeatId[]
}

/** The part of a game for counting odds and weighing decisions; a page leaves it to its worker. */
export interface Counting<
  Given = unknown,
  Position = unknown,
  Event extends GameEvent = GameEvent,
> {
  /** Facts that readers predict and odds count. */
  readonly facts: readonly Fact<Position, Given>[]
  /** The game's own default policies for players' decisions. */
  readonly policies: readonly Policy<Position>[]
  /** Faster counts of some facts, which do not play every way. */
  readonly counted?: Readonly<Record<string, Count<Given, Position>>>
  /**
   * An opening as a seat knows it after what has been told: what is hidden from the seat, and may never bear on
   * anything, lies there as things `unseen`, below those that were drawn meanwhile. In everything else it is the
   * same game. What stays hidden in it forbids a best decision.
   */
  asKnownTo?(
    opening: Opening<Given, Position>,
    seat: SeatId,
    told: readonly TraceLine<Event>[],
  ): Opening<Given, Position>
}

/**
 * The odds of each answer to a fact from an opening after the answers given, decisions by a policy of the game,
 * where they can be counted without playing every way; undefined elsewhere. A test holds them equal to playing every
 * way.
 */
export type Count<Given, Position> = {
  of(
    opening: Opening<Given, Position>,
    asked: FactParameters & { readonly fact: string },
    after: readonly number[],
    policy: Policy<Position>,
  ): Counted | undefined
}['of']

/** The part of a game for looking ahead. */
export interface Foresight<Given = unknown, Position = unknown> {
  /** Lookahead of a player: the basis of sensible opponents, hints and estimates. */
  readonly lookahead: Lookahead<Given, Position>
}

/** A game in which odds can be counted. */
export interface CountedGame<
  Situation extends { readonly kind: string } = { readonly kind: string },
  Given = unknown,
  Position = unknown,
  Event extends GameEvent = GameEvent,
> extends PlayedGame<Situation, Given, Position, Event>,
    Counting<Given, Position, Event> {}

/** A game in which players look ahead as well. */
export interface ThinkingGame<
  Situation extends { readonly kind: string } = { readonly kind: string },
  Given = unknown,
  Position = unknown,
  Event extends GameEvent = GameEvent,
> extends CountedGame<Situation, Given, Position, Event>,
    Foresight<Given, Position> {}

/** A game, as the kernel and every room above it see it. */
export interface Game<
  Situation extends { readonly kind: string } = { readonly kind: string },
  Given = unknown,
  Position = unknown,
  Event extends GameEvent = GameEvent,
> extends ThinkingGame<Situation, Given, Position, Event> {
  /** Every token and card of the position by name; the list never changes but for its order. */
  inventory(position: Position): readonly string[]
}
