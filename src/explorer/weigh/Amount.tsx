import type { Words } from '../../kernel/words/words.ts'
import {
  changeText,
  fractionText,
  isUnwieldy,
  mixedText,
  roundedText,
} from '../odds/format-fraction.ts'
import type { FractionData } from '../odds/fraction-data.ts'
import { Below, Chance } from './Chance.tsx'

interface ExactProps {
  readonly of: FractionData
  readonly words: Words
}

/** A chance as a fraction, with its percentage; that comes first where the fraction is long. */
export function Share({ of, words }: ExactProps) {
  if (isUnwieldy(of)) return <Chance of={of} words={words} />
  return (
    <>
      <span>{fractionText(of)}</span> <span>({words.percent(of.share)})</span>
    </>
  )
}

/** A chance as a fraction alone while that is short, with its percentage for whoever points at it. */
export function PlainChance({ of, words }: ExactProps) {
  if (isUnwieldy(of)) return <Chance of={of} words={words} />
  return <span title={words.percent(of.share)}>{fractionText(of)}</span>
}

/** A number of things as it is exactly; where the fraction is long it stands below the number with two decimals. */
export function Amount({ of, words }: ExactProps) {
  return <Written of={of} exactly={mixedText(of)} about={roundedText(of, words)} />
}

/** A gain or a loss in the same way, with its sign. */
export function Change({ of, words }: ExactProps) {
  return <Written of={of} exactly={changeText(of)} about={signed(of, roundedText(of, words))} />
}

/** Change of a chance, in rounded percentage points. */
export function ChanceChange({ of, words }: ExactProps) {
  const points = words.percent(of.share).replace('-', '−')
  return <Written of={of} exactly={changeText(of)} about={signed(of, points)} />
}

function signed({ share }: FractionData, about: string): string {
  return share > 0 ? `+${about}` : about
}

interface WrittenProps extends Pick<ExactProps, 'of'> {
  readonly exactly: string
  readonly about: string
}

function Written({ of, exactly, about }: WrittenProps) {
  if (!isUnwieldy(of)) return <span>{exactly}</span>
  return (
    <span class="chance">
      {about} <Below fraction={exactly} />
    </span>
  )
}
