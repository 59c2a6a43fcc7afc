import { copyOf } from '../../kernel/data/copy.ts'
import type { DieFace, Seat, UndeadCard } from './components.ts'
import type { Position } from './position.ts'

/**
 * The position as one seat sees it. The game is open but for two things: the dice of the others, until they
 * are revealed, and which Undead make up Boot Hill and which are out of the game. Unknown cards stand as
 * `?`, so they can be counted; a die that is set and hidden shows 0.
 */
export function seenBy(position: Position, seat: Seat): Position {
  const view = copyOf(position)
  for (const [other, gang] of Object.entries(view.gangs)) {
    if (other !== seat && !gang.shown && gang.die !== null) gang.die = HIDDEN as DieFace
  }
  view.bootHill = unknown(view.bootHill)
  view.box = unknown(view.box)
  return view
}

/** The number of a hidden die; no face of a die has it, and only a view holds it. */
const HIDDEN: number = 0

/** True for a die that is set and whose number the viewer does not know. */
export function isHidden(die: DieFace | null): boolean {
  return die === HIDDEN
}

function unknown(cards: readonly UndeadCard[]): UndeadCard[] {
  return cards.map(() => '?' as UndeadCard)
}
