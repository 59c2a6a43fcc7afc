import type { Words } from '../../kernel/words/words.ts'
import type { Exact } from '../player/exact.ts'

interface ChanceProps {
  readonly of: Exact
  readonly words: Words
}

/**
 * A chance in percent, and below it as the fraction that it is exactly; where that does not fit on a line it breaks
 * behind its bar, never within a number.
 */
export function Chance({ of: { numerator, denominator, share }, words }: ChanceProps) {
  return (
    <span class="chance">
      {words.percent(share)}{' '}
      {denominator !== '1' && (
        <small>
          {numerator}/<wbr />
          {denominator}
        </small>
      )}
    </span>
  )
}
