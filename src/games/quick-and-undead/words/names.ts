import type { Words } from '../../../kernel/words/words.ts'
import {
  type BuildingCard,
  buildingCards,
  type Cell,
  RANGER,
  type Resource,
  resources,
  type Seat,
  type Space,
  seats,
  spaces,
  type UndeadCard,
  undeadCards,
} from '../components.ts'
import type { Given, Place } from '../position.ts'

type Faces = Pick<Given, 'undead'>

/** A player by the letter of the seat; Dead Ranger by his name. */
export function seatName(seat: string, { say }: Words): string {
  return seat === RANGER ? say('ranger') : say('seat-within', { seat })
}

/** An action space by its number and its name. */
export function spaceName(space: Space | 'hired', { say }: Words): string {
  if (space === 'hired') return say('space.hired')
  return say('space.numbered', { number: space, title: say(`space-title.${space}`) })
}

/** What a die is set to: an action space, or the joker. */
export function dieName(face: number, words: Words): string {
  const space = spaces.find((one) => one === face)
  return space === undefined ? words.say('die.joker') : spaceName(space, words)
}

/** A building with its article, as a sentence names it. */
export function buildingName(card: BuildingCard, { say }: Words): string {
  return say(`building.${card}`)
}

/** A building with what it does, for those who choose it. */
export function buildingInFull(card: BuildingCard, { say }: Words): string {
  const building = say(`building-title.${card}`)
  return say('answer.building', { building, effect: say(`effect.${card}`) })
}

/** A place of Town with its article. */
export function placeName(place: Place, words: Words): string {
  return place === 'street' ? words.say('street') : buildingName(place, words)
}

/** So many of a resource. */
export function amount(what: Resource, count: number, { say }: Words): string {
  return say(`amount.${what}`, { count })
}

/** The cells of a Targeting card by their numbers. */
export function cellList(cells: readonly Cell[]): string {
  return cells.join(', ')
}

/**
 * An Undead by what its card shows, since it has no name: `a` where it is met for the first time, `the` and
 * shorter `brief` afterwards.
 */
export function undeadName(
  card: UndeadCard,
  form: 'a' | 'the' | 'brief',
  { undead }: Faces,
  { say }: Words,
): string {
  const face = undead[card]
  if (!face) return say('undead-card.unknown')
  const { value, weakSpots } = face
  return say(`undead-card.${form}`, { value, spots: cellList(weakSpots), count: weakSpots.length })
}

/** An Undead where there are many. */
export function undeadInShort(card: UndeadCard, { undead }: Faces, { say }: Words): string {
  const { value, weakSpots } = undead[card]
  return say('undead-card.short', { value, spots: weakSpots.join(' ') })
}

/** An Undead by the name of its card, where what the card shows is not at hand. */
export function undeadCardName(card: string, { say }: Words): string {
  return say('undead-card.named', { card })
}

/** What somebody starts with. */
export interface Mix {
  readonly cells: readonly Cell[]
  readonly coins: number
  readonly notoriety: number
}

/** Resources of all kinds; Bullets with their cells. */
export function mixText({ cells, coins, notoriety }: Mix, words: Words): string {
  const { say, list } = words
  const count = cells.length
  const parts = [
    ...(count > 0 ? [say('bullets-in', { count, cells: cellList(cells) })] : []),
    ...(coins > 0 ? [amount('coin', coins, words)] : []),
    ...(notoriety > 0 ? [amount('notoriety', notoriety, words)] : []),
  ]
  return parts.length > 0 ? list(parts) : say('nothing')
}

/** Several resources, each kind counted. */
export function resourceList(kinds: readonly Resource[], words: Words): string {
  const each = [...new Set(kinds)].map((what) => {
    const count = kinds.filter((kind) => kind === what).length
    return amount(what, count, words)
  })
  return each.length > 0 ? words.list(each) : words.say('nothing')
}

/** Whether something is the letter of a seat. */
export function isSeat(value: unknown): value is Seat {
  return isOneOf(seats, value)
}

/** Whether something is an action space. */
export function isSpace(value: unknown): value is Space | 'hired' {
  return value === 'hired' || isOneOf(spaces, value)
}

/** Whether something is a place of Town. */
export function isPlace(value: unknown): value is Place {
  return value === 'street' || isOneOf(buildingCards, value)
}

/** Whether something is a kind of resource. */
export function isResource(value: unknown): value is Resource {
  return isOneOf(resources, value)
}

/** Whether something is an Undead card. */
export function isUndead(value: unknown): value is UndeadCard {
  return isOneOf(undeadCards, value)
}

function isOneOf(list: readonly unknown[], value: unknown): boolean {
  return list.includes(value)
}
