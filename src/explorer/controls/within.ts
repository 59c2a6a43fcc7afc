import type { ComponentChildren } from 'preact'

/** A showing of several cases, of which one is on: it holds the screen, and goes on where a case ends. */
export interface Within {
  /** True when the case is entered from behind: it stands at its end, and its verdict is told. */
  readonly isAtEnd: boolean
  /** Buttons of the showing, beside those of the case. */
  readonly ways: ComponentChildren
  /** Goes on past the end of the case, or back before its beginning. */
  onPast(by: 1 | -1): void
  /** Leaves the showing. */
  onLeave(): void
}
