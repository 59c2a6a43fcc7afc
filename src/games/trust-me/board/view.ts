import type { Picking } from '../../../explorer/board/Targets.tsx'
import type { BoardProps } from '../../../explorer/contract.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { Seat } from '../components.ts'
import { nouns } from '../nouns.ts'
import { type Given, infectionsOf, type Laid, type Position, woundsOf } from '../position.ts'
import { switches } from '../switches.ts'

/** Props of a part of the board: position, presses, and the parts that the last event was about. */
export interface View
  extends Picking,
    Pick<
      BoardProps<Given, Position>,
      'event' | 'events' | 'readings' | 'point' | 'asked' | 'draft'
    > {
  readonly position: Position
  readonly given: Given
  readonly words: Words
  readonly touched?: readonly string[] | undefined
}

const ours = Object.fromEntries(switches.map(({ key, values: [first] }) => [key, first]))

/** The table as the rules read it. */
export function laidOf({ position, given, readings = ours }: Omit<View, 'words'>): Laid {
  return { given, now: position, readings }
}

/** Something that lies on the table, in words. */
export function partLine(part: string, { say }: Words): string {
  const [of, id = ''] = part.split(':')
  return say(`board.part.${of}`, { id })
}

/** A survivor in words: its passport, Wounds and Infections, Action tokens that are left. */
export function survivorLine(seat: Seat, view: Omit<View, 'touched'>): string {
  const { position, words } = view
  const player = position.players[seat]
  const facts = {
    seat,
    passport: nouns.survivor.name(player.passport, words),
    wounds: woundsOf(laidOf(view), seat),
    infections: infectionsOf(player),
    reserve: player.reserve,
  }
  return words.say(`describe.survivor-${player.state}`, facts)
}
