import type { FactQuestion } from '../../kernel/odds/fact-odds.ts'
import type { OtherReading } from '../interpretations/forks.ts'

/** Largest number of cases of a set: two lessons full. */
export const MOST_CASES = 40

/** Largest number of minutes that a case may be given. */
export const MOST_MINUTES = 240

/** Longest texts, in characters: a title is a line, a note a paragraph. */
export const LONGEST = { title: 120, aims: 1500, exit: 500, question: 500, note: 1500 } as const

/** A worked example or a case that somebody laid out in a lab. */
export type CaseSource =
  | {
      readonly type: 'example'
      readonly id: string
      /** The interpretation under which it is shown, where that is not its own. */
      readonly reading?: OtherReading | undefined
    }
  | {
      readonly type: 'lab'
      readonly kind: string
      /** The fragment of the lab's address without `#`; empty for the lab's own example. */
      readonly fragment: string
      /** Fact that a class is asked for; without one the case is shown and not graded. */
      readonly asked?: FactQuestion | undefined
    }

/** A case of a set, with what its author adds to it. */
export interface SetCase {
  readonly game: string
  readonly source: CaseSource
  /** The author's own question; empty for that of the case. */
  readonly question: string
  /** A note for whoever teaches. */
  readonly note: string
  /** Minutes planned; zero where none are. */
  readonly minutes: number
}

/** Cases in an order: shown, printed, set as homework, handed on. */
export interface CaseSet {
  readonly title: string
  /** Aims of the lesson, and what one must know before. */
  readonly aims: string
  /** Question with which a lesson ends. */
  readonly exit: string
  readonly cases: readonly SetCase[]
}

export const emptySet: CaseSet = { title: '', aims: '', exit: '', cases: [] }

/** True for a set in which nothing has been written or put. */
export function isEmpty({ title, aims, exit, cases }: CaseSet): boolean {
  return cases.length === 0 && title + aims + exit === ''
}

/** A case as it is before its author has added anything. */
export function plainCase(game: string, source: CaseSource): SetCase {
  return { game, source, question: '', note: '', minutes: 0 }
}

/** A set with one more case at its end; undefined where it is full. */
export function withCase(set: CaseSet, added: SetCase): CaseSet | undefined {
  if (set.cases.length >= MOST_CASES) return undefined
  return { ...set, cases: [...set.cases, added] }
}

/** A set with the case at one place moved to another; a place outside the set changes nothing. */
export function withMoved(set: CaseSet, from: number, to: number): CaseSet {
  const moved = set.cases[from]
  if (!moved || to < 0 || to >= set.cases.length) return set
  return { ...set, cases: set.cases.toSpliced(from, 1).toSpliced(to, 0, moved) }
}

/** A set without the case at a place. */
export function without(set: CaseSet, place: number): CaseSet {
  return { ...set, cases: set.cases.toSpliced(place, 1) }
}

/** A set with something of one case changed. */
export function withChange(set: CaseSet, place: number, change: Partial<SetCase>): CaseSet {
  const cases = set.cases.map((one, at) => (at === place ? { ...one, ...change } : one))
  return { ...set, cases }
}

/** Minutes that all cases take together. */
export function minutesOf({ cases }: CaseSet): number {
  return cases.reduce((sum, { minutes }) => sum + minutes, 0)
}

/** Text that names a case and what is asked of it, whatever language or wording it is shown in. */
export function identityOf({ game, source }: SetCase): string {
  if (source.type === 'example') {
    const { id, reading } = source
    return [game, id, ...(reading ? [reading.key, reading.value] : [])].join(' ')
  }
  const asked = Object.entries(source.asked ?? {}).map((part) => part.join('='))
  return [game, 'lab', source.kind, source.fragment, ...asked].join(' ')
}

/** A set as pupils get it: without what is written for whoever teaches, and so in a short address. */
export function forPupils({ title, cases }: CaseSet): CaseSet {
  const plain = cases.map((one) => ({ ...one, note: '', minutes: 0 }))
  return { title, aims: '', exit: '', cases: plain }
}
