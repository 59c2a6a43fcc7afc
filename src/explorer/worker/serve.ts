import type { Outcome } from '../../kernel/game/refusal.ts'
import type { Serving } from '../advice.ts'
import { brokenOff } from './broken-off.ts'
import { runTask } from './run-task.ts'
import type { Task } from './tasks.ts'

/**
 * Answers each task that is posted to this worker, on the rules of one game. A page loads the same script to
 * know where it is, and answers nothing.
 */
export function serve(serving: Serving): void {
  if ('document' in globalThis) return
  addEventListener('message', async ({ data }: MessageEvent<Task>) => {
    postMessage(await answer(serving, data))
  })
}

/** A computation that breaks off is an answer too: the page must not wait for ever. */
async function answer(serving: Serving, task: Task): Promise<Outcome<unknown>> {
  try {
    return await runTask(serving, task, (soFar) => postMessage({ soFar }))
  } catch (error) {
    console.error(error)
    return brokenOff
  }
}
