import type Fraction from 'fraction.js'
import type { PanelProps } from '../../../../explorer/face.ts'
import { exactOf, mixedText } from '../../../../explorer/player/exact.ts'
import { Ratio } from '../../../../explorer/player/Ratio.tsx'
import type { Words } from '../../../../kernel/words/words.ts'
import type { Given, Laid, Position } from '../../position.ts'

interface ChanceProps {
  readonly of: Fraction
  readonly words: Words
}

/** A chance in percent, and as the fraction that it is exactly. */
export function Chance({ of, words }: ChanceProps) {
  const exact = exactOf(of)
  return (
    <span class="trust-chance">
      {words.percent(exact.share)}{' '}
      <small>
        <Ratio of={exact} />
      </small>
    </span>
  )
}

/** A number of things on average, exactly. */
export function mean(of: Fraction): string {
  return mixedText(exactOf(of))
}

/** The table from which a case begins, as the rules look at it. */
export function openedIn({ session }: Pick<PanelProps, 'session'>): Laid {
  const { given, position, readings } = session.opening.value
  return { given: given as Given, now: position as Position, readings }
}
