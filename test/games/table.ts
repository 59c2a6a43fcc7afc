import type { Game } from '../../src/kernel/game/game.ts'
import type { Opening } from '../../src/kernel/game/opening.ts'
import type { Refusal } from '../../src/kernel/game/refusal.ts'
import { byValue } from '../../src/kernel/run/answerers.ts'
import { type Replay, replay } from '../../src/kernel/run/replay.ts'
import type { GameEvent } from '../../src/kernel/run/table.ts'

type Readings = Readonly<Record<string, string>>

/** Table of a game for its tests: opens a situation, tells answers, and returns how they are refused. */
export function tableOf<
  Situation extends { readonly kind: string },
  Given,
  Position,
  Event extends GameEvent,
>(game: Game<Situation, Given, Position, Event>) {
  /** Opens a situation, which has to be possible. */
  function opened(situation: object, readings: Readings = {}): Opening<Given, Position> {
    const opening = game.open(situation, readings)
    if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
    return opening.value
  }

  /** Plays a situation by the answers given. */
  function told(
    situation: object,
    answers: readonly unknown[] = [],
    readings: Readings = {},
  ): Replay<Position, Event> {
    return replay(game, opened(situation, readings), byValue(answers))
  }

  /** Code and clause of the refusal of an answer. */
  function refusalOf(
    situation: object,
    answers: readonly unknown[],
    readings: Readings = {},
  ): string | undefined {
    return named(told(situation, answers, readings).refusal)
  }

  /** Codes and clauses by which a situation is refused. */
  function refusalsOf(situation: object, readings: Readings = {}): readonly string[] {
    const opening = game.open(situation, readings)
    return opening.ok ? [] : opening.refusals.map((refusal) => named(refusal) as string)
  }

  return { opened, told, refusalOf, refusalsOf }
}

function named(refusal: Refusal | undefined): string | undefined {
  return refusal && `${refusal.code} ${refusal.clause}`
}
