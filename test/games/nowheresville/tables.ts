import { engineOf } from '../../../src/content/fired.ts'
import type { NowheresvilleEvent } from '../../../src/games/nowheresville/events.ts'
import type { Nowheresville } from '../../../src/games/nowheresville/game.ts'
import type { Given, Position } from '../../../src/games/nowheresville/position.ts'
import { byValue } from '../../../src/kernel/answer.ts'
import type { Opening } from '../../../src/kernel/game.ts'
import type { Refusal } from '../../../src/kernel/refusal.ts'
import { type Replay, replay } from '../../../src/kernel/replay.ts'

/** The game with the illustrative cards of the content. */
export const game = engineOf('nowheresville') as unknown as Nowheresville

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
): Replay<Position, NowheresvilleEvent> {
  return replay(game, opened(situation, readings), byValue(answers))
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
