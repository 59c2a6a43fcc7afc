import type { Words } from '../../kernel/words/words.ts'
import type { FractionData } from './fraction-data.ts'

/* Exact numbers as text: for pages alone, since a worker hands them over as they are. */

/** A chance as it is written: `5/8`, or `1` and `0`. */
export function fractionText({ numerator, denominator }: FractionData): string {
  return denominator === '1' ? numerator : `${numerator}/${denominator}`
}

/** The same within a sentence: a fraction that nobody takes in as it is read is rounded, in percent. */
export function chanceText(chance: FractionData, { percent }: Pick<Words, 'percent'>): string {
  return isUnwieldy(chance) ? percent(chance.share) : fractionText(chance)
}

/** A number of things as it is written: `2 1/3`, `−1/2`. */
export function mixedText({ numerator, denominator }: FractionData): string {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)]
  const size = top < 0n ? -top : top
  const [whole, rest] = [size / bottom, size % bottom]
  const parts = [
    ...(whole > 0n || rest === 0n ? [String(whole)] : []),
    ...(rest > 0n ? [`${rest}/${bottom}`] : []),
  ]
  return `${top < 0n ? '−' : ''}${parts.join('\u00a0')}`
}

/** The same with its sign, since it is a gain or a loss. */
export function changeText(change: FractionData): string {
  return change.share > 0 ? `+${mixedText(change)}` : mixedText(change)
}

/** A number with two decimals. */
export function roundedText({ share }: FractionData, { number }: Pick<Words, 'number'>): string {
  return number(Math.round(share * 100) / 100)
}

/** The most digits of a denominator at which a fraction is taken in as it is read. */
const READABLE = 3

/** True for a fraction too long to read: show its decimals first. */
export function isUnwieldy({ denominator }: FractionData): boolean {
  return denominator.length > READABLE
}
