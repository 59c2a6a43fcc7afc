import { choiceOf, type Question } from '../../kernel/run/laid-table.ts'
import type { Replay } from '../../kernel/run/replay.ts'
import type { GameEvent } from '../../kernel/run/table.ts'
import { capital, type Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { AskedBefore, Correction, Named } from './record.ts'
import { answerName } from './Tell.tsx'
import { readerOf } from './viewpoints.ts'

/**
 * The names by which a table knows an entry again: its round and its question, as data that can be kept.
 *
 * @param before The run up to that entry, whose question waits.
 */
export function namedAt(
  face: Face,
  { events, position }: Replay<unknown>,
  question: Question,
): Named {
  const { step, kind, clause, about } = question
  const who = step === 'ask' ? { by: question.by } : { of: question.of }
  const round = events.findLast((event) => face.rounds?.includes(event.kind))
  return {
    asked: plain<AskedBefore>({ step, kind, clause, about, ...who }),
    ...(round && { round: plain<GameEvent>(round) }),
    isHanded: choiceOf(question).shape.kind === 'assignment',
    isSecret: readerOf(face, question, position) !== undefined,
  }
}

/** A copy without whatever is no data. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

/** A correction in words: where it was, and what it says instead of what, if all may see it. */
export interface CorrectionTold {
  readonly where: string
  readonly changes: readonly {
    readonly what: string
    readonly after: string
    readonly before: string
  }[]
}

/** Tells a correction by its round and its question; of things that were handed out, those alone that changed hands. */
export function correctionTold(
  face: Face,
  { kind, before, after, named }: Correction,
  given: unknown,
  words: Words,
): CorrectionTold | undefined {
  if (!named) return undefined
  const question = named.asked as Question
  const heading = named.round && face.heading(named.round, words)
  const where = [heading, face.question(question, words, given)].filter(Boolean).join(' – ')
  if (named.isSecret) return { where, changes: [] }
  const [old, now] = [Object(before), Object(after)] as Record<string, unknown>[]
  const part = (value: unknown) => face.partValue(kind, value, given, words)
  if (old && now && named.isHanded) {
    const isSeat = (holder: string) => face.game.seats(given).includes(holder)
    const moved = Object.keys(now).filter((holder) => old[holder] !== now[holder])
    const changes = moved.map((holder) => ({
      what: isSeat(holder) ? face.seat(holder, words) : capital(part(holder)),
      after: part(now[holder]),
      before: part(old[holder]),
    }))
    return { where, changes }
  }
  const answer = (value: unknown) => answerName(face, question, value, given, words)
  return { where, changes: [{ what: '', after: answer(after), before: answer(before) }] }
}
