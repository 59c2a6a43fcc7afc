import type { Outcome } from '../../kernel/refusal.ts'
import type { Engine } from '../advice.ts'
import { brokenOff } from './broken-off.ts'
import type { Task } from './tasks.ts'
import { workOut } from './work.ts'

/** Answers each task that is posted to this worker, on the rules of one game. */
export function serve(engine: Engine): void {
  addEventListener('message', ({ data }: MessageEvent<Task>) => postMessage(answer(engine, data)))
}

/** A computation that breaks off is an answer too: the page must not wait for ever. */
function answer(engine: Engine, task: Task): Outcome<unknown> {
  try {
    return workOut(engine, task)
  } catch (error) {
    console.error(error)
    return brokenOff
  }
}
