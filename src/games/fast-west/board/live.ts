import { type Face, type Panel, shown } from '../../../explorer/face.ts'
import type { Given, Position } from '../position.ts'

const chances = (fact: string) =>
  shown<Given, Position>(
    (_at, { say }) => [{ asked: { fact }, label: say(`live.${fact}`) }],
    'live.assumed',
  )

/**
 * What is always shown, by kind of situation: whom the number comes up for, and who wins the final duel; when it starts
 * in a round, in which round of a game.
 */
export const live: NonNullable<Face<Given, Position>['live']> = {
  roulette: chances('hit'),
  duel: chances('winner'),
  round: chances('duel'),
  game: chances('round'),
}

const quick: Panel = { id: 'quick', load: async () => (await import('./QuickDraw.tsx')).QuickDraw }
const hopes: Panel = { id: 'hopes', load: async () => (await import('./odds/Hopes.tsx')).Hopes }

/** What can be unfolded, by kind of situation: where hands decide, they can do so at the page. */
export const panels: Readonly<Record<string, readonly Panel[]>> = {
  event: [quick],
  duel: [hopes, quick],
  round: [quick],
  game: [quick],
}
