import type { Words } from '../../kernel/words/words.ts'
import type { FractionData } from '../odds/fraction-data.ts'

interface ChanceProps {
  readonly of: FractionData
  readonly words: Words
}

/** A chance in percent, and below it as the fraction that it is exactly. */
export function Chance({ of: { numerator, denominator, share }, words }: ChanceProps) {
  return (
    <span class="chance">
      {words.percent(share)}{' '}
      {denominator !== '1' && <Below fraction={`${numerator}/${denominator}`} />}
    </span>
  )
}

/** The most digits of a fraction that keeps to its line, however narrow its column. */
const SHORT = 12

/** A fraction in small; a long one may break behind its bar, never within a number. */
export function Below({ fraction }: { readonly fraction: string }) {
  const [over, under] = fraction.split('/')
  return (
    <small>
      {over}
      {under !== undefined && '/'}
      {fraction.length > SHORT + 1 && <wbr />}
      {under}
    </small>
  )
}
