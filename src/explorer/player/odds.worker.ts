import type { FactQuestion } from '../../engine/kernel/scenario.ts'
import { loadEngine } from '../engines.ts'
import type { Situation } from '../face.ts'
import { countOdds, type OddsAnswer } from './odds.ts'

/** What odds are asked of. */
export interface OddsTask {
  readonly game: string
  readonly situation: Situation
  readonly readings: Readonly<Record<string, string>>
  readonly asked: FactQuestion
  /** The numbers of the answers after which the odds are wanted. */
  readonly after: readonly number[]
}

/** Counts the odds that a task asks for. */
async function answer({
  game: id,
  situation,
  readings,
  asked,
  after,
}: OddsTask): Promise<OddsAnswer> {
  const game = await loadEngine(id)
  const opening = game.open(situation, readings)
  return opening.ok ? countOdds(game, opening.value, asked, after) : opening
}

addEventListener('message', async ({ data }: MessageEvent<OddsTask>) => {
  postMessage(await answer(data))
})
