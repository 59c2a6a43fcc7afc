import type { FactValue } from '../../engine/kernel/game.ts'
import type { Refusal } from '../../engine/kernel/refusal.ts'
import { type FactQuestion, factOdds } from '../../engine/kernel/scenario.ts'
import { loadEngine } from '../engines.ts'
import type { Situation } from '../face.ts'

/** What odds are asked of. */
export interface OddsTask {
  readonly game: string
  readonly situation: Situation
  readonly readings: Readonly<Record<string, string>>
  readonly asked: FactQuestion
}

/** One outcome: its exact chance as a fraction, and the same as a share of one, for drawing. */
export interface OddsLine {
  readonly value: FactValue
  readonly numerator: string
  readonly denominator: string
  readonly share: number
}

/** What comes back: the odds with what they assume, or why there are none. */
export type OddsAnswer =
  | {
      readonly ok: true
      readonly lines: readonly OddsLine[]
      /** The kinds of decision that were taken for the sake of the odds, each with its policy. */
      readonly assumed: readonly { readonly kind: string; readonly policy: string }[]
    }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

async function answer({ game: id, situation, readings, asked }: OddsTask): Promise<OddsAnswer> {
  const game = await loadEngine(id)
  const opening = game.open(situation, readings)
  if (!opening.ok) return opening
  const found = factOdds(game, opening.value, asked)
  if (!found.ok) return found
  const lines = found.value.outcomes
    .map(({ result, chance }) => ({
      value: result,
      numerator: String(chance.n),
      denominator: String(chance.d),
      share: chance.valueOf(),
    }))
    .sort((one, other) => other.share - one.share)
  const kinds = new Map(found.value.assumed.map(({ kind, policy }) => [kind, policy]))
  return { ok: true, lines, assumed: [...kinds].map(([kind, policy]) => ({ kind, policy })) }
}

addEventListener('message', async ({ data }: MessageEvent<OddsTask>) => {
  postMessage(await answer(data))
})
