interface Span {
  readonly top: number
  readonly bottom: number
}

/**
 * Scrolls the page as little as shows the marked pieces of a board, and with them as much of their drawing as fits. Beside the
 * rules of a first game the drawing counts as marked, since a newcomer looks for everything that they name.
 */
export function showPiece(root: HTMLElement): void {
  const bar = root.querySelector('.bar')
  if (bar?.matches('.sheet-stage .stage:not(:has(.scenario-question)) > .bar')) returnToFoot(bar)
  const marked = [...root.querySelectorAll('.player-board :is(.touched, .offered)')]
  const pieces = spanOf(marked)
  const board = root.querySelector('.player-board')?.getBoundingClientRect()
  if (!board || !bar || !pieces || root.classList.contains('player-large')) return
  const isBelow = getComputedStyle(bar).position === 'sticky' && isUnder(bar, board)
  const foot = isBelow ? bar.getBoundingClientRect().top : innerHeight
  const drawing = marked[0]?.closest('svg')?.getBoundingClientRect() ?? board
  const wanted = root.querySelector('.guide') ? drawing : pieces
  if (wanted.top >= 0 && wanted.bottom <= foot) return
  const by = wayTo(pieces, drawing, foot)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top: by, behavior: isStill ? 'instant' : 'smooth' })
}

/**
 * Takes back so much of a scroll that a bar which has become lower is at the foot of the window again, where its buttons have
 * been. Board and bar move as one, so that no piece is covered by it.
 */
function returnToFoot(bar: Element): void {
  const rises = innerHeight - bar.getBoundingClientRect().bottom
  if (rises > 0 && getComputedStyle(bar).insetBlockStart === 'auto')
    scrollBy({ top: -Math.min(rises, scrollY), behavior: 'instant' })
}

/** Distance to scroll so that pieces lie between the head of the window and `foot`, and then what is around them. */
function wayTo(pieces: Span, around: Span, foot: number): number {
  if (pieces.bottom - pieces.top > foot) return pieces.top
  const isWhole = around.bottom - around.top <= foot
  const shown = isWhole ? around : pieces
  const by = shown.bottom > foot ? shown.bottom - foot : Math.min(shown.top, 0)
  if (isWhole) return by
  // What is left of the room goes to what lies below them.
  const more = Math.min(around.bottom - foot - by, pieces.top - by)
  return by + Math.max(0, more)
}

/** True when a bar lies below or over a board, and not beside it. */
function isUnder(bar: Element, board: DOMRect): boolean {
  const { left, right } = bar.getBoundingClientRect()
  return left < board.right - 1 && right > board.left + 1
}

/** The lines from the first of some elements to the last; undefined when none of them is shown. */
function spanOf(elements: Iterable<Element>): Span | undefined {
  const boxes = [...elements]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) return undefined
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
