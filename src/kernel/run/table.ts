import type { Choice } from '../choice/index.ts'
import { oneOf } from '../choice/index.ts'
import type { Refusal } from '../game/refusal.ts'

/** A player's letter, in turn order clockwise. */
export type SeatId = string

/** The one who answers: a player, or the table for a physical act. */
export type Decider = SeatId | 'table'

/** A change or a statement by a rule. Only events change a position; each names its clause. */
export interface GameEvent {
  /** The clause that makes it happen. */
  readonly clause: string
  /** Further clauses that decided how it happens, such as the tie-break. */
  readonly with?: readonly string[]
  readonly kind: string
  /** The facts of this event that only these seats may know until all is revealed. */
  readonly secret?:
    | undefined
    | { readonly seats: readonly SeatId[]; readonly facts: readonly string[] }
}

/**
 * The events of a game, from the facts of each kind of them: which clauses of the game
 * are behind it, and those facts.
 */
export type EventsOf<Facts, ClauseId extends string> = {
  [Kind in keyof Facts & string]: GameEvent & {
    readonly kind: Kind
    readonly clause: ClauseId
    readonly with?: readonly ClauseId[]
  } & Readonly<Facts[Kind]>
}[keyof Facts & string]

/** Chance: one outcome out of a weighted set. Without weights all outcomes are equally likely. */
export interface Roll<T = unknown> {
  readonly clause: string
  /** Kind of roll or draw; the key of its message. */
  readonly kind: string
  readonly outcomes: Choice<T>
  /** Positive integers, one per outcome. */
  readonly weights?: readonly number[] | undefined
  /** The only seats that see the outcome; everybody does when absent. */
  readonly seenBy?: readonly SeatId[] | undefined
  /** Whose die or draw it is, when it is somebody's. */
  readonly of?: SeatId | undefined
  /** The things that it is about, by the facts that hold them: its sentence names them, and parts of the board may depend on them. */
  readonly about?: Readonly<Record<string, string | number>> | undefined
  /** Reason why a told result is impossible. */
  readonly refuse?: ((outcome: unknown) => Refusal | undefined) | undefined
}

/** A decision. Only the answers of `options` can be given. */
export interface Ask<T = unknown> {
  readonly clause: string
  /** Kind of decision; the key of its message. */
  readonly kind: string
  readonly by: Decider
  readonly options: Choice<T>
  /** The answer is known to the decider alone until the rules reveal it. */
  readonly secret?: boolean | undefined
  /** The things that it is about, by the facts that hold them: its sentence names them, and parts of the board may depend on them. */
  readonly about?: Readonly<Record<string, string | number>> | undefined
  /** Reason why an answer outside the options is illegal; undefined when the options' own reason will do. */
  readonly refuse?: ((answer: unknown) => Refusal | undefined) | undefined
}

/** Data of a decision that is taken together with others. */
export interface Together {
  /** Number of decisions taken at the same time, this one included. */
  readonly together: number
  /** Number of those asked before this one. */
  readonly asked: number
}

/**
 * A repetition as data, declared once at module level. Nothing survives from one round to the next
 * except in the position, so a round is (name, position), the restart law holds, and odds can be solved.
 */
export interface Loop<T extends Table = Table> {
  readonly name: string
  readonly clause: string
  /** True when another round starts from the position on the table. */
  goesOn(table: T): boolean
  /** One round. */
  body(table: T): void
}

/** Read-only view of a table. */
export interface Laid<Given = unknown, Position = unknown> {
  readonly given: Given
  readonly readings: Readonly<Record<string, string>>
  /** The current position. A part of it that was read before a verb may be out of date after it. */
  readonly now: Position
}

/**
 * The table a procedure works on: the given, the readings in force, the present position, and four verbs. A verb
 * returns the runner's answer or, when there is none yet, leaves the procedure; the runner starts it again with one
 * more answer.
 */
export interface Table<Given = unknown, Position = unknown, Event extends GameEvent = GameEvent>
  extends Laid<Given, Position> {
  /** Chance decides: the outcome that comes up. With one outcome left there is nothing to roll. */
  roll<T>(roll: Roll<T>): T
  /**
   * Somebody decides: the answer, which is legal. A question with a single answer is put to nobody,
   * unless it is secret.
   */
  ask<T>(ask: Ask<T>): T
  /**
   * Several people decide at the same time, each in secret: no answer is reported, hence none is known,
   * before all are given. The answers, in the order of the questions.
   */
  askTogether<T>(asks: readonly Ask<T>[]): T[]
  /** Something happens: the position changes by this event and by nothing else. */
  report(event: Event): void
  /** Rounds are played until the loop's condition fails. */
  repeat(loop: Loop<this>): void
}

/** A fair die with faces 1 to `sides`; made once, for dice are thrown by the thousand. */
export function die(sides: number): Choice<number> {
  const made = dice[sides] ?? oneOf(Array.from({ length: sides }, (_, index) => index + 1))
  dice[sides] = made
  return made
}

const dice: Choice<number>[] = []
