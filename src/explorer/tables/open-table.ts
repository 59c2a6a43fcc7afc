import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Outcome } from '../../kernel/game/refusal.ts'
import { type Answerer, nobody, pickAt } from '../../kernel/run/answerers.ts'
import { replay } from '../../kernel/run/replay.ts'
import type { Face } from '../face.ts'
import { createSession } from '../session/session.ts'
import type { Session, Unattended } from '../session/types.ts'
import {
  consequences,
  type Entry,
  entriesOf,
  type Retold,
  retell,
  type Stopped,
} from './entries.ts'
import type { Correction, Named, TableRecord } from './record.ts'

/** Outcome of a correction, told to the table before it goes on. */
export interface Corrected {
  readonly entry: Entry
  readonly after: unknown
  /** Number of later entries that stayed as they were. */
  readonly again: number
  readonly dropped: readonly Entry[]
  /** The position at the end as it was before, which tells what has changed. */
  readonly before: unknown
}

/** State of a table beside its session. */
interface Aside {
  readonly waiting: readonly Entry[]
  readonly stopped: Stopped | undefined
  /** Number of entries that wait which may go if they are not asked for. */
  readonly loose: number
  readonly corrections: readonly Correction[]
  readonly corrected: Corrected | undefined
}

/** A table under way: the whole game that exists, told by people, with entries that can be corrected. */
export interface OpenTable {
  readonly session: Session
  readonly aside: ReadonlySignal<Aside>
  /** All that is to be kept of it, but for the round and the clock. */
  readonly record: ReadonlySignal<TableRecord>
  /** True for a question that is put to nobody: the phone answers it. */
  isUnasked(question: Parameters<Unattended>[0]): boolean
  /** Answers the question that waits. */
  tell(index: number): void
  /** Has the phone answer the question that waits, and with `isOn` all further draws up to the next decision. */
  draw(isOn: boolean): void
  /** Takes back the last answer that somebody gave. */
  takeBack(): void
  readonly canTakeBack: ReadonlySignal<boolean>
  /**
   * Answers a question that was answered before, by its place, in another way; later answers are told again. The correction
   * is kept with the names by which the table knows the entry.
   */
  correct(place: number, index: number, named?: Named): void
  /** Undoes the last correction to the letter. */
  cancel(): void
  /** Goes on without the entries that wait to be told again. */
  forget(): void
  /** Takes note that the outcome of a correction was read. */
  read(): void
}

const nothing: Aside = {
  waiting: [],
  stopped: undefined,
  loose: 0,
  corrections: [],
  corrected: undefined,
}

/** Opens a table as it was kept; refused where its game cannot be laid out any more. */
export function openTable(face: Pick<Face, 'game'>, kept: TableRecord): Outcome<OpenTable> {
  const { situation, readings, seed, isDrawn } = kept
  const opened = face.game.open(situation, readings)
  if (!opened.ok) return opened
  const unattended: Unattended = (question) => {
    if (question.step !== 'roll') return undefined
    return isDrawn || question.seenBy?.length === 0 ? seed : undefined
  }
  const isUnasked: OpenTable['isUnasked'] = (question) => unattended(question) !== undefined
  const unasked: Answerer = (question, _position, given) =>
    isUnasked(question) ? pickAt(seed, given, question) : undefined
  const begun = { run: replay(face.game, opened.value, nobody), kept: 0 }
  const told = retell(begun, [...kept.entries, ...kept.waiting], 0, unasked)
  const session = createSession(face.game, { situation, readings, log: told.log }, unattended)
  const { waiting, stopped } = told
  const aside = signal<Aside>({ ...nothing, waiting, stopped, corrections: kept.corrections })
  const parts = { session, aside, unasked, seed, isUnasked }
  return {
    ok: true,
    value: {
      session,
      aside,
      isUnasked,
      record: computed(() => ({
        ...kept,
        entries: entriesOf(session.run.value),
        waiting: aside.value.waiting,
        corrections: aside.value.corrections,
        isOver: session.run.value.question === undefined,
      })),
      ...telling(parts),
      ...correcting(parts),
    },
  }
}

interface Parts {
  readonly session: Session
  readonly aside: { value: Aside; peek(): Aside }
  readonly unasked: Answerer
  readonly seed: number
  isUnasked: OpenTable['isUnasked']
}

