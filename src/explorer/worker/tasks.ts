import type { Outcome } from '../../kernel/game/refusal.ts'
import type { FactQuestion } from '../../kernel/odds/fact-odds.ts'
import type { Situation } from '../contract.ts'
import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'
import type { Wishing } from '../weigh/weigh-changes.ts'
import { brokenOff } from './broken-off.ts'

/** A case with the numbers of the answers given in it, as plain data: the starting point of a task. */
interface Standing {
  readonly situation: Situation
  readonly readings: Readonly<Record<string, string>>
  readonly after: readonly number[]
}

/** The exact odds of a fact. */
export interface OddsTask extends Standing {
  readonly asked: FactQuestion
}

/** The exact odds of several facts, all that is shown of a case at once. */
export interface LiveTask extends Standing {
  readonly questions: readonly FactQuestion[]
}

/** A computation of the game's own, by its name, with what it is asked. */
export interface AdviceTask extends Standing {
  readonly advice: string
  readonly asked: unknown
}

/** Weighs changes of a case by how likely they make its wishes. */
export interface ChangesTask extends Standing {
  readonly wishings: readonly Wishing[]
}

/** The opponents who agree or refuse for themselves, and the others who have refused. */
export interface Agreement {
  readonly seats: readonly string[]
  readonly refused: readonly string[]
}

/** Plays random games on from there, under a seed. */
export interface LookaheadTask extends Standing {
  readonly ahead: { readonly seed: number } & (
    | { readonly what: 'thought' }
    | ({ readonly what: 'agreement' } & Agreement)
    | { readonly what: 'hint' }
    | { readonly what: 'turning'; readonly seat?: string; readonly cuts: readonly number[] }
    | {
        readonly what: 'facts'
        readonly questions: readonly FactQuestion[]
      }
  )
}

/** Finds the lines at which other readings would part from the game played. */
export interface ForksTask extends Standing {
  readonly partings: true
}

export type Task = ForksTask | OddsTask | LiveTask | AdviceTask | ChangesTask | LookaheadTask

/** Task that finds these lines for all that a session has played. */
export function forksTask(session: Session): ForksTask {
  return { ...standing(session), after: session.run.value.log, partings: true }
}

/** Starting point of a task: the end of what a session has played. */
function standing(session: Session): Standing {
  const { situation, readings } = session.state.value
  return { situation, readings, after: session.answered.value }
}

/** The odds of a fact from where a session stands, or from its beginning. */
export function oddsTask(session: Session, asked: FactQuestion, isFromStart = false): OddsTask {
  const here = standing(session)
  return { ...here, ...(isFromStart ? { after: [] } : {}), asked }
}

/** The odds of several facts from where a session stands, or from its beginning. */
export function liveTask(
  session: Session,
  questions: readonly FactQuestion[],
  isFromStart = false,
): LiveTask {
  const here = standing(session)
  return { ...here, ...(isFromStart ? { after: [] } : {}), questions }
}

/** A computation of the game's own on where a session stands. */
export function adviceTask(session: Session, advice: string, asked: unknown = null): AdviceTask {
  return { ...standing(session), advice, asked }
}

/** Task that weighs changes of a case from its beginning. */
export function changesTask(
  session: Session,
  situation: Situation,
  wishings: readonly Wishing[],
): ChangesTask {
  return { situation, readings: session.state.value.readings, after: [], wishings }
}

/** A hint for whoever is asked where a session stands. */
export function hintTask(session: Session, seed: number): LookaheadTask {
  return { ...standing(session), ahead: { what: 'hint', seed } }
}

/** An estimate of the odds of a fact, from the same place as an odds task. */
export function estimateTask({ situation, readings, after, asked }: OddsTask): LookaheadTask {
  const ahead = { what: 'facts', seed: 1, questions: [asked] } as const
  return { situation, readings, after, ahead }
}

/** Message from a worker: the answer, or an interim result before it. */
type Heard<Value> = Outcome<Value> | { readonly soFar: Value }

/** Has a task worked out beside the page; the returned function cancels. */
export function askWorker<Value>(
  { hire }: Pick<Face, 'hire'>,
  task: Task,
  onAnswer: (answer: Outcome<Value>) => void,
  onSoFar: (found: Value) => void = () => undefined,
): () => void {
  const worker = hire()
  worker.addEventListener('message', ({ data }: MessageEvent<Heard<Value>>) => {
    if ('soFar' in data) onSoFar(data.soFar)
    else onAnswer(data)
  })
  worker.addEventListener('error', () => onAnswer(brokenOff))
  worker.postMessage(task)
  return () => worker.terminate()
}
