import type { Words } from '../../kernel/words/words.ts'
import type { Exact } from '../player/exact.ts'

interface ChanceProps {
  readonly of: Exact
  readonly words: Words
}

/** The most digits of a fraction that keeps to its line, however narrow its column. */
const SHORT = 12

/**
 * A chance in percent, and below it as the fraction that it is exactly; a long one may break behind its bar, never
 * within a number.
 */
export function Chance({ of: { numerator, denominator, share }, words }: ChanceProps) {
  return (
    <span class="chance">
      {words.percent(share)}{' '}
      {denominator !== '1' && (
        <small>
          {numerator}/{numerator.length + denominator.length > SHORT && <wbr />}
          {denominator}
        </small>
      )}
    </span>
  )
}
