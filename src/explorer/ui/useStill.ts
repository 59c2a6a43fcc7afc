import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Milliseconds for which what answers takes no tap once a new question has come. */
export const STILL = 250

/**
 * Holds still, for a moment after each change, what answers within an element, so that two quick taps at one place answer
 * one question. Its style keeps pointers off (`[data-still]`); keys work at once.
 *
 * @param moment Changes with each answer.
 */
export function useStill(root: RefObject<HTMLElement>, moment: unknown): void {
  useLayoutEffect(() => {
    const element = root.current
    element?.toggleAttribute('data-still', true)
    const timer = setTimeout(() => element?.removeAttribute('data-still'), STILL)
    return () => clearTimeout(timer)
  }, [moment])
}
