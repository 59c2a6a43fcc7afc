import { type Answerer, numberOf, pickAt } from '../../kernel/run/answerers.ts'
import type { Question } from '../../kernel/run/laid-table.ts'
import { hasFacts } from './facts.ts'

/** Answers to questions of a kind, the one to give first at the head: each is given where it is legal. */
export interface Script {
  readonly to: string
  /** The seat that answers, or whose draw it is; anybody when absent. */
  readonly by?: string | undefined
  /** The clause that asks. */
  readonly clause?: string | undefined
  /** Facts that the question is about, among others. */
  readonly about?: Readonly<Record<string, unknown>> | undefined
  /** Facts of the position, among others, such as the round. */
  readonly at?: Readonly<Record<string, unknown>> | undefined
  readonly answers: readonly unknown[]
}

/** The number of the first scripted answer that is legal here; undefined where none is. */
export function scripted(
  scripts: readonly Script[],
  question: Question,
  position: unknown,
): number | undefined {
  const who = question.step === 'ask' ? question.by : question.of
  for (const { to, by, clause = question.clause, about = {}, at = {}, answers } of scripts) {
    if (to !== question.kind || clause !== question.clause) continue
    if (by !== undefined && by !== who) continue
    if (!hasFacts(about, question.about ?? {}) || !hasFacts(at, Object(position))) continue
    const numbers = answers.map((answer) => numberOf(question, answer))
    const number = numbers.find((one) => typeof one === 'number')
    if (number !== undefined) return number
  }
  return undefined
}

/** Answers by scripts, and by chance under a seed where none fits. */
export function byScripts(scripts: readonly Script[], seed: number): Answerer {
  return (question, position, given) =>
    scripted(scripts, question, position) ?? pickAt(seed, given, question)
}
