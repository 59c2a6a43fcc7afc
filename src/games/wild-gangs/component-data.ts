import type { ComponentData } from '../../kernel/program.ts'
import {
  count,
  listed,
  type Of,
  onceEach,
  optional,
  parts,
  tuple,
} from '../../kernel/schema/schema.ts'
import {
  BONUS_TILES,
  type Components,
  componentsIn,
  DOLLARS_LIMIT,
  eventCards,
  GANG_SIZE,
  LOOT_TILES,
  largeBuildings,
  smallBuildings,
} from './components.ts'
import { cardFace, cardParts } from './kinds/parts.ts'

const dollars = count(0, DOLLARS_LIMIT)
const buildings = [...largeBuildings, ...smallBuildings]
const cards = Array.from({ length: GANG_SIZE }, (_, index) => `g${index + 1}`)

/** What the file of the components holds, but for names and where they come from. */
const file = parts({
  buildings: tuple(
    parts({
      id: listed(buildings, { once: onceEach('building') }),
      size: listed(['large', 'small']),
    }),
    buildings.length,
  ),
  events: tuple(
    parts({
      id: listed(eventCards, { once: onceEach('event') }),
      number: optional(count(1, eventCards.length)),
    }),
    eventCards.length,
  ),
  loots: parts({ values: tuple(dollars, LOOT_TILES) }),
  bonus: parts({ value: dollars, count: listed([BONUS_TILES]) }),
  gang: parts({
    cards: tuple(parts({ id: listed(cards, { once: onceEach('card') }), ...cardParts }), GANG_SIZE),
  }),
})

/** What the file says, once it is read. */
export type ComponentFile = Of<typeof file>

/** The components of Wild Gangs: what the cards and tiles show. */
export const componentData: ComponentData<Components, ComponentFile> = {
  file,
  own: parts({
    gang: tuple(cardFace, GANG_SIZE),
    loots: tuple(dollars, LOOT_TILES),
    bonus: dollars,
  }),
  toEngine: componentsIn,
}
