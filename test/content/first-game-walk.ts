import { engineOf } from '../../src/content/engines.ts'
import type { Guided } from '../../src/explorer/guide/notes.ts'
import { isOver } from '../../src/explorer/guide/notes.ts'
import { byScripts, scripted } from '../../src/explorer/guide/others.ts'
import {
  type Asked,
  actFor,
  isReaders,
  predictionsIn,
  stopFrom,
  stopsOf,
} from '../../src/explorer/guide/stops.ts'
import { FEW } from '../../src/explorer/question/draft.ts'
import type { GameId } from '../../src/games/manifest.ts'
import type { Choice } from '../../src/kernel/choice/index.ts'
import { first, pickAt } from '../../src/kernel/run/answerers.ts'
import { choiceOf, type Question } from '../../src/kernel/run/laid-table.ts'
import { type Replay, replay } from '../../src/kernel/run/replay.ts'
import { scattered } from '../../src/kernel/run/seed.ts'

/** A first game as somebody has gone through it. */
export interface Walk {
  readonly run: Replay<unknown>
  readonly presses: number
  /** The presses before the first decision. */
  readonly first: number
  readonly decisions: number
  readonly predictions: number
  /** The predictions that were asked. */
  readonly asked: readonly Asked[]
  /** Each stop in words, for the message of a test that fails. */
  readonly log: readonly string[]
}

/** Goes through a first game stop by stop, as its page does; predictions are made, and acts and questions answered. */
export function walkThrough(id: GameId, guided: Guided, answer: Answering): Walk {
  const game = engineOf(id)
  const opening = game.open(guided.situation)
  if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
  const chance = byScripts(guided.others, guided.seed)
  let run = replay(game, opening.value, (question, position, given) =>
    isReaders(guided, question) ? undefined : chance(question, position, given),
  )
  const log: string[] = []
  const made: Asked[] = []
  let [at, presses, decisions, firstDecision] = [0, 0, 0, 0]
  const decide = (count: number) => {
    if (decisions === 0) firstDecision = presses
    presses += count
    decisions += 1
  }
  for (let step = 0; step < 200; step++) {
    const stops = stopsOf(guided, run)
    const waits = at === run.trace.length ? run.question : undefined
    const standing = { trace: run.trace, at, question: waits, seat: guided.seat }
    if (isOver(guided, standing, run.question)) break
    const asked = predictionsIn(guided, run).find(
      (one) => one.at === at && !made.some(({ index }) => index === one.index),
    )
    if (asked) {
      made.push(asked)
      decide(1)
      log.push(`${presses} predicts ${asked.note.ask?.text} ${asked.answer}`)
      at = stopFrom(stops, at + 1)
    } else if (waits) {
      const place = run.log.length
      const number = answer(waits, place, run.position)
      const choice = choiceOf(waits)
      decide(actFor(guided, waits, run.position) ? 1 : pressesFor(choice, choice.at(number)))
      log.push(`${presses} answers ${waits.kind} ${JSON.stringify(choiceOf(waits).at(number))}`)
      run = run.again(
        place,
        first(
          (_question, _position, given) => (given === place ? number : undefined),
          (question, position, given) =>
            isReaders(guided, question) ? undefined : chance(question, position, given),
        ),
      )
      if (run.refusal) throw new Error(JSON.stringify(run.refusal))
      at = stopFrom(stopsOf(guided, run), at + 1)
    } else {
      presses += 1
      at = stopFrom(stops, at + 1)
      log.push(`${presses} goes on to ${at}`)
    }
  }
  return {
    run,
    presses,
    first: firstDecision,
    decisions,
    predictions: made.length,
    asked: made,
    log,
  }
}

/** Presses for an answer: one for each of its parts that is chosen, and one to give it where the last does not. */
function pressesFor({ shape }: Choice, value: unknown): number {
  if (shape.kind === 'list') return shape.values.length > FEW ? 2 : 1
  if (shape.kind === 'subset' || shape.kind === 'order')
    return Object.values(Object(value)).length + (shape.min === shape.max ? 0 : 1)
  if (shape.kind === 'assignment') return shape.holders.length + 1
  if (shape.kind === 'either') {
    const meant = shape.choices.find((one) => !one.refusal(value))
    return meant ? pressesFor(meant, value) : 2
  }
  if (shape.kind !== 'form') return 2
  const parts = Object.values(shape.parts)
  const last = parts.at(-1)?.shape
  // A last part of few values is the buttons that give the answer.
  return parts.length + (last?.kind === 'list' && last.values.length <= 3 ? 0 : 1)
}

/** Gives the number of an answer to a question that waits at a place of the log. */
export type Answering = (question: Question, place: number, position: unknown) => number

/** The answer that makes sense: by the script of the first game; by chance where it has none. */
export function withSense(guided: Guided): Answering {
  return (question, place, position) =>
    scripted(guided.answers, question, position) ??
    byChance(guided.seed, guided)(question, place, position)
}

/** Any answer of those that the page offers. */
export function byChance(seed: number, guided: Guided): Answering {
  return (question, place, position) => {
    const offered = actFor(guided, question, position)?.offered
    if (offered) return offered[Math.abs(scattered(seed + place)) % offered.length]?.number ?? 0
    const number = pickAt(seed, place, question)
    if (typeof number !== 'number') throw new Error(JSON.stringify(number))
    return number
  }
}
