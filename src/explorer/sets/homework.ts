import type { FactValue } from '../../kernel/game/game.ts'
import { identityOf, type SetCase } from './set.ts'

/** Homework as it is kept on a device, so that a page that is loaded again goes on with it. */
export interface KeptHomework {
  /** Instant of the beginning, in milliseconds. */
  readonly begun: number
  /** Place of the case at hand. */
  readonly at: number
  readonly answers: readonly (readonly [place: number, value: FactValue])[]
  /** The code to hand in, once the answers have been checked. */
  readonly code?: string | undefined
}

const key = 'reckoning-homework'

/** Number of sets whose homework is kept, the last first. */
const REMEMBERED = 5

type Entry = readonly [cases: string, kept: KeptHomework]

/** The cases of a set by all that is asked of them, which names its homework whatever its title is. */
function nameOf(cases: readonly SetCase[]): string {
  return cases.map(identityOf).join('\n')
}

const isValue = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

function isKept(value: unknown): value is KeptHomework {
  if (typeof value !== 'object' || value === null) return false
  const { begun, at, answers, code } = value as Partial<Record<keyof KeptHomework, unknown>>
  return (
    typeof begun === 'number' &&
    Number.isInteger(at) &&
    Array.isArray(answers) &&
    answers.every((one) => Array.isArray(one) && Number.isInteger(one[0]) && isValue(one[1])) &&
    (code === undefined || typeof code === 'string')
  )
}

/** All homework that can be read; what is damaged, or cannot be read at all, is none. */
function entries(): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(value)) return []
    return value.filter(
      (one): one is Entry => Array.isArray(one) && typeof one[0] === 'string' && isKept(one[1]),
    )
  } catch {
    return []
  }
}

function write(some: readonly Entry[]): void {
  try {
    if (some.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(some.slice(0, REMEMBERED)))
  } catch {
    // Where nothing may be kept, homework lasts as long as its page.
  }
}

/** True where this device keeps homework: a browser may refuse, for one in another site's page. */
export function keepsHomework(): boolean {
  const probe = `${key}-probe`
  try {
    localStorage.setItem(probe, '')
    localStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}

/** The homework of some cases that this device has begun; undefined where it has begun none. */
export function keptHomework(cases: readonly SetCase[]): KeptHomework | undefined {
  const name = nameOf(cases)
  return entries().find(([one]) => one === name)?.[1]
}

/** Keeps the homework of some cases before that of all others; forgets it where nothing is given. */
export function keepHomework(cases: readonly SetCase[], kept: KeptHomework | undefined): void {
  const name = nameOf(cases)
  const others = entries().filter(([one]) => one !== name)
  write(kept ? [[name, kept], ...others] : others)
}

/** Erases all homework from this device. */
export function eraseHomework(): void {
  write([])
}
