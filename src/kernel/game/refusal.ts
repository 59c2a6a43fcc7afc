/**
 * Reason why something is refused: an impossible situation, an illegal answer, a damaged link, odds that cannot be
 * computed. A code with facts, never a sentence; messages turn it into one.
 */
export interface Refusal {
  readonly code: string
  /** The clause that forbids it, when a rule does. */
  readonly clause?: string
  /** Plain data for the message: what was received, what is allowed, and where. */
  readonly facts: Readonly<Record<string, string | number | readonly string[]>>
  /** The parts of a situation that it concerns, each by its path: `gangs.A.coins`. The first is at fault. */
  readonly at?: readonly string[]
  /** Set when the part at fault is out of place, so that removing it mends the fault. */
  readonly misplaced?: true
}

/** The reasons why there is no value. */
export interface Refused {
  readonly ok: false
  readonly refusals: readonly Refusal[]
}

/** Either a value or the reasons why there is none. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | Refused

/** Tells reasons from the value in whose place they stand. */
export function isRefused(value: unknown): value is Refused {
  if (typeof value !== 'object' || value === null) return false
  return 'ok' in value && value.ok === false && 'refusals' in value && Array.isArray(value.refusals)
}

/** Type guard by shape: a code with its facts. */
export function isRefusal(value: unknown): value is Refusal {
  if (typeof value !== 'object' || value === null) return false
  if (!('code' in value) || typeof value.code !== 'string') return false
  return 'facts' in value && typeof value.facts === 'object' && value.facts !== null
}

/** Received data as a refusal can name it: on one short line, whatever was received. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (bare(value) ?? asJson(value) ?? typeof value)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text
}

/** Refusal of an answer: code, clause, what was received, and what is allowed. */
export function against<ClauseId extends string>(
  code: string,
  clause: ClauseId,
  received: unknown,
  allowed: readonly unknown[],
): Refusal {
  const told = Array.isArray(received) ? received.map(shown) : shown(received)
  return { code, clause, facts: { received: told, allowed: allowed.map(shown) } }
}

const LONGEST_SHOWN = 60
const MOST_PARTS = 60

/** The same where a number is asked for: a text that reads like one is told from it by its quotation marks. */
export function shownForNumber(value: unknown): string {
  if (typeof value === 'number') return String(value)
  const isLike = typeof value === 'string' && value !== '' && Number.isFinite(Number(value))
  return shown(isLike ? JSON.stringify(value) : value)
}

/** Name of a value that JSON cannot write, such as NaN, which it would write as null. */
function bare(value: unknown): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  return typeof value === 'bigint' ? `${value}n` : undefined
}

function asJson(value: unknown): string | undefined {
  let parts = 0
  try {
    // Of large data, such as a whole run in place of a seed, the beginning is enough.
    return JSON.stringify(value, (_key, part: unknown) => {
      const isLeftOut = ++parts > MOST_PARTS && typeof part === 'object'
      return isLeftOut ? undefined : (bare(part) ?? part)
    })
  } catch {
    return undefined
  }
}

/** The data that a refusal names; a text that is no data is one by itself. */
export function dataShown(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A value that came to be. */
export function accepted<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

/** No value, for these reasons. */
export function refused<T = never>(...refusals: readonly Refusal[]): Outcome<T> {
  return { ok: false, refusals }
}

/** Thrown where a caller asked for something impossible in a place that has no other way to say so. */
export class RefusalError extends Error {
  readonly refusals: readonly Refusal[]
  constructor(...refusals: readonly Refusal[]) {
    super(refusals.map((refusal) => JSON.stringify(refusal)).join(' '))
    this.name = 'RefusalError'
    this.refusals = refusals
  }
}

/** The value that a computation returns, or the reason that it throws. Other errors are not caught. */
export function outcomeOf<T>(compute: () => T): Outcome<T> {
  try {
    return accepted(compute())
  } catch (error) {
    if (error instanceof RefusalError) return refused(...error.refusals)
    throw error
  }
}
