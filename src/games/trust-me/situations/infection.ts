import { parts } from '../../../kernel/schema/schema.ts'
import { rollInfections } from '../rules/zombies/infection.ts'
import { dead, kind, openTable, remarks, seated } from './table.ts'

/** The zombies' turn begins: the infected roll. */
export const infection = kind({
  name: 'infection',
  schema: parts({ ...seated, dead }),
  example: {
    players: 2,
    survivors: { A: { sheet: { '1': 'infection', left: 'wound', '6': 'action' } } },
  },
  open: (said, maker) => openTable('infection', said, maker),
  remarks,
  procedure: rollInfections,
})
