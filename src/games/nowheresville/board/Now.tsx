import { type Focus, labelOf } from './focus.ts'
import { Meeting } from './Meeting.tsx'
import { Robbery } from './Robbery.tsx'
import type { View } from './view.ts'

interface NowProps extends View {
  readonly focus: Focus
  /** True for a picture of a moment, in which nothing is pressed. */
  readonly isStill?: boolean
}

/** The robbery that is on, or those who meet. */
export function Now({ focus, isStill, ...view }: NowProps) {
  const label = labelOf(focus, view.words)
  if (focus.kind === 'robbery') return <Robbery {...view} robbery={focus.robbery} label={label} />
  return <Meeting {...view} meeting={focus} label={label} isStill={isStill} />
}
