import type { Refusal } from '../../../kernel/game/refusal.ts'
import { parts } from '../../../kernel/schema/schema.ts'
import { PLAYER } from '../components.ts'
import { hasOutlaws, type Laid, townIsClear } from '../position.ts'
import { nextRound } from '../rules/round.ts'
import { countScores } from '../rules/scoring.ts'
import { table } from './examples.ts'
import { tableParts } from './parts.ts'
import { kind } from './start.ts'
import { openTable } from './table.ts'

/** A round from its Round Start abilities to its end, and what follows from it: after High Noon the count. */
export const round = kind({
  name: 'round',
  schema: parts(tableParts),
  /** The last round of a day: upkeep follows. */
  example: {
    ...table,
    law: 'B',
    round: 3,
    gangs: {
      A: { loaded: [2, 4, 5], coins: 2, notoriety: 1, on: { 8: 'lying', 3: 'lying' } },
      B: { loaded: [4, 7], coins: 3, notoriety: 2, on: { 5: 'lying' } },
      C: {
        loaded: [3],
        critical: 'backfire',
        coins: 1,
        notoriety: 3,
        on: { 7: 'lying', 4: 'lying' },
      },
    },
    street: ['U5'],
  },
  open: (situation, maker) =>
    openTable(situation, maker, () => ({ moment: 'before', scene: { kind: 'round' } })),
  procedure(play) {
    nextRound(play)
    if (play.now.noon === 'over' && !play.now.ending) countScores(play)
  },
  remarks: (_, play) => remarksOnRound(play),
})

/** Remarks on starts that no real round has: slots without buildings, or a clear Town without High Noon. */
function remarksOnRound({ given, now }: Laid): Refusal[] {
  const remarks: Refusal[] = []
  const facts = { received: now.town.length, allowed: given.slots.length }
  if (facts.received < facts.allowed) {
    remarks.push({ code: 'slots-without-buildings', clause: 'building.count', facts })
  }
  if (townIsClear(now) && now.noon !== 'next' && !given.solo) {
    remarks.push({ code: 'clear-before-noon', clause: 'noon.trigger', facts: {} })
  }
  if (given.solo && !hasOutlaws(now, PLAYER)) {
    const dead = { code: 'solo-lost-before', clause: 'sologoal.lose-dead' }
    remarks.push({ ...dead, facts: { seat: PLAYER } })
  }
  return remarks
}
