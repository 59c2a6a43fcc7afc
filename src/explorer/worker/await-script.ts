import { brokenOff } from './broken-off.ts'

/**
 * Has a worker that knows no game yet wait for the name of what serves one: the first thing that it is told. Tasks that come
 * before that is loaded wait for it.
 *
 * @param load Loads what listens to tasks, by its name.
 */
export function awaitScript(load: (name: string) => Promise<unknown>): void {
  const waiting: unknown[] = []
  const receive = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === 'string') load(data).then(begin, giveUp)
    else waiting.push(data)
  }
  /** The script listens from now on, to what has been waiting, too. */
  const begin = (): void => {
    removeEventListener('message', receive)
    for (const data of waiting) dispatchEvent(new MessageEvent('message', { data }))
  }
  /** Without the script there is an answer too: the page must not wait for ever. */
  const giveUp = (error: unknown): void => {
    console.error(error)
    const answer = () => postMessage(brokenOff)
    removeEventListener('message', receive)
    addEventListener('message', answer)
    for (const _ of waiting) answer()
  }
  addEventListener('message', receive)
}
