import { brokenOff } from './broken-off.ts'

/*
 * A worker that knows no game yet. The first thing it is told is the address of a script of the page that does:
 * so it runs on the very files that the page has loaded, instead of a second copy of the rules. Tasks that come
 * before the script is there wait for it.
 */

const waiting: unknown[] = []

const receive = ({ data }: MessageEvent<unknown>): void => {
  if (typeof data === 'string') import(/* @vite-ignore */ data).then(begin, giveUp)
  else waiting.push(data)
}

/** The script listens from now on, to what has been waiting, too. */
function begin(): void {
  removeEventListener('message', receive)
  for (const data of waiting) dispatchEvent(new MessageEvent('message', { data }))
}

/** Without the script there is an answer too: the page must not wait for ever. */
function giveUp(error: unknown): void {
  console.error(error)
  const answer = () => postMessage(brokenOff)
  removeEventListener('message', receive)
  addEventListener('message', answer)
  for (const _ of waiting) answer()
}

addEventListener('message', receive)
