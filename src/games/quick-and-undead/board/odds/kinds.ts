import type { Face, Panel } from '../../../../explorer/face.ts'
import type { Given, Position } from '../../position.ts'

/** What is always shown, by kind of situation. Nobody would wait for the odds of a whole turn or round. */
export const live: NonNullable<Face<Given, Position>['live']> = {
  duel: async () => (await import('./live.ts')).duelLive,
  intimidation: async () => (await import('./live.ts')).intimidationLive,
  shooting: async () => (await import('./live.ts')).shootingLive,
  robbery: async () => (await import('./live.ts')).robberyLive,
  purchase: async () => (await import('./live.ts')).purchaseLive,
  'building-fight': async () => (await import('./live.ts')).buildingFightLive,
  'final-duel': async () => (await import('./live.ts')).finalDuelLive,
}

const bullets: Panel = {
  id: 'bullets',
  load: async () => (await import('./bullets.ts')).BulletPanel,
}
const decision: Panel = {
  id: 'decision',
  load: async () => (await import('./prospects.ts')).DecisionPanel,
}
const theft: Panel = {
  id: 'theft',
  load: async () => (await import('./theft.ts')).TheftPanel,
  isOpen: true,
}

/** What can be unfolded, by kind of situation; open from the start where the kind is about it. */
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
