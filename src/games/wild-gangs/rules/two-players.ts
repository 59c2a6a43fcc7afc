import type { Play } from '../play.ts'
import type { Given, Position } from '../position.ts'
import { type Corner, corners, type Street, shortStreetOf } from '../town.ts'

/** Places of buildings, and the number of players. */
interface TownOf {
  readonly given: Pick<Given, 'players'>
  readonly now: Position
}

/**
 * two.closed-street: with two players, no gangster may stand in the short street that the bank touches.
 * two.example-east: with the bank at an eastern corner, as in the rulebook's example, that is the East.
 */
export function closedStreet({ given, now }: TownOf): Street | undefined {
  if (given.players !== 2) return undefined
  const corner = bankCorner(now)
  return corner && shortStreetOf[corner]
}

/** The corner on which the bank stands. */
export function bankCorner({ buildings }: Position): Corner | undefined {
  return corners.find((corner) => buildings[corner] === 'bank')
}

/** Says which street is closed, when one is. */
export function closeStreet(play: Play): void {
  const street = closedStreet(play)
  const bank = bankCorner(play.now)
  if (!street || !bank) return
  const example = street === 'east' ? (['two.example-east'] as const) : []
  play.report({ clause: 'two.closed-street', with: example, kind: 'street-closed', street, bank })
}
