import { engineOf } from '../../src/content/engines.ts'
import { scenariosOf } from '../../src/content/scenarios.ts'
import type { GameId } from '../../src/games/manifest.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import { exampleOf } from '../../src/kernel/game/kind.ts'
import type { Opening } from '../../src/kernel/game/opening.ts'
import type { Refusal } from '../../src/kernel/game/refusal.ts'
import { type Answerer, atRandom, byValue, first } from '../../src/kernel/run/answerers.ts'
import { choiceOf, type Question } from '../../src/kernel/run/laid-table.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { saidOf } from '../content/said/index.ts'

/** Number of runs of each example in which answers are offered, and of questions in a run. */
const RUNS = 6
const MOST_ANSWERS = 300

/**
 * The refusals of a game that its tests provoke: situations and answers that cannot be, in `said/` and in the worked
 * examples; answers offered to every question; components that make no game; and what is remarked.
 */
export function provokedIn(id: GameId): readonly Refusal[] {
  const { refused, remarked = [], offered = [], ofComponents } = saidOf(id)
  const game = engineOf(id) as Game
  const examples = [...scenariosOf(id).values()]
  const runs = Array.from({ length: offered.length > 0 ? RUNS : 0 }, (_, seed) => seed)
  return [
    ...refused.flatMap(([situation, answers = [], readings = {}]) =>
      refusalsOf(game, situation, first(byValue(answers), atRandom(4)), readings),
    ),
    ...examples.flatMap(({ situation, answers, readings }) =>
      refusalsOf(game, situation, byValue(answers), readings),
    ),
    ...game.kinds.flatMap((kind) =>
      runs.flatMap((seed) => offeredTo(game, exampleOf(kind), offered, seed)),
    ),
    ...(ofComponents?.() ?? []),
    ...remarked.flatMap((situation) => game.remarks(situation as never)),
  ]
}

function refusalsOf(game: Game, situation: unknown, answerer: Answerer, readings: object) {
  const opening = game.open(situation, readings as Readonly<Record<string, unknown>>)
  if (!opening.ok) return opening.refusals
  return replay(game as Game<never>, opening.value, answerer).refusal ?? []
}

/** Refusals of answers that are offered to every question of a random game. */
function offeredTo(
  game: Game,
  situation: unknown,
  offered: readonly unknown[],
  seed: number,
): readonly Refusal[] {
  const opening = game.open(situation)
  if (!opening.ok) return opening.refusals
  const found: Refusal[] = []
  const answer = atRandom(seed)
  replay(game as Game<never>, opening.value as Opening as never, (question, position, count) => {
    found.push(...refusedBy(question, offered))
    return Number(count) < MOST_ANSWERS ? answer(question, position, count) : undefined
  })
  return found
}

function refusedBy(question: Question, offered: readonly unknown[]): readonly Refusal[] {
  if (question.step !== 'ask' || !question.refuse) return []
  const choice = choiceOf(question)
  const wrong = offered.filter((answer) => choice.indexOf(answer) < 0)
  return wrong.flatMap((answer) => question.refuse?.(answer) ?? [])
}
