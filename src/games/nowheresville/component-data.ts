import type { ComponentData } from '../../kernel/program.ts'
import {
  count,
  every,
  listed,
  type Of,
  onceEach,
  type Part,
  parts,
  tuple,
} from '../../kernel/schema/schema.ts'
import type { Components } from './components.ts'
import * as box from './components.ts'
import { banditFace, gunFace, robberyFace, victimFace } from './kinds/faces.ts'

const copies = count(0, 9)
const notes = count(0, 50)

/** Cards as the file lists them, each once. */
const cards = <const Id extends string, Face extends Readonly<Record<string, Part>>>(
  pool: string,
  ids: readonly Id[],
  face: Face,
) => tuple(parts({ id: listed(ids, { once: onceEach(pool) }), ...face }), ids.length)

/** What the file of the components holds, but for names and where they come from. */
const file = parts({
  bandits: cards('bandit', box.banditIds, banditFace),
  robbery: cards('card', box.robberyCards, { count: copies, ...robberyFace }),
  guns: cards('card', box.gunCards, { count: copies, ...gunFace }),
  victims: cards('victim', box.victimIds, victimFace),
  fortunes: cards('fortune', box.fortunes, { count: copies }),
  money: parts({ hundreds: notes, twoHundreds: notes, tokens: notes }),
})

/** What the file says, once it is read. */
export type ComponentFile = Of<typeof file>

/** The components of Nowhere'sVille: what is printed on the cards, and how often each of them and each note is there. */
export const componentData: ComponentData<Components, ComponentFile> = {
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
