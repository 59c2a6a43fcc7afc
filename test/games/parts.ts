import { isRecord } from '../../src/kernel/data/keyed.ts'
import { choiceOf, type Question } from '../../src/kernel/run/laid-table.ts'
import {
  besideAnswer,
  holderOf,
  partsOf,
  partsOfValue,
  type Things,
} from '../../src/kernel/words/nouns.ts'

/** The parts of the board that a question is about: its things, but not what can be answered. */
export function partsOfQuestion(
  things: Things,
  { kind, about = {} }: Question,
  position?: unknown,
): readonly string[] {
  const where = { position, beside: about }
  const parts = Object.entries(about).flatMap(([name, fact]) =>
    partsOf(holderOf(things, name, kind), fact, where),
  )
  return [...new Set(parts)]
}

/** The parts of the board that an answer is; of a compound one, those of all its parts. */
export function partsOfAnswer(
  things: Things,
  question: Question,
  value: unknown,
  position: unknown,
): readonly string[] {
  const where = { position, beside: besideAnswer(question) }
  const isGiven = choiceOf(question).shape.kind === 'assignment' && isRecord(value)
  const said = isGiven ? Object.values(value) : [value]
  const holder = things.answers[question.kind]
  return [...new Set(said.flatMap((one) => partsOfValue(things, holder, one, where)))]
}
