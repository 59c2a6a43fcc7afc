import type { Refusal } from '../../../src/kernel/game/refusal.ts'
import type { GameEvent } from '../../../src/kernel/run/table.ts'

type Readings = Readonly<Record<string, string>>

/** A situation, with answers by value that come to something rare; whatever else is asked is answered at random. */
export type Play = readonly [
  situation: object,
  answers?: readonly unknown[] | undefined,
  readings?: Readings | undefined,
]

/** Refusals and events of a game beyond its worked examples and random games. */
export interface Said {
  /** Situations, and answers to them, that are refused, in the end if not at once. */
  readonly refused: readonly (readonly [
    situation: unknown,
    answers?: readonly unknown[] | undefined,
    readings?: Readings | undefined,
  ])[]
  /** Situations of which something is remarked. */
  readonly remarked?: readonly object[]
  /** Answers offered to every question, so as to be refused by most. */
  readonly offered?: readonly unknown[]
  /** Refusals that come of component data. */
  readonly ofComponents?: () => readonly Refusal[]
  /** Plays that hardly any game comes to. */
  readonly plays?: readonly Play[]
  /** Events that take a whole game to come about. */
  readonly events?: readonly GameEvent[]
  /** Groups of sentences beyond those of all games that the engine alone says. */
  readonly groups?: readonly string[]
  /** Sentences that are said by others than the engine. */
  readonly elsewhere?: readonly string[]
}
