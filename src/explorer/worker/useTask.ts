import { useEffect, useState } from 'preact/hooks'
import type { Outcome } from '../../kernel/game/refusal.ts'
import type { Face } from '../face.ts'
import { pageQueue } from './task-queue.ts'
import type { Task } from './tasks.ts'

/** Progress and result of a task that runs again whenever it changes. */
export interface TaskState<Value> {
  /** Last result, perhaps of an earlier task. */
  readonly answer: Outcome<Value> | undefined
  /** True when the result is that of the present task. */
  readonly isFresh: boolean
  /** True when it has taken long enough to tell the reader. */
  readonly isSlow: boolean
  /** True when the reader has stopped it; a new task starts again. */
  readonly isStopped: boolean
  stop(): void
  start(): void
}

/** Milliseconds for which a wait goes unnoticed. */
const UNNOTICED = 300

/**
 * Has the present task worked out, at once and beside the page. The last answer stays until the next one
 * comes, and an answer to a task that has been replaced is dropped.
 */
export function useTask<Value>(
  face: Pick<Face, 'hire'>,
  slot: string,
  task: Task | undefined,
  rank: number,
): TaskState<Value> {
  const key = task && JSON.stringify(task)
  const [answered, setAnswered] = useState<{ key: string; answer: Outcome<Value> } | undefined>()
  const [slow, setSlow] = useState<string | undefined>()
  const [stopped, setStopped] = useState<string | undefined>()
  const isFresh = key !== undefined && answered?.key === key
  const isStopped = key !== undefined && stopped === key
  useEffect(() => {
    if (!task || !key || isFresh || isStopped) return undefined
    const timer = setTimeout(() => setSlow(key), UNNOTICED)
    const onAnswer = (answer: Outcome<unknown>) => {
      clearTimeout(timer)
      setAnswered({ key, answer: answer as Outcome<Value> })
    }
    const drop = pageQueue(face, rank).ask({ slot, task, rank, onAnswer })
    return () => {
      clearTimeout(timer)
      drop()
    }
  }, [key, isStopped])
  return {
    answer: answered?.answer,
    isFresh,
    isSlow: slow === key && !isFresh && !isStopped,
    isStopped,
    stop: () => setStopped(key),
    start: () => setStopped(undefined),
  }
}
