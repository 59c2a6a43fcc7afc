import type { SituationOf } from '../../../kernel/kind.ts'
import { optional, parts, some } from '../../../kernel/schema/schema.ts'
import { seats } from '../components.ts'
import { rollInfections } from '../rules/infection.ts'
import { dead, kind, openTable, players, sheetPart } from './table.ts'

/** The zombies' turn begins: the infected roll. */
export const infection = kind({
  name: 'infection',
  schema: parts({
    players,
    survivors: optional(
      some(seats, () => sheetPart),
      {},
    ),
    dead,
  }),
  example: {
    players: 2,
    survivors: { A: { sheet: { '1': 'infection', left: 'wound', '6': 'action' } } },
  },
  open: (said, maker) => openTable('infection', said, maker),
  procedure: rollInfections,
})
export type InfectionSituation = SituationOf<typeof infection>
