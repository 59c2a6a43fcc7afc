import type { ComponentData } from '../../kernel/program.ts'
import {
  count,
  every,
  listed,
  type Of,
  onceEach,
  parts,
  type Scalar,
  tuple,
} from '../../kernel/schema/schema.ts'
import type { Components } from './components.ts'
import * as box from './components.ts'
import { banditFace, gunFace, robberyFace, victimFace } from './kinds/faces.ts'

const ids = <const V extends Scalar>(values: readonly V[], pool: string) =>
  listed(values, { once: onceEach(pool) })
const copies = count(0, 9)
const notes = count(0, 50)

/** What the file of the components holds, but for names and where they come from. */
const file = parts({
  bandits: tuple(parts({ id: ids(box.banditIds, 'bandit'), ...banditFace }), box.banditIds.length),
  robbery: tuple(
    parts({ id: ids(box.robberyCards, 'card'), count: copies, ...robberyFace }),
    box.robberyCards.length,
  ),
  guns: tuple(
    parts({ id: ids(box.gunCards, 'card'), count: copies, ...gunFace }),
    box.gunCards.length,
  ),
  victims: tuple(parts({ id: ids(box.victimIds, 'victim'), ...victimFace }), box.victimIds.length),
  fortunes: tuple(parts({ id: ids(box.fortunes, 'fortune'), count: copies }), box.fortunes.length),
  money: parts({ hundreds: notes, twoHundreds: notes, tokens: notes }),
})

/** The components of Nowhere'sVille: what is printed on the cards, and how often each of them and each note is there. */
export const componentData: ComponentData<Components, Of<typeof file>> = {
  file,
  own: parts({
    faces: parts({
      bandits: every(box.banditIds, () => parts(banditFace)),
      robbery: every(box.robberyCards, () => parts(robberyFace)),
      guns: every(box.gunCards, () => parts(gunFace)),
      victims: every(box.victimIds, () => parts(victimFace)),
    }),
    copies: every(box.equipment, () => copies),
    notes: every(['100', '200'], () => notes),
    tokens: notes,
    fortunes: every(box.fortunes, () => copies),
  }),
  toEngine: box.componentsIn,
  check({ notes: there, fortunes: cards }, refuse) {
    const received = (there?.[100] ?? 0) + (there?.[200] ?? 0)
    if (received > MOST_NOTES) refuse('too-many-notes', { received, allowed: MOST_NOTES }, 'notes')
    const drawn = Object.values(cards ?? { nothing: 1 }).some((one) => one > 0)
    if (!drawn) refuse('no-fortune-cards', {}, 'fortunes')
  },
}

/** The ways to draw notes out of so many are still counted in whole numbers. */
const MOST_NOTES = 50
