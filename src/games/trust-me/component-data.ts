import { byKey } from '../../kernel/keyed.ts'
import type { ComponentData } from '../../kernel/program.ts'
import {
  count,
  every,
  list,
  listed,
  type Of,
  onceEach,
  optional,
  parts,
  some,
  tuple,
} from '../../kernel/schema/schema.ts'
import * as box from './components.ts'
import { componentsIn } from './components-in.ts'

const once = <const V extends string>(values: readonly V[], pool: string) =>
  listed(values, { once: onceEach(pool) })
const few = count(0, 99)
const die = listed(box.dice)
const limit = listed([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'once'])
const weapon = { category: listed(box.categories), die, limit: count(0, 12), hands: listed([1, 2]) }
const bonusOf = byKey(box.bonuses, () => count(0, 9))
const passport = { ...bonusOf, effect: optional(listed(['none', ...box.skills]), 'none') }

/** object.special-resource, object.blank-keep: everything but what cannot come of a stack. */
const stackBut = (none: box.ItemKind) =>
  some(
    box.items.filter((kind) => kind !== none),
    () => few,
  )
const starting = stackBut('blank')
const search = stackBut('special-resource')
const yesNo = listed([false, true])
const bands = list(parts({ from: count(4, 99), wounds: count(0, 3) }), { most: 9 })
const range = list(parts({ beyond: count(0, 99), penalty: count(0, 99) }), { most: 9 })
const defence = list(die, { most: 4 })
const layout = tuple(listed(box.prints), box.boxes.length)
const centimetres = count(1, 60)

/** What a piece of scenery is like, but for its shape. */
const piece = {
  count: few,
  points: count(0, 3),
  solid: yesNo,
  opaque: yesNo,
  cover: count(0, 9),
  line: listed(['none', 'yellow', 'red']),
  features: list(listed(box.features), { most: box.features.length }),
  zombies: few,
  tokens: few,
}

/**
 * components.sheets, components.cards, components.figures, components.scenery: what the file of the components holds, but
 * for names and where they come from.
 */
const file = parts({
  layout: parts({ boxes: layout }),
  passports: tuple(
    parts({ id: once(box.survivors, 'survivor'), ...passport }),
    box.survivors.length,
  ),
  weapons: tuple(parts({ id: once(box.weapons, 'weapon'), ...weapon }), box.weapons.length),
  objects: tuple(parts({ id: once(box.objects, 'object'), limit }), box.objects.length),
  resources: tuple(parts({ id: once(box.resources, 'resource') }), box.resources.length),
  stacks: parts({ weapons: starting, objects: starting, search }),
  objectives: tuple(
    parts({ id: once(box.objectives, 'objective'), count: few }),
    box.objectives.length,
  ),
  scenery: tuple(
    parts({
      id: once(box.pieceKinds, 'scenery'),
      width: centimetres,
      height: centimetres,
      arms: yesNo,
      ...piece,
    }),
    box.pieceKinds.length,
  ),
  figures: parts({ zombies: count(1, 30) }),
  table: parts({ base: listed([2, 2.5, 3, 3.5, 4]), defence, range }),
  damage: parts({ bands }),
})

/** What the file of the components says, once it is read. */
export type ComponentFile = Of<typeof file>

const corner = parts({ x: count(-3000, 3000), y: count(-3000, 3000) })

/** The components of Trust Me: what the text layer lost, and what it tells. */
export const componentData: ComponentData<box.Components, ComponentFile> = {
  file,
  own: parts({
    layout,
    passports: every(box.survivors, () => parts(passport)),
    weapons: every(box.weapons, () => parts(weapon)),
    limits: every(box.objects, () => limit),
    startingWeapons: starting,
    startingObjects: starting,
    search,
    objectives: every(box.objectives, () => few),
    scenery: every(box.pieceKinds, () =>
      parts({ shape: list(corner, { least: 3, most: 12 }), ...piece }),
    ),
    zombies: count(1, 30),
    radius: count(100, 200),
    defence,
    damage: bands,
    range: optional(range, []),
  }),
  toEngine: componentsIn,
}
