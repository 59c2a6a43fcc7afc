import { sayer } from '../content/messages.ts'
import type { Choice } from '../kernel/choice/index.ts'
import type { Refusal } from '../kernel/game/refusal.ts'
import { choiceOf, type Question } from '../kernel/run/laid-table.ts'
import type { GameEvent } from '../kernel/run/table.ts'
import type { TraceLine } from '../kernel/run/trace.ts'
import type { Speaker } from '../node/speaker.ts'

/** A clause with the number under which it is printed. */
export interface Cited {
  readonly number: string
  readonly id: string
}

/** One step of what happened. */
export interface Step {
  readonly step: number
  readonly sentence: string
  /** The clause behind it, then those that decided how it came out. */
  readonly clauses: readonly Cited[]
  /** True at the start of a new part of the game. */
  readonly begins: boolean
  readonly event: GameEvent
}

/** The events of a trace as steps, counted from 1. */
export function stepsOf(
  trace: readonly TraceLine[],
  given: unknown,
  say: Speaker,
): readonly Step[] {
  const events = trace.flatMap((line) => (line.type === 'event' ? [line.event] : []))
  return events.map((event, index) => ({
    step: index + 1,
    sentence: say.event(event, given),
    clauses: [...new Set([event.clause, ...(event.with ?? [])])].map((id) => cite(id, say)),
    begins: say.heading(event) !== undefined,
    event,
  }))
}

/** A clause as it is cited. */
export function cite(id: string, say: Speaker): Cited {
  return { number: say.clause(id), id }
}

/** Clauses as they are printed behind a sentence. */
export function citation(clauses: readonly Cited[]): string {
  return `[${clauses.map(({ number, id }) => `${number} ${id}`).join(', ')}]`
}

/** A step as a line of the ledger; a new part of the game is set off by an empty line. */
export function stepLine({ step, sentence, clauses, begins }: Step): string {
  const line = `${String(step).padStart(4)}  ${sentence}  ${citation(clauses)}`
  return begins && step > 1 ? `\n${line}` : line
}

/** A refusal as a sentence with the clause that forbids what was tried, when a rule does. */
export function refusalLine(refusal: Refusal, say: Speaker): string {
  const sentence = say.refusal(refusal)
  return refusal.clause ? `${sentence}  ${citation([cite(refusal.clause, say)])}` : sentence
}

/** The most answers that are listed to a question. */
const LISTED = 20

/** The answers that a question can get, part by part where it has parts; the first of many, and none of a grid. */
export function possibleAnswers(question: Question, given: unknown, say: Speaker): string {
  const choice = choiceOf(question)
  const between = sayer(say.language, 'cli')('account.between')
  const listed = (values: Choice, name: (value: unknown) => string) =>
    firstAnswers(values, name).join(between)
  if (!choice.parts) return listed(choice, (value) => say.answer(question, value, given))
  const parts = Object.entries(choice.parts).map(([part, values]) => {
    return `\n  ${part}: ${listed(values, (value) => say.partValue(part, value, given))}`
  })
  return parts.join('')
}

function firstAnswers(choice: Choice, say: (value: unknown) => string): string[] {
  const listed = choice.draw ? 0 : Math.min(choice.count, LISTED)
  const texts = Array.from({ length: listed }, (_, index) => {
    const value = choice.at(index)
    return answerText(value, say(value))
  })
  return choice.count > listed ? [...texts, '…'] : texts
}

/** An answer beside the name by which files and programs give it, where its sentence does not say it: `U1 = …`. */
export function answerText(value: unknown, sentence: string): string {
  return isSaid(value, sentence) ? sentence : `${written(value)} = ${sentence}`
}

function isSaid(value: unknown, sentence: string): boolean {
  if (Array.isArray(value)) return value.every((one) => isSaid(one, sentence))
  if (typeof value === 'object') return false
  const word = String(value).replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(sentence)
}

/** A value as a file of a scenario writes it on one line. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${written(part)}`)
  return `{ ${parts.join(', ')} }`
}
