import {
  type BuildingCard,
  RANGER,
  type Resource,
  type Seat,
  type Space,
  type UndeadCard,
} from '../../../engine/games/quick-and-undead/components.ts'
import type { Given, Place } from '../../../engine/games/quick-and-undead/position.ts'
import type { Words } from '../../../speech/words.ts'

/** A gang by its letter; Dead Ranger by his name. */
export function seatTitle(seat: Seat, { say }: Words): string {
  return seat === RANGER ? say('board.ranger') : say('board.gang', { seat })
}

/** A building as its sign says. */
export function buildingTitle(card: BuildingCard, { say }: Words): string {
  return say(`building-title.${card}`)
}

/** An action space by its name. */
export function spaceTitle(space: Space | 'hired', { say }: Words): string {
  return say(`space-title.${space}`)
}

/** A numbered space with its number, as it is offered. */
export function spaceInFull(space: Space | 'hired', words: Words): string {
  return space === 'hired' ? spaceTitle(space, words) : `${space} ${spaceTitle(space, words)}`
}

/** A place of Town by its name. */
export function placeTitle(place: Place, words: Words): string {
  return place === 'street' ? words.say('board.street') : buildingTitle(place, words)
}

/** So many of a resource. */
export function amount(what: Resource, count: number, { say }: Words): string {
  return say(`board.amount.${what}`, { count })
}

/** An Undead by what its card shows, since it has no name; a view of the table may not know the card. */
export function undeadTitle(
  card: UndeadCard,
  { undead }: Pick<Given, 'undead'>,
  { say }: Words,
): string {
  const face = undead[card]
  if (!face) return say('board.undead-hidden')
  const { value, weakSpots } = face
  return say('board.undead', { value, spots: weakSpots.join(', ') })
}
