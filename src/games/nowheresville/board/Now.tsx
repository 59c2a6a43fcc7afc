import type { Words } from '../../../kernel/words/words.ts'
import { nouns } from '../things.ts'
import type { Focus } from './focus.ts'
import { Meeting } from './Meeting.tsx'
import { Robbery } from './Robbery.tsx'
import type { View } from './view.ts'

interface NowProps extends View {
  readonly focus: Focus
  /** Whether it is a picture of a moment, in which nothing is pressed. */
  readonly isStill?: boolean
}

/** The robbery that is on, or those who meet. */
export function Now({ focus, isStill, ...view }: NowProps) {
  const label = labelOf(focus, view.words)
  if (focus.kind === 'robbery') return <Robbery {...view} robbery={focus.robbery} label={label} />
  return <Meeting {...view} bandits={focus.bandits} label={label} isStill={isStill} />
}

/** What is on, in words. */
export function labelOf(focus: Focus, words: Words): string {
  if (focus.kind === 'meeting') {
    const names = focus.bandits.map((id) => words.say(`board.short.${id}`))
    return words.say('board.meeting', { bandits: words.list(names) })
  }
  const { bandit, place } = focus.robbery
  return words.say('board.robbery', {
    bandit: words.say(`board.short.${bandit}`),
    place: nouns.location.name(place, words),
  })
}
