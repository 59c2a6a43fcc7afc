import type { Words } from '../../../kernel/words/words.ts'
import type { CardId } from '../components.ts'
import type { Given, Position } from '../position.ts'
import { nouns } from '../things.ts'
import { buildings, sideFacts, sides, spots } from '../town.ts'
import { type Box, buildingBoxes, PLACE, placePoints, sideBox, spotBoxes } from './geometry.ts'

/** A part of the board that a reader can point at, or that an event touches. */
export interface Part {
  /** Its name, by which the things of the game call it. */
  readonly name: string
  /** Its ground. */
  readonly box: Box
  /** What it is and what lies there. */
  label(position: Position, given: Given, words: Words): string
}

/** All parts, from north to south and from west to east, as one reads. */
export const parts: readonly Part[] = [
  ...sides.map(
    (id): Part => ({
      name: `side:${id}`,
      box: sideBox(id),
      label({ sides }, given, words) {
        const cards = sides[id].map((one) => nouns.card.name(one.card, words, given))
        const content = cards.join(', ') || words.say('editor.part.nobody')
        const { building } = sideFacts[id]
        const values = { building, side: nouns.side.name(id, words), content }
        return words.say('editor.part.side', values)
      },
    }),
  ),
  ...spots.map(
    (spot): Part => ({
      name: `event:${spot}`,
      box: spotBoxes[spot],
      label: ({ events }, _given, words) =>
        words.say('editor.part.event', {
          spot,
          event: nouns.event.name(events[spot] ?? 'unknown', words),
        }),
    }),
  ),
  ...buildings.map(
    (building): Part => ({
      name: `loots:${building}`,
      box: buildingBoxes[building],
      label({ loots }, _given, { say, money }) {
        const tiles = loots[building].map(({ tile }) => money(tile)).join(', ')
        return say('editor.part.loots', { building, loots: tiles })
      },
    }),
  ),
].sort(({ box: one }, { box: other }) => one.y - other.y || one.x - other.x)

/** The place of one gangster, `place:NW.n:2`; nothing where the name is that of another part. */
export function placePart(name: string, { sides: standing }: Position): Part | undefined {
  const [kind, side, number] = name.split(':')
  const id = sides.find((one) => one === side)
  const point = id && placePoints[id][Number(number) - 1]
  if (kind !== 'place' || !id || !point) return undefined
  const [x, y, size] = [point.x - PLACE, point.y - PLACE, 2 * PLACE]
  return {
    name,
    box: { x, y, width: size, height: size },
    label: (_position, given, words) =>
      words.say('editor.part.place', {
        side: nouns.side.name(id, words),
        place: Number(number),
        card: nouns.card.name(standing[id][Number(number) - 1]?.card as CardId, words, given),
      }),
  }
}
