/** The part of a start page that keeps its game on the device. */
import { createSay, type Messages } from '../../kernel/words/say.ts'
import { base } from './base.ts'
import type { Fault } from './keep.ts'
import { bytesHeld, forget, stateOf } from './kept.ts'
import { house, type Part, type Sizes, sizesOf } from './names.ts'
import { isOff } from './off.ts'

const box = document.querySelector<HTMLElement>('[data-keep]')
const language = document.documentElement.lang
const { build = '' } = document.documentElement.dataset
const game: Part = { language, name: box?.dataset['keep'] ?? '' }
const shared: Part = { language, name: house }
const say = createSay(language, [JSON.parse(box?.dataset['sentences'] ?? '{}') as Messages])
const megabytes = new Intl.NumberFormat(language, {
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

const part = <Kind extends HTMLElement>(selector: string) => box?.querySelector<Kind>(selector)
const begin = part<HTMLButtonElement>('[data-begin]')
const cancel = part<HTMLButtonElement>('[data-cancel]')
const remove = part<HTMLButtonElement>('[data-remove]')
const progress = part<HTMLProgressElement>('progress')
const said = part('.keep-said')

/** Milliseconds for the worker to be there once a game is; without it nothing is read from the device. */
const patience = 20_000

const size = (bytes: number) => megabytes.format(bytes / 1e6)

/** Shows a sentence, and the ways on that there are from it. */
function show(
  sentence: string,
  ...ways: readonly (HTMLElement | null | undefined | false)[]
): void {
  if (said) said.textContent = sentence
  const held = document.activeElement
  for (const each of [begin, cancel, remove, progress]) if (each) each.hidden = !ways.includes(each)
  // A button that goes while it has the focus hands it to the one that comes.
  const [next] = ways.filter((way) => way instanceof HTMLButtonElement)
  if (held instanceof HTMLElement && held.hidden && box?.contains(held)) next?.focus()
}

/** Bytes to fetch: the game, and what games share where no other has brought it. */
async function bytesLeft(): Promise<number> {
  const response = await fetch(`${base}${sizesOf(language)}`, { cache: 'no-cache' })
  const { parts } = (await response.json()) as Sizes
  const left = [game, shared].map(
    async (one) => (parts[one.name] ?? 0) - (await bytesHeld(build, one)),
  )
  return (await Promise.all(left)).reduce((sum, bytes) => sum + Math.max(0, bytes), 0)
}

/** Offers the game, or the rest of it, with its size; without a network, without that. */
async function offer(sentence: string): Promise<void> {
  const bytes = await bytesLeft().catch(() => undefined)
  const isBegun =
    (await stateOf(build, game)) === 'half' || (await stateOf(build, shared)) === 'half'
  if (begin) {
    begin.disabled = bytes === undefined
    const told = bytes === undefined ? '…' : size(bytes)
    begin.textContent = say(isBegun ? 'again' : 'begin', { size: told })
  }
  show(sentence, begin, isBegun && remove)
}

async function showState(): Promise<void> {
  if (!build || !navigator.serviceWorker || !globalThis.caches) return show(say('refused'))
  if (isOff()) return show(say('off'))
  try {
    const states = await Promise.all([game, shared].map((one) => stateOf(build, one)))
    if (states.every((state) => state === 'kept')) return show(say('ready'), remove)
    if (states[0] === 'older') return show(say('older'), remove)
    await offer(say(states.includes('half') ? 'half' : 'offer'))
  } catch {
    show(say('refused'))
  }
}

async function isServed(): Promise<boolean> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  return (await Promise.race([navigator.serviceWorker.ready, late])) !== undefined
}

async function keepGame(): Promise<void> {
  const ending = new AbortController()
  cancel?.addEventListener('click', () => ending.abort(), { once: true })
  show(say('doing', { done: size(0), all: '…' }), progress, cancel)
  if (progress) progress.value = 0
  const { keep, KeepError } = await import('./keep.ts')
  const tell = (done: number, all: number) => {
    if (progress) progress.value = done / all
    if (said) said.textContent = say('doing', { done: size(done), all: size(all) })
  }
  try {
    await keep(build, game, { signal: ending.signal, tell })
    if (!(await isServed())) return show(say('refused'))
    const stays = await navigator.storage?.persist?.().catch(() => false)
    show([say('ready'), ...(stays === false ? [say('passing')] : [])].join(' '), remove)
  } catch (error) {
    if (ending.signal.aborted) return showState()
    const fault: Fault = error instanceof KeepError ? error.fault : 'network'
    await offer(say(fault))
  }
}

async function removeGame(): Promise<void> {
  await forget(game)
  await offer(say('removed'))
}

begin?.addEventListener('click', () => void keepGame())
remove?.addEventListener('click', () => void removeGame())
if (document.readyState === 'complete') void showState()
else addEventListener('load', () => setTimeout(showState))
