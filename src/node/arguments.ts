import { isRecord } from '../kernel/data/keyed.ts'
import { type Refusal, type Refused, shown } from '../kernel/game/refusal.ts'

/*
 * Arguments of the library's functions are checked here, once, before the kernel takes them for what their types say:
 * a caller in JavaScript, or a file, can hand over anything. A function that does not give an outcome gives
 * `{ ok: false, refusals }` in place of its result.
 */

/** A reason why an argument cannot be used; undefined where it can. */
type Check = Refusal | undefined

/** The kinds of argument, each of which has a sentence `argument.<kind>` that says what it should be. */
export const argumentKinds = [
  'game',
  'opening',
  'run',
  'answers',
  'answerer',
  'function',
  'seed',
  'policy',
  'request',
  'facts',
  'fact',
  'kind',
  'scenario',
  'state',
  'text',
  'question',
  'choice',
  'clauses',
  'switches',
  'count',
  'claims',
  'event',
  'refusal',
] as const
type ArgumentKind = (typeof argumentKinds)[number]

/** Refuses an argument that is not what it should be. */
export function notA(argument: ArgumentKind, received: unknown, name: string = argument): Refusal {
  return { code: 'not-an-argument', facts: { name, argument, received: shown(received) } }
}

/** The refusals among some checks; undefined where there are none. */
export function failing(...checks: readonly Check[]): Refused | undefined {
  const refusals = checks.filter((one) => one !== undefined)
  return refusals.length > 0 ? { ok: false, refusals } : undefined
}

/**
 * The same in place of a result whose type says nothing of refusals: with arguments of the declared types there are
 * none, so only a caller without types gets to see them.
 */
export function failingUntyped(...checks: readonly Check[]): undefined {
  return failing(...checks) as never
}

/** Checks that a game has some of its members; all that are named are functions or lists. */
export function game(value: unknown, ...members: readonly string[]): Check {
  const isMember = (name: string) =>
    isRecord(value) && (typeof value[name] === 'function' || Array.isArray(value[name]))
  return members.every(isMember) && isRecord(value) ? undefined : notA('game', value)
}

/** Checks an opening, and that it is one of this game. */
export function opening(value: unknown, of: unknown): Check {
  const isOpening =
    isRecord(value) &&
    typeof value['procedure'] === 'function' &&
    isRecord(value['position']) &&
    isRecord(value['readings']) &&
    isRecord(value['given'])
  if (!isOpening) return notA('opening', value)
  const [received, allowed] = [value['game'], isRecord(of) ? of['id'] : undefined]
  if (typeof received !== 'string' || typeof allowed !== 'string') return undefined
  if (received === allowed) return undefined
  return { code: 'foreign-opening', facts: { received, allowed } }
}

/** Checks a run, and that it is one of this game. */
export function run(value: unknown, of: unknown): Check {
  const isRun =
    isRecord(value) &&
    ['log', 'trace', 'events'].every((name) => Array.isArray(value[name])) &&
    ['at', 'again', 'way'].every((name) => typeof value[name] === 'function')
  return isRun ? opening(value['opening'], of) : notA('run', value)
}

/** Checks a run that waits for somebody's decision. */
export function waitingRun(value: unknown, of: unknown): Check {
  const refusal = run(value, of)
  if (refusal) return refusal
  const { question } = value as { readonly question?: unknown }
  if (isRecord(question) && question['step'] === 'ask') return undefined
  const received = isRecord(question) ? String(question['kind']) : 'nothing'
  return { code: 'nobody-decides', facts: { received } }
}

/** Checks that a list holds nothing but what is wanted. */
export function listOf(
  kind: ArgumentKind,
  value: unknown,
  isWanted: (one: unknown) => boolean = () => true,
  name: string = kind,
): Check {
  return Array.isArray(value) && Array.from(value).every(isWanted)
    ? undefined
    : notA(kind, value, name)
}

/** Checks a whole number that is not below a limit. */
export function count(value: unknown, name: string, least = 1): Check {
  const isCount = Number.isSafeInteger(value) && Number(value) >= least
  return isCount ? undefined : notA('count', value, name)
}

export function seed(value: unknown): Check {
  return Number.isSafeInteger(value) ? undefined : notA('seed', value)
}

export function func(value: unknown, name: string, kind: ArgumentKind = 'function'): Check {
  return typeof value === 'function' ? undefined : notA(kind, value, name)
}

export function record(kind: ArgumentKind, value: unknown): Check {
  return isRecord(value) ? undefined : notA(kind, value)
}

export function policy(value: unknown): Check {
  const isPolicy =
    isRecord(value) && typeof value['id'] === 'string' && typeof value['choose'] === 'function'
  return isPolicy ? undefined : notA('policy', value)
}

/** Applies a check to what may be left out. */
export function maybe<T>(value: T | undefined, check: (value: T) => Check): Check {
  return value === undefined ? undefined : check(value)
}

/** Checks that somebody plays. */
export function seat(
  value: unknown,
  playing: readonly string[],
  ...others: readonly string[]
): Check {
  const allowed = [...playing, ...others]
  if (typeof value === 'string' && allowed.includes(value)) return undefined
  return { code: 'seat-does-not-play', facts: { received: shown(value), allowed } }
}

/** A part of a request, whatever the request is. */
export function part(request: unknown, name: string): unknown {
  return isRecord(request) ? request[name] : undefined
}
