import { type Face, type Panel, shown } from '../../../explorer/face.ts'
import type { Given, Position } from '../position.ts'

const chances = (fact: string) =>
  shown<Given, Position>(
    (_at, { say }) => [{ asked: { fact }, label: say(`live.${fact}`) }],
    'live.assumed',
  )

/**
 * Blocks that are always visible, by kind of situation: the player for whom the number comes up, the winner of the
 * final duel, the flip that starts it and, in a game, its round.
 */
export const live: NonNullable<Face<Given, Position>['live']> = {
  roulette: chances('hit'),
  duel: chances('winner'),
  round: chances('duel'),
  game: chances('round'),
}

const quick: Panel = { id: 'quick', load: async () => (await import('./QuickDraw.tsx')).QuickDraw }
const hopes: Panel = { id: 'hopes', load: async () => (await import('./odds/Hopes.tsx')).Hopes }

/** Panels by kind of situation: where hands decide, readers can use the page's quick draw. */
export const panels: Readonly<Record<string, readonly Panel[]>> = {
  event: [quick],
  duel: [hopes, quick],
  round: [quick],
  game: [quick],
}
