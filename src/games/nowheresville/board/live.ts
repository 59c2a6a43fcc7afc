import type {
  Face,
  Live,
  LiveCase,
  LiveContent,
  LiveQuestion,
  Panel,
} from '../../../explorer/face.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { Given, Position } from '../position.ts'

type At = LiveCase<Given, Position>
type Content = (at: At, words: Words) => readonly LiveQuestion[]

/** What is always shown of a robbery, of the first shooter or the order, and of a shot. */
const contents: Readonly<Record<string, Content>> = {
  robbery: (_at, { say }) => [{ asked: { fact: 'success' }, is: true, label: say('live.success') }],
  first({ given: { told }, start }, words) {
    const fact = told.stake === 'shooter' ? 'names' : 'first'
    const bandits = start.fight?.standing ?? []
    return bandits.map((id) => ({
      asked: { fact },
      is: id,
      label: words.say(`board.short.${id}`),
      group: words.say(`live.${fact}`),
    }))
  },
  shootout: () => [],
}

/** What is always shown, by kind of situation. */
export const live: NonNullable<Face<Given, Position>['live']> = Object.fromEntries(
  Object.entries(contents).map(([kind, questions]) => {
    const shown: Live<Given, Position> = {
      content: (at, words): LiveContent => ({
        questions: questions(at, words),
        assumption: () => words.say('live.assumed'),
      }),
    }
    return [kind, async () => shown] as const
  }),
)

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
