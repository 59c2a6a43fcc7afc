import { componentData } from '../../../src/games/fast-west/component-file.ts'
import type { Refusal } from '../../../src/kernel/game/refusal.ts'
import { refusedSituations, refusedTellings, remarked } from '../../games/fast-west/refused.ts'
import { copies } from '../../games/fast-west/tables.ts'
import type { Said } from './said.ts'

/** Components of which there are too few. */
function ofComponents(): readonly Refusal[] {
  const refusals: Refusal[] = []
  componentData.check?.({ copies: { ...copies, cactus: 31 } }, (code, facts) => {
    refusals.push({ code, facts })
  })
  return refusals
}

export const fastWest: Said = {
  refused: [
    ...refusedTellings.map(([, situation, answers, , readings]) => {
      return [situation, answers, readings] as const
    }),
    ...refusedSituations.map(([situation, , readings]) => [situation, [], readings] as const),
  ],
  remarked: remarked.map(([situation]) => situation),
  ofComponents,
}
