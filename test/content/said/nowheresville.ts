import { componentData } from '../../../src/games/nowheresville/component-file.ts'
import {
  banditIds,
  equipment,
  fortunes,
  victimIds,
} from '../../../src/games/nowheresville/components.ts'
import type { Refusal } from '../../../src/kernel/game/refusal.ts'
import {
  refusedAnswers,
  refusedOffers,
  refusedSituations,
} from '../../games/nowheresville/refused.ts'
import type { Play, Said } from './said.ts'

/** Notes and Fortune cards that make no game. */
function ofComponents(): readonly Refusal[] {
  const refusals: Refusal[] = []
  const none = Object.fromEntries(fortunes.map((card) => [card, 0]))
  componentData.check?.({ notes: { 100: 50, 200: 50 }, fortunes: none as never }, (code, facts) => {
    refusals.push({ code, facts })
  })
  return refusals
}

const gangs = { A: [{ bandit: 'ada', cards: [] }], B: [{ bandit: 'ben', cards: [] }] }

/** Shortages, a bounty that nobody earns, and several winners. */
const plays: readonly Play[] = [
  [
    {
      kind: 'town',
      players: 2,
      gangs: { ...gangs, A: [{ bandit: 'ada', cards: [...equipment, ...equipment] }] },
      begins: 'maintenance',
      robbedVictims: victimIds,
      graves: banditIds.filter((id) => !['ada', 'ben'].includes(id)),
    },
  ],
  [
    {
      kind: 'death',
      players: 2,
      gangs: { ...gangs, A: [{ bandit: 'ada', wounds: 4 }] },
      bandit: 'ada',
      by: 'nobody',
      hit: 'head',
      money: { A: 1500 },
    },
  ],
  [
    {
      kind: 'town',
      players: 2,
      money: { A: 3000, B: 3000 },
      sent: { ada: 'heal', ben: 'heal' },
    },
    [],
    { win: 'round-end' },
  ],
]

export const nowheresville: Said = {
  refused: [
    ...[...refusedAnswers, ...refusedOffers].map(([, situation, answers, , readings]) => {
      return [situation, answers, readings] as const
    }),
    ...refusedSituations.map(([situation, , readings]) => [situation, [], readings] as const),
  ],
  ofComponents,
  plays,
}
