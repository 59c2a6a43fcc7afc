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

/** What can be unfolded, by kind of situation: which cards to use in a robbery. */
export const panels: Readonly<Record<string, readonly Panel[]>> = {
  robbery: [{ id: 'plans', load: async () => (await import('./odds/Plans.tsx')).Plans }],
}
