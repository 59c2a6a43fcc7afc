import { accepted, type Outcome } from '../../kernel/game/refusal.ts'
import type { Serving } from '../advice.ts'
import type { Task } from './tasks.ts'

/**
 * Works out what a task asks for, and tells of some what there is of it on the way. Runs in a worker, so whatever goes in
 * and comes out is plain data.
 */
export async function runTask(
  { engine, odds, lookahead, advice }: Serving,
  task: Task,
  onSoFar?: (found: unknown) => void,
): Promise<Outcome<unknown>> {
  const { situation, readings, after } = task
  // What a game advises may play another kind of situation.
  const kind = 'advice' in task ? undefined : situation.kind
  const game = { ...(await engine(kind)), ...(await odds()) }
  const opening = game.open(situation, readings)
  if (!opening.ok) return opening
  if ('ahead' in task) {
    const { runLookahead } = await import('./run-lookahead.ts')
    const thinking = { ...game, ...(await lookahead()) }
    return accepted(await runLookahead(thinking, opening.value, task, onSoFar))
  }
  if ('wishings' in task) {
    const { weighChanges } = await import('../weigh/weigh-changes.ts')
    return weighChanges(game, situation, readings, task.wishings)
  }
  if ('partings' in task) {
    const { forksOf } = await import('../interpretations/forks.ts')
    return accepted(forksOf(game, opening.value, task))
  }
  if (!('advice' in task)) {
    const { countLive, countOdds } = await import('../odds/fact-odds.ts')
    return 'questions' in task
      ? countLive(game, opening.value, task.questions, after)
      : countOdds(game, opening.value, task.asked, after)
  }
  const compute = (await advice?.())?.[task.advice]
  if (!compute) throw new Error(`${game.id} has no advice called ${task.advice}`)
  return compute({ game, situation, readings, opening: opening.value, after }, task.asked)
}
