import { around, type Box, squareAt } from '../../../explorer/board/box.ts'
import type { Target } from '../../../explorer/board/Targets.tsx'
import type { BoardProps } from '../../../explorer/contract.ts'
import type { Words } from '../../../kernel/words/words.ts'
import { nouns } from '../nouns.ts'
import type { Given, Position } from '../position.ts'
import { type Building, buildings, type Side, type Spot, sides, spots } from '../town.ts'
import { buildingBoxes, PLACE, placePoints, sideBox, spotBoxes } from './geometry.ts'

/** The ground of each part of the board, from north to south and from west to east, as one reads. */
export const boxes: ReadonlyMap<string, Box> = new Map(
  [
    ...sides.map((side) => [`side:${side}`, sideBox(side)] as const),
    ...spots.map((spot) => [`event:${spot}`, spotBoxes[spot]] as const),
    ...buildings.map((building) => [`loots:${building}`, buildingBoxes[building]] as const),
  ].sort(([, one], [, other]) => one.y - other.y || one.x - other.x),
)

/** All that can be pressed: the parts of the board, and the gangsters who answer the question that waits. */
export function targetsOf(props: BoardProps<Given, Position>): readonly Target[] {
  const { position, given, words, offers, picked } = props
  const places = [...(offers?.keys() ?? [])].flatMap((part) => {
    const [kind, side, place] = part.split(':')
    const point = kind === 'place' && placePoints[side as Side][Number(place) - 1]
    return point ? [[part, squareAt(point, PLACE)] as const] : []
  })
  return [...boxes, ...places].map(([part, box]) => {
    const label = labelOf(part, position, given, words)
    return {
      ...around([box], 3),
      part,
      label: offers?.has(part) ? label : words.say('pick.edit', { part: label }),
      isDown: part === picked,
    }
  })
}

/** Name of a part and of its content. */
function labelOf(part: string, position: Position, given: Given, words: Words): string {
  const { say, money } = words
  const [kind, id = '', place] = part.split(':')
  switch (kind) {
    case 'event': {
      const event = nouns.event.name(position.events[id as Spot] ?? 'unknown', words)
      return say('editor.part.event', { spot: nouns.spot.name(id as Spot, words), event })
    }
    case 'loots': {
      const tiles = position.loots[id as Building].map(({ tile }) => money(tile))
      const building = nouns.building.name(id as Building, words)
      return say('editor.part.loots', { building, loots: tiles.join(', ') })
    }
    default: {
      const side = nouns.side.name(id as Side, words)
      const cards = position.sides[id as Side].map(({ card }) =>
        nouns.card.name(card, words, given),
      )
      if (place) {
        const card = cards[Number(place) - 1] ?? ''
        return say('editor.part.place', { side, place: Number(place), card })
      }
      const content = cards.join(', ') || say('editor.part.nobody')
      return say('editor.part.side', { side, content })
    }
  }
}
