import type { Face, Live, LiveContent, Panel } from '../../../explorer/face.ts'
import type { FactQuestion } from '../../../kernel/facts.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { Given, Position } from '../position.ts'

/** What is always shown, by kind of situation: whom the number comes up for, and who wins the final duel. */
export const live: NonNullable<Face<Given, Position>['live']> = {
  roulette: async () => shown({ fact: 'hit' }),
  duel: async () => shown({ fact: 'winner' }),
}

const quick: Panel = {
  id: 'quick',
  load: async () => (await import('./QuickDraw.tsx')).QuickDraw,
}

/** What can be unfolded, by kind of situation: where hands decide, they can do so at the page. */
export const panels: Readonly<Record<string, readonly Panel[]>> = {
  event: [quick],
  duel: [quick],
  round: [quick],
  game: [quick],
}

/** The chances of each answer to a question. */
function shown(asked: FactQuestion): Live<Given, Position> {
  return {
    content: (_at, words: Words): LiveContent => ({
      questions: [{ asked, label: words.say(`live.${asked.fact}`) }],
      assumption: () => words.say('live.assumed'),
    }),
  }
}
