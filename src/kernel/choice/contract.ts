import type { Refusal } from '../game/refusal.ts'

/**
 * A finite set of legal answers, numbered from 0: what a question offers and what a roll can show.
 * Answers are plain data. The set is counted and numbered without being listed, so a question with
 * millions of answers costs as little as its parts, and the number of an answer is all that a log or a
 * link has to store.
 */
export interface Choice<T = unknown> {
  /** Count of numbers. Each is the number of an answer, unless some are left out: see `draw`. */
  readonly count: number
  /** Structure of an answer, from which forms and presses on a board are derived. */
  readonly shape: Shape
  /** The parts of a compound answer, one choice per named part, when every combination is legal. */
  readonly parts?: Parts
  /** The answers themselves, where they lie ready in a list. */
  readonly list?: readonly T[]
  /** The answer of that number, 0 ≤ index < count. */
  at(index: number): T
  /** The number of an answer, or -1 when it is not among the legal ones. */
  indexOf(answer: unknown): number
  /** Reason why an answer is not legal; undefined when it is. */
  refusal(answer: unknown): Refusal | undefined
  /**
   * Only where some numbers are left out because a predicate refuses what they stand for: the number of
   * a legal answer drawn at random by `pick`, which gives one of so many numbers; undefined when none was
   * found in `DRAW_TRIES` tries. Such a choice is never listed and never forced, and odds refuse it.
   */
  readonly draw?: ((pick: (count: number) => number) => number | undefined) | undefined
  /**
   * Only where equal things are among what is chosen from: the same choice with a number for each of them, as links
   * numbered it before equal things became one answer.
   */
  readonly former?: Choice | undefined
}

/** The parts of a form, by name. */
export type Parts = Readonly<Record<string, Choice>>

/** Limits on the number of values taken, both included. */
export interface Bounds {
  readonly min?: number
  readonly max?: number
}

/** The whole numbers from one to another, both included. */
export interface Span {
  readonly min: number
  readonly max: number
}

/** One of the things that an assignment gives, and how many holders can have it. */
export interface Stock extends Span {
  readonly thing: unknown
}

/**
 * Structure of an answer. Every legal answer has this shape; `indexOf` and `refusal` tell whether an answer of this
 * shape is legal.
 */
export type Shape =
  /** One of the values. */
  | { readonly kind: 'list'; readonly values: readonly unknown[] }
  | ({ readonly kind: 'range' } & Span)
  /** A list of some of the values, whose order says nothing. */
  | ({ readonly kind: 'subset'; readonly values: readonly unknown[] } & Span)
  /** A list of some of the values, whose order matters. */
  | ({ readonly kind: 'order'; readonly values: readonly unknown[] } & Span)
  /** A record that gives each holder one of the things. */
  | {
      readonly kind: 'assignment'
      readonly holders: readonly (string | number)[]
      readonly things: readonly Stock[]
    }
  /** A record of named parts. */
  | { readonly kind: 'form'; readonly parts: Parts }
  /** A record of x, y and, where `turn` is there, an orientation in steps. */
  | {
      readonly kind: 'grid'
      readonly x: Span
      readonly y: Span
      readonly turn?: Span
      /** The part of the grid in which all answers lie, where that is told. */
      readonly within?: { readonly x: Span; readonly y: Span }
    }
  /** An answer of one of these choices. */
  | { readonly kind: 'either'; readonly choices: readonly Choice[] }

/** Tries of a draw among numbers of which some are left out. */
export const DRAW_TRIES = 10_000

/** True for the number of a legal answer. */
export function hasAnswer(choice: Choice, number: number): boolean {
  if (!Number.isInteger(number) || number < 0 || number >= choice.count) return false
  return !choice.draw || choice.indexOf(choice.at(number)) === number
}

/** The number of a legal answer drawn at random by `pick`; undefined when none was found. */
export function drawFrom(choice: Choice, pick: (count: number) => number): number | undefined {
  return choice.draw ? choice.draw(pick) : pick(choice.count)
}

/**
 * True when there is nothing to choose: exactly one answer. A choice among equal things is put all the same, because
 * old links, in which they were several answers, number its question.
 */
export function isForced(choice: Choice): boolean {
  return choice.count === 1 && !choice.draw && !choice.former
}

/** All answers of a choice, in order. For small choices: interfaces and enumeration. */
export function answersOf<T>(choice: Choice<T>): T[] {
  return Array.from({ length: choice.count }, (_, index) => choice.at(index))
}

/** A choice that looks at an answer once, and finds its number or the reason why it has none. */
export abstract class Numbering<T> implements Choice<T> {
  abstract readonly count: number
  abstract readonly shape: Shape
  abstract at(index: number): T

  get former(): Choice | undefined {
    return undefined
  }

  /** The number of an answer, or why it is not legal. */
  protected abstract find(answer: unknown): number | Refusal

  indexOf(answer: unknown): number {
    const found = this.find(answer)
    return typeof found === 'number' ? found : -1
  }

  refusal(answer: unknown): Refusal | undefined {
    const found = this.find(answer)
    return typeof found === 'number' ? undefined : found
  }
}
