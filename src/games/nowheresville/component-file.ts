import { byId } from '../../kernel/data/keyed.ts'
import type { ComponentData } from '../../kernel/game/program.ts'
import * as schema from '../../kernel/schema/schema.ts'
import * as box from './components.ts'
import { banditFace, gunFace, robberyFace, victimFace } from './situations/faces.ts'

const copies = schema.count(0, 9)
const notes = schema.count(0, 50)

/** Schema of the component file, apart from names and provenance. */
const file = schema.parts({
  bandits: schema.eachOnce('bandit', box.banditIds, banditFace),
  robbery: schema.eachOnce('card', box.robberyCards, { count: copies, ...robberyFace }),
  guns: schema.eachOnce('card', box.gunCards, { count: copies, ...gunFace }),
  victims: schema.eachOnce('victim', box.victimIds, victimFace),
  fortunes: schema.eachOnce('fortune', box.fortunes, { count: copies }),
  money: schema.parts({ hundreds: notes, twoHundreds: notes, tokens: notes }),
})

/** Content of the component file. */
export type ComponentFile = schema.Of<typeof file>

/** Components for the rules, from the file. A situation may replace the printed values of cards. */
export function componentsIn({ money, ...cards }: ComponentFile): box.Components {
  const { bandits, robbery, guns, victims, fortunes } = cards
  return {
    faces: {
      bandits: facesOf(bandits),
      robbery: facesOf(robbery),
      guns: facesOf(guns),
      victims: facesOf(victims),
    },
    copies: { ...countsOf(robbery), ...countsOf(guns) },
    notes: { 100: money.hundreds, 200: money.twoHundreds },
    tokens: money.tokens,
    fortunes: countsOf(fortunes),
  }
}

function countsOf<Id extends string>(cards: readonly { id: Id; count: number }[]): box.Counts<Id> {
  return byId(cards, ({ count }) => count)
}

/** Printed values without names and provenance, which concern no rule. */
function facesOf<Card extends { readonly id: string }>(cards: readonly Card[]) {
  const beside = ['id', 'count', 'name', 'provenance']
  return byId(cards, (card) => {
    const printed = Object.entries(card).filter(([part]) => !beside.includes(part))
    return Object.fromEntries(printed) as Omit<Card, 'id' | 'count'>
  })
}

/**
 * The components of Nowhere'sVille: what is printed on the cards, and how often each
 * of them and each note is there.
 */
export const componentData: ComponentData<box.Components, ComponentFile> = {
  file,
  own: schema.parts({
    faces: schema.parts({
      bandits: schema.every(box.banditIds, () => schema.parts(banditFace)),
      robbery: schema.every(box.robberyCards, () => schema.parts(robberyFace)),
      guns: schema.every(box.gunCards, () => schema.parts(gunFace)),
      victims: schema.every(box.victimIds, () => schema.parts(victimFace)),
    }),
    copies: schema.every(box.equipment, () => copies),
    notes: schema.every(['100', '200'], () => notes),
    tokens: notes,
    fortunes: schema.every(box.fortunes, () => copies),
  }),
  toEngine: componentsIn,
  check({ notes: there, fortunes: cards }, refuse) {
    const received = (there?.[100] ?? 0) + (there?.[200] ?? 0)
    if (received > MOST_NOTES) refuse('too-many-notes', { received, allowed: MOST_NOTES }, 'notes')
    const drawn = Object.values(cards ?? { nothing: 1 }).some((one) => one > 0)
    if (!drawn) refuse('no-fortune-cards', {}, 'fortunes')
  },
}

/** The ways to draw notes out of so many are still counted in whole numbers. */
const MOST_NOTES = 50
