import { nearest } from '../data/nearest.ts'
import { type Refusal, shown, shownForNumber } from '../game/refusal.ts'
import type { Span } from './contract.ts'
import { sameData } from './same.ts'

/** The most values that a refusal lists. */
const LISTED = 12

/** Values as a refusal lists them: the first of them where there are many. */
function listed(values: readonly unknown[]): readonly string[] {
  const named = values.slice(0, LISTED).map(shown)
  return values.length > LISTED ? [...named, '…'] : named
}

/** True for a text and a number that differ by quotation marks only. */
function readsAs(one: unknown, other: unknown): boolean {
  return typeof one !== typeof other && shown(one) === shown(other)
}

/** Nothing has been chosen. */
const missing: Refusal = { code: 'answer-missing', facts: {} }

/**
 * It is none of the values: perhaps one of them but for a number that is a text, or a text that is a number; perhaps a list of
 * them where one is asked for.
 */
export function notOneOf(answer: unknown, values: readonly unknown[]): Refusal {
  if (answer === undefined) return missing
  if (Array.isArray(answer) && !values.some(Array.isArray)) {
    const facts = { received: answer.map(shown), allowed: listed(values) }
    return { code: 'answer-is-a-list', facts }
  }
  const received = shown(answer)
  const meant = values.find((one) => sameData(one, answer, readsAs))
  if (meant !== undefined) {
    const facts = { written: JSON.stringify(answer), meant: JSON.stringify(meant) }
    return { code: 'answer-other-type', facts }
  }
  const facts = { received, allowed: listed(values) }
  return { code: 'answer-not-legal', facts }
}

/** It is not a whole number between the bounds. */
export function notInRange(answer: unknown, { min, max }: Span): Refusal {
  if (answer === undefined) return missing
  return { code: 'answer-out-of-range', facts: { received: shownForNumber(answer), min, max } }
}

/** It is no list of values. */
export function notAList(answer: unknown, values: readonly unknown[]): Refusal {
  return { code: 'answer-not-a-list', facts: { received: shown(answer), allowed: listed(values) } }
}

/** It names so many values, which is fewer or more than can be taken. */
export function wrongNumber(received: number, { min, max }: Span): Refusal {
  return received < min
    ? { code: 'answer-too-few', facts: { received, min } }
    : { code: 'answer-too-many', facts: { received, max } }
}

/** It names a value more often than that can be taken. */
export function tooOften(value: unknown, max: number): Refusal {
  return { code: 'answer-too-often', facts: { received: shown(value), max } }
}

/** It names a value less often than that must be taken. */
export function tooSeldom(value: unknown, min: number): Refusal {
  return { code: 'answer-too-seldom', facts: { received: shown(value), min } }
}

/** It is among the answers in itself, and left out here. */
export function leftOut(answer: unknown): Refusal {
  return { code: 'answer-left-out', facts: { received: shown(answer) } }
}

/** Reason why a record does not have exactly these parts; undefined when it does. */
export function partsRefusal(answer: unknown, names: readonly string[]): Refusal | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return { code: 'answer-not-a-form', facts: { received: shown(answer), allowed: names } }
  }
  const unknown = Object.keys(answer).find((name) => !names.includes(name))
  if (unknown !== undefined) {
    const received = shown(unknown)
    const like = received.length > 2 ? nearest(received, names) : undefined
    if (like === undefined) {
      return { code: 'answer-part-unknown', facts: { received, allowed: names } }
    }
    return { code: 'answer-part-misspelt', facts: { received, nearest: like, allowed: names } }
  }
  const missing = names.find((name) => !Object.hasOwn(answer, name))
  return missing === undefined
    ? undefined
    : { code: 'answer-part-missing', facts: { received: missing, allowed: names } }
}

/** A part of it is refused, for the reason that the part has; a part of a part is named with both. */
export function inPart(part: string, { code, clause, facts }: Refusal): Refusal {
  const isDeeper = code === 'answer-in-part'
  const reason = isDeeper ? {} : { reason: code }
  const place = { part: isDeeper ? `${part}, ${facts['part']}` : part }
  return {
    code: 'answer-in-part',
    ...(clause && { clause }),
    facts: { ...facts, ...reason, ...place },
  }
}
