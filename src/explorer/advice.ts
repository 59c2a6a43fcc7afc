import type { CountedGame, Counting, Foresight } from '../kernel/game/game.ts'
import type { Opening } from '../kernel/game/opening.ts'
import type { Outcome } from '../kernel/game/refusal.ts'
import type { Situation } from './contract.ts'
import type { Engine } from './engine.ts'

/** The case that a computation is made on: as the reader has built it, opened, with the answers given in it. */
export interface AdviceCase<S extends Situation = Situation, Given = unknown, Position = unknown> {
  readonly game: CountedGame
  readonly situation: S
  readonly readings: Readonly<Record<string, string>>
  readonly opening: Opening<Given, Position>
  /** The numbers of the answers given. */
  readonly after: readonly number[]
}

/**
 * A computation that a game offers beside the odds, such as the best decision. It runs in a worker: what it
 * is asked and what it finds is plain data, and fractions are written out.
 */
export type Advice<S extends Situation = Situation, Given = unknown, Position = unknown> = (
  at: AdviceCase<S, Given, Position>,
  asked: unknown,
) => Outcome<unknown>

/** All that a game's worker computes with: the engine and, each loaded at first need, odds, lookahead and advice. */
export interface Serving {
  readonly engine: Engine
  readonly odds: () => Promise<Counting>
  readonly lookahead: () => Promise<Foresight>
  readonly advice?: () => Promise<Readonly<Record<string, Advice>>>
}
