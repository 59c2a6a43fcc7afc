import type { ComponentData } from '../../kernel/game/program.ts'
import {
  count,
  eachOnce,
  listed,
  type Of,
  optional,
  parts,
  tuple,
} from '../../kernel/schema/schema.ts'
import * as box from './components.ts'
import { cardFace, cardParts } from './situations/parts.ts'

const dollars = count(0, box.DOLLARS_LIMIT)
const buildings = [...box.largeBuildings, ...box.smallBuildings]
const cards = Array.from({ length: box.GANG_SIZE }, (_, index) => `g${index + 1}`)

/** Schema of the component file, apart from names and provenance. */
const file = parts({
  buildings: eachOnce('building', buildings, { size: listed(['large', 'small']) }),
  events: eachOnce('event', box.eventCards, {
    number: optional(count(1, box.eventCards.length)),
  }),
  loots: parts({ values: tuple(dollars, box.LOOT_TILES) }),
  bonus: parts({ value: dollars, count: listed([box.BONUS_TILES]) }),
  gang: parts({ cards: eachOnce('card', cards, cardParts) }),
})

/** Content of the component file. */
export type ComponentFile = Of<typeof file>

/** Components for the rules, from the file. */
export function componentsIn({ gang, loots, bonus }: ComponentFile): box.Components {
  return {
    gang: gang.cards.map(({ strength, firepower, bounty, woman, chief }) => ({
      strength,
      firepower,
      bounty,
      ...(woman && { woman }),
      ...(chief && { chief }),
    })),
    loots: loots.values,
    bonus: bonus.value,
  }
}

/** The components of Wild Gangs: what the cards and tiles show. */
export const componentData: ComponentData<box.Components, ComponentFile> = {
  file,
  own: parts({
    gang: tuple(cardFace, box.GANG_SIZE),
    loots: tuple(dollars, box.LOOT_TILES),
    bonus: dollars,
  }),
  toEngine: componentsIn,
}
