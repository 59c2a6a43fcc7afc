import type { Outcome } from '../../kernel/game/refusal.ts'
import type { Face } from '../face.ts'
import { brokenOff } from './broken-off.ts'
import type { Task } from './tasks.ts'

/** The part of a worker that the queue uses; the worker answers tasks one at a time, in order. */
export type QueueWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/** Something to be worked out. */
interface Job {
  /** Whose question it is: a new one takes the place of the last one under the same name. */
  readonly slot: string
  readonly task: Task
  /** Of several that wait, the lowest goes first. */
  readonly rank: number
  onAnswer(answer: Outcome<unknown>): void
}

/** One worker for what a page shows of its case as it changes. */
interface TaskQueue {
  /** Has a job done. The returned function withdraws it: whatever comes of it is dropped. */
  ask(job: Job): () => void
}

/** Milliseconds that an unwanted task may go on before its worker is replaced. */
const PATIENCE = 200

/**
 * A desk at which one worker sits, which is kept from one question to the next. A job that is no longer
 * wanted is dropped; if the worker is long at it, another worker takes its seat.
 */
export function createTaskQueue(hire: () => QueueWorker): TaskQueue {
  const waiting = new Map<string, Job>()
  let worker: QueueWorker | undefined
  let running: Job | undefined
  let isCalled = false

  const seat = (): QueueWorker => {
    const fresh = hire()
    const answer = (found: Outcome<unknown>, isLast = false) => {
      if (worker !== fresh) return
      const job = running
      running = undefined
      if (isLast) worker = undefined
      job?.onAnswer(found)
      next()
    }
    fresh.addEventListener('message', ({ data }) => answer(data))
    // One that has failed answers nothing any more: whatever is asked next has another.
    fresh.addEventListener('error', () => {
      fresh.terminate()
      answer(brokenOff, true)
    })
    return fresh
  }
  const next = () => {
    const [job] = [...waiting.values()].sort((one, other) => one.rank - other.rank)
    if (running || !job) return
    waiting.delete(job.slot)
    running = job
    worker ??= seat()
    worker.postMessage(job.task)
  }
  /** Starts the queued tasks by rank, once all that are asked in the same turn are in. */
  const call = () => {
    if (isCalled) return
    isCalled = true
    queueMicrotask(() => {
      isCalled = false
      next()
    })
  }
  const drop = (job: Job) => {
    if (waiting.get(job.slot) === job) waiting.delete(job.slot)
    if (running !== job) return
    const dropped: Job = { ...job, onAnswer: () => undefined }
    running = dropped
    setTimeout(() => {
      if (running !== dropped) return
      worker?.terminate()
      worker = undefined
      running = undefined
      next()
    }, PATIENCE)
  }
  return {
    ask(job) {
      if (running?.slot === job.slot) drop(running)
      waiting.set(job.slot, job)
      call()
      return () => drop(job)
    },
  }
}

let first: TaskQueue | undefined
let second: TaskQueue | undefined

/**
 * The desk of this page for a job of that rank: what comes first has a worker to itself, so that it never
 * waits for the rest. A page shows one game, and its workers are of that game.
 */
export function pageQueue({ hire }: Pick<Face, 'hire'>, rank: number): TaskQueue {
  if (rank === FIRST_RANK) {
    first ??= createTaskQueue(hire)
    return first
  }
  second ??= createTaskQueue(hire)
  return second
}

/** The rank of what a reader sees move while changing the case. */
export const FIRST_RANK = 0
