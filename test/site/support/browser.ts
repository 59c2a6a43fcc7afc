import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

/** Milliseconds for a browser to start: a busy machine takes much longer than the half minute that is the default. */
const START = 180_000

/** A browser, as far as sharing it goes. */
interface Mortal {
  once(event: 'disconnected', listener: () => void): unknown
}

/**
 * Shares what `start` starts among all that open it. One that has died is started anew, and so is one whose start has
 * failed: kept, the failure would be that of every later test of the worker.
 */
export function sharing<Started extends Mortal>(
  start: () => Promise<Started>,
): () => Promise<Started> {
  let running: Promise<Started> | undefined
  const forget = () => {
    running = undefined
  }
  const begin = async () => {
    const started = await start()
    started.once('disconnected', forget)
    return started
  }
  return () => {
    running ??= begin().catch((error: unknown) => {
      forget()
      throw error
    })
    return running
  }
}

/** The browser of a worker, for all its files of tests; it ends with the worker. */
export const openBrowser = sharing(() => {
  const { executablePath, args, env } = inject('browser')
  return chromium.launch({ executablePath, args: [...args], env, timeout: START })
})

/** Cause of a test's failure, told as the death of its browser where that is what it was. */
export async function causeOf(
  error: unknown,
  browser: Browser,
  hasCrashed = false,
): Promise<unknown> {
  // What waited for an answer of the browser hears of its death sooner than the browser's own event does.
  await new Promise((resolve) => setTimeout(resolve, 100))
  if (browser.isConnected() && !hasCrashed) return error
  return new Error(`The browser died: ${error instanceof Error ? error.message : error}`, {
    cause: error,
  })
}
