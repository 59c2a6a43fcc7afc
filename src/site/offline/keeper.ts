/** Offers to keep games of a language, keeps and removes them, and tells each state in a sentence with the ways on from it. */
import type { Say } from '../../kernel/words/say.ts'
import { base } from './base.ts'
import type { Fault } from './keep.ts'
import { bytesHeld, forget, stateOf } from './kept.ts'
import { house, type Part, type Sizes, sizesOf } from './names.ts'
import { isOff } from './off.ts'

/** Ways on from a state; each is a button. */
export type KeepWay = 'begin' | 'cancel' | 'remove'

/** State of the games as it is shown. */
export interface KeepView {
  /** The sentence that tells it. */
  readonly said: string
  readonly ways: readonly KeepWay[]
  /** Label of the button that begins, with the size to fetch; absent where nothing can be begun. */
  readonly begin?: { readonly label: string; readonly isOff: boolean }
  /** Share of a download that has come; absent where there is none. */
  readonly share?: number
}

/** Milliseconds for the worker to be there once the games are; without it nothing is read from the device. */
const patience = 20_000

/**
 * The keeper of some games.
 *
 * @param say Says the sentences of `offline.keep`, which a set has in its own words.
 * @param show Is told each state.
 */
export function createKeeper(
  language: string,
  games: readonly string[],
  say: Say,
  show: (view: KeepView) => void,
) {
  const { build = '' } = document.documentElement.dataset
  const own = games.map((name): Part => ({ language, name }))
  const all: readonly Part[] = [{ language, name: house }, ...own]
  const size = sizesIn(language)
  let ending: AbortController | undefined
  const refuse = () => show({ said: say('refused'), ways: [] })

  /** Offers the games, or the rest of them, with their size; without a network, without that. */
  const offer = async (said: string): Promise<void> => {
    const bytes = await bytesLeft(build, all).catch(() => undefined)
    const isBegun = (await statesOf(build, all)).includes('half')
    const told = bytes === undefined ? '…' : size(bytes)
    const label = say(isBegun ? 'again' : 'begin', { size: told })
    const ways: readonly KeepWay[] = isBegun ? ['begin', 'remove'] : ['begin']
    show({ said, ways, begin: { label, isOff: bytes === undefined } })
  }
  /** Tells how things stand. */
  const look = async (): Promise<void> => {
    if (!build || !navigator.serviceWorker || !globalThis.caches) return refuse()
    if (isOff()) return show({ said: say('off'), ways: [] })
    try {
      const states = await statesOf(build, all)
      const held = await statesOf(build, own)
      if (states.every((state) => state === 'kept'))
        return show({ said: say('ready'), ways: ['remove'] })
      if (held.includes('older') && held.every((state) => state === 'older' || state === 'kept'))
        return show({ said: say('older'), ways: ['remove'] })
      await offer(say(states.includes('half') ? 'half' : 'offer'))
    } catch {
      refuse()
    }
  }
  const begin = async (): Promise<void> => {
    ending = new AbortController()
    const { signal } = ending
    const tell = (done: number, whole?: number) =>
      show({
        said: say('doing', { done: size(done), all: whole === undefined ? '…' : size(whole) }),
        ways: ['cancel'],
        share: whole === undefined ? 0 : done / whole,
      })
    tell(0)
    const { keep, KeepError } = await import('./keep.ts')
    try {
      await keep(build, own, { signal, tell })
      if (!(await isServed())) return refuse()
      const stays = await navigator.storage?.persist?.().catch(() => false)
      const passing = stays === false ? [say('passing')] : []
      show({ said: [say('ready'), ...passing].join(' '), ways: ['remove'] })
    } catch (error) {
      if (signal.aborted) return look()
      const fault: Fault = error instanceof KeepError ? error.fault : 'network'
      await offer(say(fault))
    }
  }
  const remove = async (): Promise<void> => {
    for (const game of own) await forget(game)
    await offer(say('removed'))
  }
  return { look, begin, remove, cancel: () => ending?.abort() }
}

function statesOf(build: string, parts: readonly Part[]) {
  return Promise.all(parts.map((part) => stateOf(build, part)))
}

/** Bytes to fetch: the games, and what games share where no other has brought it. */
async function bytesLeft(build: string, all: readonly Part[]): Promise<number> {
  const response = await fetch(`${base}${sizesOf(all[0]?.language ?? '')}`, { cache: 'no-cache' })
  const { parts } = (await response.json()) as Sizes
  const left = all.map(async (one) => (parts[one.name] ?? 0) - (await bytesHeld(build, one)))
  return (await Promise.all(left)).reduce((sum, bytes) => sum + Math.max(0, bytes), 0)
}

async function isServed(): Promise<boolean> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  return (await Promise.race([navigator.serviceWorker.ready, late])) !== undefined
}

/** Says a number of bytes in megabytes. */
function sizesIn(language: string): (bytes: number) => string {
  const megabytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (bytes) => megabytes.format(bytes / 1e6)
}
