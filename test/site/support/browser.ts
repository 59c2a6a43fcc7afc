import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

let running: Promise<Browser> | undefined

/**
 * The browser of a worker, for all its files of tests: started when it is first needed, and anew once it has died. It
 * ends with the worker.
 */
export function openBrowser(): Promise<Browser> {
  running ??= start()
  return running
}

/** Milliseconds for a browser to start: a busy machine takes much longer than the half minute that is the default. */
const START = 180_000

/** Forgets a start that fails too: kept, it would fail every later test of the worker. */
async function start(): Promise<Browser> {
  const { executablePath, args, env } = inject('browser')
  try {
    const browser = await chromium.launch({
      executablePath,
      args: [...args],
      env,
      timeout: START,
    })
    browser.once('disconnected', () => {
      running = undefined
    })
    return browser
  } catch (error) {
    running = undefined
    throw error
  }
}

/** Beginning of the message of an error after which a test is tried once more; `vitest.config.ts` looks for it. */
const DIED = 'The browser died'

/** Cause of a test's failure, told as the death of its browser where that is what it was. */
export async function causeOf(
  error: unknown,
  browser: Browser,
  hasCrashed = false,
): Promise<unknown> {
  // What waited for an answer of the browser hears of its death sooner than the browser's own event does.
  await new Promise((resolve) => setTimeout(resolve, 100))
  if (browser.isConnected() && !hasCrashed) return error
  return new Error(`${DIED}: ${error instanceof Error ? error.message : error}`, { cause: error })
}
