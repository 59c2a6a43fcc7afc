import type { Face, Live, LiveCase, LiveQuestion, Panel } from '../../../explorer/face.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { Given, Position } from '../position.ts'

type At = LiveCase<Given, Position>

/** Chances that are always shown, in words of the game. */
function shown(questions: (at: At, words: Words) => readonly LiveQuestion[]) {
  return async (): Promise<Live<Given, Position>> => ({
    content: (at, words) => {
      const assumption = () => words.say('live.assumed')
      return { questions: questions(at, words), assumption }
    },
  })
}

/** What is always shown, by kind of situation: of a robbery, and of the first shooter or the order. */
export const live: NonNullable<Face<Given, Position>['live']> = {
  robbery: shown((_at, { say }) => [
    { asked: { fact: 'success' }, is: true, label: say('live.success') },
  ]),
  first: shown(({ given: { told }, start }, { say }) => {
    const fact = told.stake === 'shooter' ? 'names' : 'first'
    return (start.fight?.standing ?? []).map((id) => {
      return {
        asked: { fact },
        is: id,
        label: say(`board.short.${id}`),
        group: say(`live.${fact}`),
      }
    })
  }),
  shootout: shown(() => []),
}

const income: Panel = {
  id: 'income',
  load: async () => (await import('./odds/Income.tsx')).Income,
}

/**
 * What can be unfolded, by kind of situation: which cards to use in a robbery, whether to flee from a shootout, and what
 * there is to earn.
 */
export const panels: Readonly<Record<string, readonly Panel[]>> = {
  robbery: [{ id: 'plans', load: async () => (await import('./odds/Plans.tsx')).Plans }],
  shootout: [
    { id: 'flight', load: async () => (await import('./odds/Flight.tsx')).Flight, isOpen: true },
    income,
  ],
  town: [income],
}
