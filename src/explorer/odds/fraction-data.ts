import type Fraction from 'fraction.js'
import { gcd } from '../../kernel/data/integers.ts'

/** An exact number as plain data: a fraction in lowest terms, and the same as a number, for drawing. */
export interface FractionData {
  /** With a minus sign where the number is below zero. */
  readonly numerator: string
  readonly denominator: string
  readonly share: number
}

/** A fraction as plain data. */
export function toFractionData(fraction: Fraction): FractionData {
  return {
    numerator: String(fraction.s * fraction.n),
    denominator: String(fraction.d),
    share: fraction.valueOf(),
  }
}

/** The mean of numbers, each with its chance. */
export function meanOf(
  lines: readonly (FractionData & { readonly value: unknown })[],
): FractionData {
  const sum = (one: FractionData, line: FractionData & { readonly value: unknown }) =>
    plus(one, times(line, Number(line.value)))
  return lines.reduce(sum, { numerator: '0', denominator: '1', share: 0 })
}

/** So many times a number. */
export function times({ numerator, denominator }: FractionData, count: number): FractionData {
  return exact(BigInt(numerator) * BigInt(count), BigInt(denominator))
}

/** One number without another. */
export function minus(one: FractionData, other: FractionData): FractionData {
  return plus(one, times(other, -1))
}

function plus(one: FractionData, other: FractionData): FractionData {
  const [bottom, under] = [BigInt(one.denominator), BigInt(other.denominator)]
  return exact(BigInt(one.numerator) * under + BigInt(other.numerator) * bottom, bottom * under)
}

function exact(top: bigint, bottom: bigint): FractionData {
  const common = gcd(top, bottom)
  const [numerator, denominator] = [top / common, bottom / common]
  const share = Number(numerator) / Number(denominator)
  return { numerator: String(numerator), denominator: String(denominator), share }
}
