import type { Answerer } from '../../kernel/run/answerers.ts'
import { choiceOf } from '../../kernel/run/laid-table.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'
import { answerName, oneTap } from './Tell.tsx'

/** The next question, and the answers after which it comes; after all of them where none is named. */
export interface Following {
  readonly answers: readonly string[]
  /** The question; undefined where nothing more is asked. */
  readonly next: string | undefined
  readonly clause: string | undefined
}

/**
 * The questions that can come after the one that waits, each found by giving every answer and looking how the rules go on.
 * Those that most answers lead to come first. Empty where it has too many answers.
 */
export function followingOf(
  face: Face,
  { run, opening }: Pick<Session, 'run' | 'opening'>,
  words: Words,
  unasked: Answerer,
): readonly Following[] {
  const now = run.peek()
  const { question } = now
  const values = question && oneTap(choiceOf(question))
  if (!question || !values || (question.step === 'ask' && question.secret)) return []
  const { given } = opening.peek()
  const place = now.log.length
  const numbers = values.map((value) => choiceOf(question).indexOf(value))
  const names = values.map((value) => answerName(face, question, value, given, words))
  const ways = new Map<string, { answers: string[]; clause: string | undefined }>()
  for (const [index, number] of numbers.entries()) {
    const after = now.again(place, (asked, position, at) =>
      at === place ? number : unasked(asked, position, at),
    ).question
    const next = after ? face.question(after, words, given) : ''
    const way = ways.get(next) ?? { answers: [], clause: after?.clause }
    way.answers.push(names[index] ?? '')
    ways.set(next, way)
  }
  const most = [...ways].toSorted(([, one], [, other]) => other.answers.length - one.answers.length)
  return most.map(([next, { answers, clause }]) => ({
    answers: ways.size > 1 ? answers : [],
    next: next || undefined,
    clause,
  }))
}
