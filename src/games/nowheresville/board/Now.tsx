import type { Words } from '../../../kernel/words/words.ts'
import type { BanditId } from '../components.ts'
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
  return <Meeting {...view} meeting={focus} label={label} isStill={isStill} />
}

/** What is on, in words. */
export function labelOf(focus: Focus, { say, list }: Words): string {
  const short = (id: BanditId) => say(`board.short.${id}`)
  if (focus.kind === 'robbery') {
    const { bandit, place } = focus.robbery
    return say('board.robbery', { bandit: short(bandit), place: say(`location.${place}`) })
  }
  const { stake, hit, by, bandit } = focus.told ?? {}
  const bandits = list(focus.bandits.map(short))
  if (stake) return say(`board.stake.${stake}`, { bandits })
  if (!hit || !bandit) return say('board.meeting', { bandits })
  const facts = { bandit: short(bandit), hit: say(`hit.${hit}`) }
  return by ? say('board.shot', { ...facts, by: short(by) }) : say('board.wounded', facts)
}
