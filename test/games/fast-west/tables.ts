import type { FastWestEvent } from '../../../src/games/fast-west/events.ts'
import { makeFastWest } from '../../../src/games/fast-west/game.ts'
import type { Given, Position } from '../../../src/games/fast-west/position.ts'
import { byValue } from '../../../src/kernel/answer.ts'
import type { Opening } from '../../../src/kernel/game.ts'
import type { Refusal } from '../../../src/kernel/refusal.ts'
import { type Replay, replay } from '../../../src/kernel/replay.ts'

/** The cards of the box, written once more from the rulebook. */
export const copies = {
  cactus: 32,
  sheriff: 4,
  cavalry: 4,
  bandit: 4,
  indians: 4,
  roulette: 4,
  child: 12,
}

/** The game as the rulebook prints it. */
export const game = makeFastWest({ copies, tokens: 40 })

type Readings = Readonly<Record<string, string>>

/** Opens a situation, which has to be possible. */
export function opened(situation: object, readings: Readings = {}): Opening<Given, Position> {
  const opening = game.open(situation, readings)
  if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
  return opening.value
}

/** Plays a situation by the answers given. */
export function told(
  situation: object,
  answers: readonly unknown[] = [],
  readings: Readings = {},
): Replay<Position, FastWestEvent> {
  return replay(game, opened(situation, readings), byValue(answers))
}

/** The tokens that the first players have at the end of it. */
export function tokensOf({ position }: Replay<Position, FastWestEvent>, players: number): number[] {
  return Object.values(position.tokens).slice(0, players)
}

/** Code and clause of the refusal of an answer. */
export function refusalOf(
  situation: object,
  answers: readonly unknown[],
  readings: Readings = {},
): string | undefined {
  return named(told(situation, answers, readings).refusal)
}

/** Codes and clauses by which a situation is refused. */
export function refusalsOf(situation: object, readings: Readings = {}): readonly string[] {
  const opening = game.open(situation, readings)
  return opening.ok ? [] : opening.refusals.map((refusal) => named(refusal) as string)
}

function named(refusal: Refusal | undefined): string | undefined {
  return refusal && `${refusal.code} ${refusal.clause}`
}
