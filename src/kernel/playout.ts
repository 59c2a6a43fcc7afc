import { pickBy, randomDraw } from './answer.ts'
import { anyAnswer, type Game, type Opening, type Policy } from './game.ts'
import { RefusalError } from './refusal.ts'
import { checkNumber, layTable, type Question, Run } from './run.ts'
import type { GameEvent, Loop } from './step.ts'

/**
 * Plays one procedure to its end without keeping a trace: chance under the seed, decisions by the
 * policy (any legal answer with equal chance unless told otherwise). Returns the final position.
 */
export function playout<Given, Position, Event extends GameEvent>(
  game: Pick<Game<never, Given, Position, Event>, 'apply'>,
  opening: Opening<Given, Position>,
  seed: number,
  policy: Policy<NoInfer<Position>> = anyAnswer,
): Position {
  const table = layTable(opening)
  const draw = randomDraw(seed)
  const pick = pickBy(draw)
  const runner = {
    report: (event: GameEvent) => game.apply(table.now, event as Event),
    anotherRound: (loop: Loop) => loop.goesOn(table),
    roll: draw,
    decide: policy === anyAnswer ? draw : undefined,
    answer(question: Question) {
      const choice = question.step === 'roll' ? 'any' : policy.choose(question, table.now)
      if (choice !== 'any') return checkNumber(question, choice)
      const picked = pick(question)
      if (typeof picked === 'number') return picked
      throw new RefusalError(picked)
    },
  }
  new Run(opening.procedure(table), runner).toQuestion(0)
  return table.now
}
