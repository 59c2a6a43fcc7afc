import type { Ref } from 'preact'
import { useRef } from 'preact/hooks'

/** Keeps the focus in place when the pressed element disappears with its own effect. */
interface KeptFocus<E extends HTMLElement> {
  /** For an element with `tabIndex={-1}` that stays. */
  readonly ref: Ref<E>
  /** Does something, with the focus on that element. */
  act(what: () => void): void
}

/** Keeps the focus near where it was, for those who press by keys. */
export function useKeptFocus<E extends HTMLElement>(): KeptFocus<E> {
  const ref = useRef<E>(null)
  return {
    ref,
    act(what) {
      ref.current?.focus({ preventScroll: true })
      what()
    },
  }
}
