import { decodeSet, encodeSet } from './codec.ts'
import { eraseHomework } from './homework.ts'
import { type CaseSet, emptySet, isEmpty } from './set.ts'

/** Sets on this device: the one under way, and those that gave way to another, the last first. */
export interface KeptSets {
  readonly current: CaseSet
  readonly before: readonly CaseSet[]
}

/** Key of the sets among what is stored on the device. */
export const setsKey = 'reckoning-set'

/** Number of sets remembered that gave way to another. */
const REMEMBERED = 4

/** Sets of a page whose device keeps nothing. */
let inMemory = ''

/** Sets on this device; empty ones where nothing is kept, or what is kept cannot be read. */
export function keptSets(): KeptSets {
  const [first = '', ...others] = read().split(' ')
  const [current] = readable([first])
  return { current: current ?? emptySet, before: readable(others) }
}

function readable(texts: readonly string[]): CaseSet[] {
  return texts.flatMap((text) => {
    const found = decodeSet(text)
    return found.ok ? [found.set] : []
  })
}

/**
 * Keeps a set as the one under way. Another one that was under way is put behind it, where it can be brought back,
 * when `isOther` says that it is another and not the same one changed.
 *
 * @returns False where the device keeps nothing, so that the set lasts as long as its page.
 */
export function keepSet(current: CaseSet, isOther = false): boolean {
  const known = keptSets()
  const text = encodeSet(current)
  const before =
    isOther && !isEmpty(known.current) ? [known.current, ...known.before] : known.before
  const others = [...new Set(before.map(encodeSet))].filter((one) => one !== text)
  return write([text, ...others.slice(0, REMEMBERED)].join(' '))
}

/** Erases every set from this device, and with them the homework on sets. */
export function eraseSets(): void {
  inMemory = ''
  eraseHomework()
  try {
    localStorage.removeItem(setsKey)
  } catch {
    // Where nothing may be kept, nothing is.
  }
}

function read(): string {
  try {
    return localStorage.getItem(setsKey) ?? inMemory
  } catch {
    return inMemory
  }
}

function write(text: string): boolean {
  inMemory = text
  try {
    localStorage.setItem(setsKey, text)
    return true
  } catch {
    return false
  }
}
