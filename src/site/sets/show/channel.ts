import { useEffect, useRef, useState } from 'preact/hooks'
import type { Votes } from '../../../explorer/controls/ClassVote.tsx'
import type { FactValue } from '../../../kernel/game/game.ts'
import type { Stand } from '../stand.ts'

/*
 * The window that a class sees and that of whoever teaches, in one browser. Each is complete without the other: what is
 * shown stands in the address of both, and either finds the other again by a greeting every second.
 */

/** State of the window that a class sees. */
export interface Shown extends Pick<Stand, 'at' | 'part'> {
  readonly isBlank: boolean
  /** The votes on the case at hand. */
  readonly votes: Votes
}

/** A key that is pressed for the window that a class sees. */
export interface SentKey {
  readonly key: string
  readonly shiftKey?: boolean
}

type Message =
  | { readonly type: 'shown'; readonly shown: Shown }
  | { readonly type: 'gone' }
  | { readonly type: 'hello' }
  | { readonly type: 'key'; readonly sent: SentKey }
  | { readonly type: 'vote'; readonly value: FactValue }

/** Milliseconds between two greetings, and after how many without one the other window counts as closed. */
const GREETING = 1000
const PATIENCE = 3500

/** Parameter of an address that names the pair of windows. */
const pairParameter = 'with'

/** The pair of windows that an address belongs to; undefined for a window that has no other. */
export function pairIn(search: string): string | undefined {
  const pair = new URLSearchParams(search).get(pairParameter) ?? ''
  return /^[a-z0-9]{1,20}$/.test(pair) ? pair : undefined
}

/** The query of one window of a pair. */
export function queryOf(use: 'show' | 'speaker', pair: string, at: number): string {
  return `?${new URLSearchParams({ as: use, [pairParameter]: pair, at: String(at + 1) })}`
}

/** A name for a new pair of windows. */
export function newPair(): string {
  return Math.random().toString(36).slice(2, 12)
}

/** Speaks in the channel of a pair, and hears what the other window says; silent without a pair. */
function useChannel(pair: string | undefined, onMessage: (message: Message) => void) {
  const channel = useRef<BroadcastChannel | undefined>(undefined)
  const hear = useRef(onMessage)
  hear.current = onMessage
  const post = (message: Message) => channel.current?.postMessage(message)
  useEffect(() => {
    if (pair === undefined || !('BroadcastChannel' in globalThis)) return undefined
    const opened = new BroadcastChannel(`reckoning-show-${pair}`)
    opened.addEventListener('message', ({ data }: MessageEvent<Message>) => hear.current(data))
    channel.current = opened
    return () => {
      channel.current = undefined
      opened.close()
    }
  }, [pair])
  return post
}

/** True for a while after each call of the function that comes with it. */
function useHeard() {
  const [isHeard, setHeard] = useState(false)
  const last = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const looking = setInterval(
      () => setHeard(performance.now() - last.current < PATIENCE),
      GREETING / 2,
    )
    return () => clearInterval(looking)
  }, [])
  const hear = (isThere: boolean) => {
    last.current = isThere ? performance.now() : Number.NEGATIVE_INFINITY
    setHeard(isThere)
  }
  return [isHeard, hear] as const
}

/**
 * The side that a class sees: tells what it shows, and does what the other window asks.
 *
 * @returns True while somebody presents from another window.
 */
export function useSpeaker(
  pair: string | undefined,
  shown: Shown,
  onVote: (value: FactValue) => void,
): boolean {
  const [isPresented, hear] = useHeard()
  const post = useChannel(pair, (message) => {
    if (message.type === 'shown') return
    hear(message.type !== 'gone')
    if (message.type === 'key') press(message.sent)
    if (message.type === 'vote') onVote(message.value)
    if (message.type === 'hello') post({ type: 'shown', shown })
  })
  const { at, part, isBlank, votes } = shown
  useEffect(() => post({ type: 'shown', shown }), [at, part, isBlank, votes])
  return isPresented
}

/** Presses a key in this window. Escape closes what lies over the case, and never leaves the showing. */
function press({ key, shiftKey = false }: SentKey): void {
  if (key === 'Escape') {
    const open = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
    open[open.length - 1]?.close()
    return
  }
  const made = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })
  document.body.dispatchEvent(made)
}

/** The side of whoever teaches: what the class sees, as long as its window is there, and the ways to work it. */
export function useShown(pair: string | undefined) {
  const [shown, setShown] = useState<Shown | undefined>()
  const [isThere, hear] = useHeard()
  const post = useChannel(pair, (message) => {
    if (message.type !== 'shown') return
    setShown(message.shown)
    hear(true)
  })
  useEffect(() => {
    const greet = () => post({ type: 'hello' })
    const leave = () => post({ type: 'gone' })
    greet()
    const greeting = setInterval(greet, GREETING)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(greeting)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [pair])
  return {
    shown,
    isThere,
    send: (sent: SentKey) => post({ type: 'key', sent }),
    vote: (value: FactValue) => post({ type: 'vote', value }),
  }
}
