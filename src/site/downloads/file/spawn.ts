/* In the place of `explorer/worker/spawn.ts`: a worker within a file runs on the script of the file itself. */

let own: string | undefined

/** Address of the one script of the file, for as long as the page is open. */
function ownScript(): string {
  const text = document.querySelector('script[data-own]')?.textContent ?? ''
  own ??= URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  return own
}

/** Hires a worker that serves a game; what is posted to it meanwhile waits there. */
export function spawnFor(_load: unknown, game: string): Worker {
  const worker = new Worker(ownScript())
  worker.postMessage(game)
  return worker
}
