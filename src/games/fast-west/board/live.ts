import type { Face, Live, LiveContent, Panel } from '../../../explorer/face.ts'
import type { FactQuestion } from '../../../kernel/facts.ts'
import type { FactValue } from '../../../kernel/game.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { Given, Position } from '../position.ts'

/** What is always shown, by kind of situation: whom the number comes up for, and who wins the
 * final duel; when it starts in a round, in which round of a game. */
export const live: NonNullable<Face<Given, Position>['live']> = {
  roulette: async () => shown({ fact: 'hit' }),
  duel: async () => shown({ fact: 'winner' }),
  round: async () => shown({ fact: 'duel' }, true),
  game: async () => shown({ fact: 'round' }),
}

const quick: Panel = {
  id: 'quick',
  load: async () => (await import('./QuickDraw.tsx')).QuickDraw,
}

const hopes: Panel = {
  id: 'hopes',
  load: async () => (await import('./odds/Hopes.tsx')).Hopes,
}

/** What can be unfolded, by kind of situation: where hands decide, they can do so at the page. */
export const panels: Readonly<Record<string, readonly Panel[]>> = {
  event: [quick],
  duel: [hopes, quick],
  round: [quick],
  game: [quick],
}

/** The chances of each answer to a question, or of one. */
function shown(asked: FactQuestion, is?: FactValue): Live<Given, Position> {
  return {
    content: (_at, { say }: Words): LiveContent => ({
      questions: [{ asked, label: say(`live.${asked.fact}`), ...(is !== undefined && { is }) }],
      assumption: () => say('live.assumed'),
    }),
  }
}
