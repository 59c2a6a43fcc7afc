/** A graded answer to a case, as it is kept: the only record of practice. Everything else follows from these. */
export interface Answer {
  readonly game: string
  readonly id: string
  /** Mark of the case as it was then: of a case that asks something else by now the answer no longer counts. */
  readonly mark: string
  /** Day of the answer in the reader's own calendar, counted from 1 January 1970. */
  readonly day: number
  /** Instant of the answer, in milliseconds. */
  readonly at: number
  readonly isRight: boolean
  /** True for an answer given in a practice sitting; elsewhere cases are met in the course of reading. */
  readonly isPractice: boolean
}

/** Version of what is kept and exported. */
export const version = 1

/** Answers as they are kept on a device or in a file. */
export interface Kept {
  readonly version: number
  readonly answers: readonly Answer[]
  /** Entries that could not be read: kept as they are, and never counted. */
  readonly unread: readonly unknown[]
}

export const nothingKept: Kept = { version, answers: [], unread: [] }

/** Hour at which a new day of practice begins: a late evening belongs to its day. */
const HOUR = 4

/** Number of the day of an instant, in the calendar and the time zone of this device. */
export function dayOf(instant: Date): number {
  const night = new Date(instant)
  night.setHours(night.getHours() - HOUR)
  return Date.UTC(night.getFullYear(), night.getMonth(), night.getDate()) / 86_400_000
}

/** Name of a case among those of all games. */
export function keyOf({ game, id }: Pick<Answer, 'game' | 'id'>): string {
  return `${game}/${id}`
}

/** Names of games, cases and marks: what may stand in an address. */
const name = /^[a-z0-9-]{1,120}$/

/** Latest day that is believed, in the year 2200. */
const LAST_DAY = 84_000

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}

/** True for an entry of which every field holds what it should. */
function isAnswer(entry: unknown): entry is Answer {
  if (typeof entry !== 'object' || entry === null) return false
  const { game, id, mark, day, at, isRight, isPractice } = entry as Partial<
    Record<keyof Answer, unknown>
  >
  const names = [game, id, mark]
  return (
    names.every((each) => typeof each === 'string' && name.test(each)) &&
    isCount(day, LAST_DAY) &&
    isCount(at, LAST_DAY * 86_400_000) &&
    typeof isRight === 'boolean' &&
    typeof isPractice === 'boolean'
  )
}

/** An answer without anything else that its entry may have held. */
function plain({ game, id, mark, day, at, isRight, isPractice }: Answer): Answer {
  return { game, id, mark, day, at, isRight, isPractice }
}

/**
 * Answers in the one order that all devices give them: by day, then by instant. An answer that is there twice, as after
 * an import, is there once.
 */
function inOrder(answers: readonly Answer[]): readonly Answer[] {
  const byKey = new Map(answers.map((one) => [`${one.at} ${keyOf(one)}`, one]))
  return [...byKey.values()].sort(
    (one, other) =>
      one.day - other.day || one.at - other.at || (keyOf(one) < keyOf(other) ? -1 : 1),
  )
}

/** Reason why what was kept cannot be read: it is something else, or of a later version of this site. */
export type Unreadable = 'damaged' | 'later'

/**
 * Reads what a device or a file holds. Entries that cannot be read are set aside and the others taken; a whole that is no
 * such record at all is refused.
 */
export function readKept(value: unknown): Kept | Unreadable {
  if (value === undefined) return nothingKept
  if (typeof value !== 'object' || value === null) return 'damaged'
  const { version: written, answers, unread } = value as Partial<Record<keyof Kept, unknown>>
  if (!isCount(written, Number.MAX_SAFE_INTEGER) || written === 0) return 'damaged'
  if (written > version) return 'later'
  if (!Array.isArray(answers)) return 'damaged'
  const read = answers.filter(isAnswer).map(plain)
  const aside = [
    ...(Array.isArray(unread) ? unread : []),
    ...answers.filter((one) => !isAnswer(one)),
  ]
  return { version, answers: inOrder(read), unread: aside }
}

/** Adds answers to those that are kept; what is there already stays, whatever comes in. */
export function withAnswers(kept: Kept, more: readonly Answer[]): Kept {
  return { ...kept, answers: inOrder([...kept.answers, ...more]) }
}

/** Most characters of a file that is read: many years of practice take less. */
const MOST = 20_000_000

/** The file that an export writes. */
export function exported({ answers }: Kept): string {
  return JSON.stringify({ reckoning: 'practice', version, answers }, undefined, 1)
}

/** Reads an exported file, without the entries that cannot be read; refused where it is no such file. */
export function imported(text: string): Kept | Unreadable {
  if (text.length > MOST) return 'damaged'
  try {
    const value: unknown = JSON.parse(text)
    const isOurs = (value as { reckoning?: unknown } | null)?.reckoning === 'practice'
    return isOurs ? readKept(value) : 'damaged'
  } catch {
    return 'damaged'
  }
}
