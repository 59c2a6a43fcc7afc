import type { PlayedGame } from '../../kernel/game/game.ts'
import type { Kind } from '../../kernel/game/kind.ts'
import { type Outcome, refused } from '../../kernel/game/refusal.ts'
import {
  type Answerer,
  type AnswerTo,
  first,
  nobody,
  numberOf,
} from '../../kernel/run/answerers.ts'
import { type Replay, replay } from '../../kernel/run/replay.ts'
import type { Situation } from '../contract.ts'
import { pathIn, withValue } from '../forms/paths.ts'
import { whoOf } from '../tables/entries.ts'

/** A value to choose: its name, and the parts of the situation that it sets, by their paths. */
export interface Option {
  readonly label: string
  readonly set: Readonly<Record<string, unknown>>
}

/** Something that matters in a quarrel and is asked with one tap. */
export interface Ask {
  readonly label: string
  readonly options: readonly Option[]
}

/** A quarrel as an empty table, on which only what matters is asked. */
export interface Template {
  readonly id: string
  readonly title: string
  /** The clauses that settle it. */
  readonly clauses: readonly string[]
  readonly situation: Situation
  readonly asks: readonly Ask[]
  readonly answers: readonly AnswerTo[]
  /** Question whose answer is the verdict. */
  readonly about?:
    | { readonly fact: string; readonly parameters: Readonly<Record<string, string>> }
    | undefined
  /** The kinds of events that are told as the verdict; those of its clauses when absent. */
  readonly shows?: readonly string[]
  /** The kinds of events at the first of which it is settled. */
  readonly until?: readonly string[]
}

/** The situation of a quarrel with what was chosen so far; a place that was not chosen yet stays as it is. */
export function laidOut(
  { kinds }: Pick<PlayedGame, 'kinds'>,
  { situation, asks }: Template,
  chosen: readonly (number | undefined)[],
): Situation {
  const kind = kinds.find(({ name }) => name === situation.kind) as Kind
  const set = asks.flatMap(({ options }, place) => {
    const at = chosen[place]
    return at === undefined ? [] : Object.entries(options[at]?.set ?? {})
  })
  return set.reduce<Situation>((whole, [text, value]) => {
    const path = pathIn(kind.schema, text)
    if (!path) throw new Error(`${situation.kind} has no part ${text}`)
    return withValue(kind.schema, whole, path, value) as Situation
  }, situation)
}

/** A quarrel that is being settled: the run so far, the log of what was told, and whether all is settled. */
export interface Settling {
  readonly situation: Situation
  readonly run: Replay<unknown>
  /** The numbers of all answers, those that do not matter among them. */
  readonly log: readonly number[]
  readonly isSettled: boolean
}

/**
 * Settles a quarrel as far as the answers reach that were told, by their numbers. What does not matter is answered by the
 * template. Refused with the reasons where what was chosen cannot be.
 */
export function settle(
  game: PlayedGame,
  template: Template,
  chosen: readonly (number | undefined)[],
  told: readonly number[],
): Outcome<Settling> {
  const situation = laidOut(game, template, chosen)
  const opened = game.open(situation)
  if (!opened.ok) return refused(...opened.refusals)
  let next = 0
  const byTable = () => told[next++]
  const run = replay(game, opened.value, first(unimportant(template.answers), byTable))
  const ended = endOf(run, template.until)
  const log = run.log.slice(0, ended)
  const settled = ended < run.log.length ? run.again(ended, nobody) : run
  const isSettled = run.question === undefined || isOf(run, template.until)
  return { ok: true, value: { situation, run: settled, log, isSettled } }
}

/** Answers whatever does not matter by the first of some answers that is for it and that is legal. */
function unimportant(answers: Template['answers']): Answerer {
  return (question) => {
    const numbers = answers
      .filter(({ to, by }) => to === question.kind && (by === undefined || by === whoOf(question)))
      .map(({ answer }) => numberOf(question, answer))
    return numbers.find((number) => typeof number === 'number')
  }
}

/** Number of answers after which an event of some kinds has happened; all where none has. */
function endOf({ trace, log }: Replay<unknown>, kinds: readonly string[] = []): number {
  const line = trace.findIndex((one) => one.type === 'event' && kinds.includes(one.event.kind))
  if (line < 0) return log.length
  return trace.slice(0, line).filter(({ type }) => type === 'answer').length
}

function isOf({ events }: Replay<unknown>, kinds: readonly string[] = []): boolean {
  return events.some(({ kind }) => kinds.includes(kind))
}