/** Shows the end of what is told, and tells again what waits as far as the same is asked. */
function settle({ session, aside, unasked }: Parts, free: number): void {
  session.goTo(Number.POSITIVE_INFINITY)
  const { waiting } = aside.peek()
  if (waiting.length === 0) return
  const run = session.run.peek()
  take(session, aside, retell({ run, kept: run.log.length }, waiting, free, unasked))
}

function take(session: Session, aside: Parts['aside'], told: Retold): void {
  const { log, waiting, stopped, loose } = told
  if (log.length !== session.run.peek().log.length || waiting.length > 0) {
    session.open({ ...session.state.peek(), log, cursor: Number.POSITIVE_INFINITY })
  }
  const { waiting: before, corrections } = aside.peek()
  const came = before.length - waiting.length - told.dropped.length - (stopped ? 1 : 0)
  aside.value = { ...aside.peek(), waiting, stopped, loose, corrections: stood(corrections, came) }
}

/** Corrections after more entries that waited for the last one have come back. */
function stood(corrections: readonly Correction[], came: number): readonly Correction[] {
  const last = corrections.at(-1)
  return last && came > 0
    ? corrections.with(-1, { ...last, stood: (last.stood ?? 0) + came })
    : corrections
}

/** Actions that tell what happens at the table, and take it back. */
function telling(parts: Parts): Pick<OpenTable, 'tell' | 'draw' | 'takeBack' | 'canTakeBack'> {
  const { session, aside, seed, isUnasked } = parts
  /** An entry that was refused gives way to what is told in its place, with all that had followed from it. */
  const freed = () => {
    const { stopped, waiting, loose } = aside.peek()
    return stopped ? consequences(stopped.entry.kind, waiting) : loose
  }
  const answered = (free: number) => {
    if (session.refusals.peek().length > 0) return false
    aside.value = { ...aside.peek(), stopped: undefined, corrected: undefined }
    settle(parts, free)
    return true
  }
  const lastTold = computed(() =>
    session.run.value.trace
      .filter((line) => line.type === 'answer')
      .findLastIndex((line) => line.type === 'answer' && !isUnasked(line.question)),
  )
  return {
    canTakeBack: computed(() => lastTold.value >= 0),
    tell(index) {
      const free = freed()
      session.answer(index)
      answered(free)
    },
    draw(isOn) {
      let goesOn = true
      while (goesOn) {
        const free = freed()
        session.answerWhatever(seed, 'one')
        goesOn = answered(free) && isOn && session.question.peek()?.step === 'roll'
      }
    },
    takeBack() {
      const place = lastTold.peek()
      if (place < 0) return
      const log = session.run.peek().log.slice(0, place)
      session.open({ ...session.state.peek(), log, cursor: Number.POSITIVE_INFINITY })
      aside.value = { ...aside.peek(), stopped: undefined, corrected: undefined }
    },
  }
}

/** Actions that change what was told before. */
function correcting(parts: Parts): Pick<OpenTable, 'correct' | 'cancel' | 'forget' | 'read'> {
  const { session, aside, unasked } = parts
  let before: { readonly log: readonly number[]; readonly aside: Aside } | undefined
  const reopen = (log: readonly number[]) =>
    session.open({ ...session.state.peek(), log, cursor: Number.POSITIVE_INFINITY })
  return {
    correct(place, index, named) {
      const run = session.run.peek()
      const told = entriesOf(run)
      const entry = told[place]
      if (!entry) return
      before = { log: run.log, aside: aside.peek() }
      const later = [...told.slice(place + 1), ...aside.peek().waiting]
      const changed = run.again(place, (_question, _position, given) =>
        given === place ? index : undefined,
      )
      const free = consequences(entry.kind, later)
      const kept = place + 1
      const again = retell({ run: changed, kept }, later, free, unasked)
      const after = entriesOf(changed)[place]?.value
      reopen(again.log)
      const { kind, value } = entry
      const { waiting, stopped, dropped, log, loose } = again
      const corrections = aside.peek().corrections
      const one = { at: place, kind, before: value, after, stood: log.length - kept, named }
      aside.value = {
        ...{ waiting, stopped, loose, corrections: [...corrections, one] },
        corrected: { entry, after, again: log.length - kept, dropped, before: run.position },
      }
    },
    cancel() {
      if (!before) return
      reopen(before.log)
      aside.value = before.aside
      before = undefined
    },
    forget() {
      aside.value = {
        ...aside.peek(),
        waiting: [],
        stopped: undefined,
        loose: 0,
        corrected: undefined,
      }
    },
    read() {
      aside.value = { ...aside.peek(), corrected: undefined }
    },
  }
}
