import { type Face, type Panel, panelsAlone } from '../../../explorer/face.ts'
import { byKey } from '../../../kernel/data/keyed.ts'
import type { Given, Position } from '../position.ts'
import { liveKinds } from './odds/live-kinds.ts'

/** Blocks that are always visible, by kind of situation. */
export const live: NonNullable<Face<Given, Position>['live']> = {
  ...byKey(liveKinds, (kind) => async () => (await import('./odds/live.ts')).liveOf(kind)),
  ...byKey(['inventory', 'claim'], () => panelsAlone),
}

/** combat.margin: the two pools of dice side by side. */
const pools: Panel = { id: 'pools', load: async () => (await import('./odds/Pools.tsx')).Pools }

/** sheet.covered-box-cancels: what each place would cost. */
const costs: Panel = { id: 'costs', load: async () => (await import('./odds/Costs.tsx')).Costs }

/** end.win: what has yet to happen before somebody can leave. */
const leaving: Panel = {
  id: 'leaving',
  load: async () => (await import('./odds/Leaving.tsx')).Leaving,
}

/** Panels by kind of situation. */
export const panels: Readonly<Record<string, readonly Panel[]>> = {
  combat: [pools],
  horde: [pools],
  inventory: [{ ...costs, isOpen: true }],
  claim: [{ ...leaving, isOpen: true }],
}
