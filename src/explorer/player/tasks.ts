import type { FactQuestion } from '../../kernel/facts.ts'
import type { Outcome } from '../../kernel/refusal.ts'
import type { Face, Situation } from '../face.ts'
import type { Wishing } from '../weigh/changes.ts'
import { brokenOff } from './broken-off.ts'
import type { Session } from './session.ts'

/** Where something is worked out: a case and the numbers of the answers given in it. Plain data. */
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

/** What changes of a case make of wishes. */
export interface ChangesTask extends Standing {
  readonly wishings: readonly Wishing[]
}

/** What random games tell that go on from there, under a seed. */
export interface AheadTask extends Standing {
  readonly ahead: { readonly seed: number } & (
    | { readonly what: 'thought' }
    | { readonly what: 'hint' }
    | {
        readonly what: 'facts'
        readonly questions: readonly FactQuestion[]
      }
  )
}

/** Where what was played would go another way under another reading. */
export interface PartingsTask extends Standing {
  readonly partings: true
}

export type Task = PartingsTask | OddsTask | LiveTask | AdviceTask | ChangesTask | AheadTask

/** Where other readings would change all that a session has played. */
export function partingsTask(session: Session): PartingsTask {
  return { ...standing(session), after: session.run.value.log, partings: true }
}

/** Where a session stands. */
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

/** What changes of a case make of wishes, from its beginning. */
export function changesTask(
  session: Session,
  situation: Situation,
  wishings: readonly Wishing[],
): ChangesTask {
  return { situation, readings: session.state.value.readings, after: [], wishings }
}

/** What somebody with sense answers to the question that waits at the end of what a session has played. */
export function thoughtTask(session: Session, seed: number): AheadTask {
  return { ...standing(session), after: session.run.value.log, ahead: { what: 'thought', seed } }
}

/** A hint for whoever is asked where a session stands. */
export function hintTask(session: Session, seed: number): AheadTask {
  return { ...standing(session), ahead: { what: 'hint', seed } }
}

/** An estimate of the odds of a fact, from the same place as an odds task. */
export function estimateTask({ situation, readings, after, asked }: OddsTask): AheadTask {
  const ahead = { what: 'facts', seed: 1, questions: [asked] } as const
  return { situation, readings, after, ahead }
}

/** What comes from a worker: the answer, or before that what there is of it so far. */
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
