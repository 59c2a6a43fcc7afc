/** The script that serves a game to workers, by its address. */
export interface ServingScript {
  readonly script: string
}

/**
 * Hires a worker for the script that serves a game; what is posted to it meanwhile waits there. The game is named for a
 * file that a reader carries, which has all scripts in one (`site/downloads`).
 */
export function spawnFor(load: () => Promise<ServingScript>, _game: string): Worker {
  const worker = new Worker(new URL('./bootstrap.ts', import.meta.url), { type: 'module' })
  load().then(
    ({ script }) => worker.postMessage(script),
    () => worker.dispatchEvent(new Event('error')),
  )
  return worker
}
