import type { FactQuestion } from '../../kernel/facts.ts'
import type { Outcome } from '../../kernel/refusal.ts'
import type { Face, Situation } from '../face.ts'
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

export type Task = OddsTask | LiveTask | AdviceTask

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

/** Has a task worked out beside the page; the returned function cancels. */
export function askWorker<Value>(
  { hire }: Pick<Face, 'hire'>,
  task: Task,
  onAnswer: (answer: Outcome<Value>) => void,
): () => void {
  const worker = hire()
  worker.addEventListener('message', ({ data }: MessageEvent<Outcome<Value>>) => onAnswer(data))
  worker.addEventListener('error', () => onAnswer(brokenOff))
  worker.postMessage(task)
  return () => worker.terminate()
}
