import type { Outcome } from '../../engine/kernel/refusal.ts'
import { brokenOff } from './broken-off.ts'
import type { Task } from './tasks.ts'
import { workOut } from './work.ts'

/** A computation that breaks off is an answer too: the page must not wait for ever. */
async function answer(task: Task): Promise<Outcome<unknown>> {
  try {
    return await workOut(task)
  } catch (error) {
    console.error(error)
    return brokenOff
  }
}

addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  postMessage(await answer(data))
})
