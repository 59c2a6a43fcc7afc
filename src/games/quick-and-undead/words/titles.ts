import type { Words } from '../../../kernel/words/words.ts'
import { RANGER, type Resource, type Seat, type Space } from '../components.ts'
import { nouns } from '../nouns.ts'
import type { Place } from '../position.ts'

/** A gang as a heading: by its letter; Dead Ranger by his name. */
export function gangTitle(seat: Seat, words: Words): string {
  return seat === RANGER ? nouns.seat.name(seat, words) : words.say('board.gang', { seat })
}

/** An action space by its name. */
export function spaceTitle(space: Space | 'hired', { say }: Words): string {
  return say(`space-title.${space}`)
}

/** An action space with its number, as it is offered. */
export function spaceInFull(space: Space | 'hired', words: Words): string {
  return space === 'hired' ? spaceTitle(space, words) : `${space} ${spaceTitle(space, words)}`
}

/** A place of Town by its name. */
export function placeTitle(place: Place, words: Words): string {
  return place === 'street' ? words.say('board.street') : nouns.building.alone(place, words)
}

/** So many of a resource, as short as a card says it. */
export function shortAmount(what: Resource, count: number, { say }: Words): string {
  return say(`board.amount.${what}`, { count })
}
