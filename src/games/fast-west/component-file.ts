import { byId } from '../../kernel/data/keyed.ts'
import { sizeOf } from '../../kernel/data/stock.ts'
import type { ComponentData } from '../../kernel/game/program.ts'
import { count, eachOnce, every, listed, type Of, parts } from '../../kernel/schema/schema.ts'
import { bullets, type Components, cards } from './components.ts'

/** A deal has to fit: with eight players all the cards are dealt. */
const copies = count(4, 99)

/** Schema of the component file, apart from names and provenance. */
const file = parts({
  cards: eachOnce('card', cards, { count: copies }),
  tokens: parts({ count: count(1, 99) }),
  bullets: parts({ count: listed([bullets.length]) }),
})

/** Content of the component file. */
export type ComponentFile = Of<typeof file>

/** Components for the rules, from the file. */
export function componentsIn({ cards, tokens }: ComponentFile): Components {
  return { copies: byId(cards, ({ count }) => count), tokens: tokens.count }
}

/** The components of Fast-West: how many there are of each card, and how many tokens. */
export const componentData: ComponentData<Components, ComponentFile> = {
  file,
  own: parts({ copies: every(cards, () => copies), tokens: count(1, 99) }),
  toEngine: componentsIn,
  check({ copies }, refuse) {
    if (!copies) return
    const { cactus = 0, ...events } = copies
    const received = Math.min(cactus, sizeOf(events))
    if (received < 32) refuse('deck-too-small', { received, allowed: 32 }, 'copies')
  },
}
