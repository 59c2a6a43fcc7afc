import type { Face, Panel } from '../../../explorer/face.ts'
import { byKey } from '../../../kernel/data/keyed.ts'
import type { Given, Position } from '../position.ts'
import { liveKinds } from './odds/live-kinds.ts'

/** Blocks that are always visible, by kind of situation. */
export const live: NonNullable<Face<Given, Position>['live']> = byKey(
  liveKinds,
  (kind) => async () => (await import('./odds/live.ts')).liveOf(kind),
)

const bullets: Panel = {
  id: 'bullets',
  load: async () => (await import('./odds/bullet-panel.ts')).BulletPanel,
}
const decision: Panel = {
  id: 'decision',
  load: async () => (await import('./odds/prospects.ts')).DecisionPanel,
}
const theft: Panel = {
  id: 'theft',
  load: async () => (await import('./odds/theft.ts')).TheftPanel,
  isOpen: true,
}

/** Panels by kind of situation; open from the start where the kind is about their subject. */
export const panels: Readonly<Record<string, readonly Panel[]>> = {
  duel: [bullets, decision],
  intimidation: [{ ...decision, isOpen: true }, bullets],
  shooting: [{ ...decision, isOpen: true }, bullets],
  robbery: [theft, decision],
  purchase: [{ ...decision, isOpen: true }, bullets],
  'building-fight': [bullets, decision],
  'final-duel': [bullets],
  turn: [decision],
}
