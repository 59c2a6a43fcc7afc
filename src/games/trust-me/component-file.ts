import { byId, byKey } from '../../kernel/data/keyed.ts'
import type { ComponentData } from '../../kernel/game/program.ts'
import {
  count,
  eachOnce,
  every,
  list,
  listed,
  type Of,
  optional,
  parts,
  some,
  tuple,
} from '../../kernel/schema/schema.ts'
import * as box from './components.ts'
import type { Outline } from './geometry/outline.ts'
import { CENTIMETRE } from './geometry/plane.ts'

const few = count(0, 99)
const die = listed(box.dice)
/** object.token-fields: a number, 0 where it is never rolled for, `once` where the object is gone after its use. */
const limit = listed([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'once'])
/** weapon.token-fields: what a weapon token shows. */
const weapon = { category: listed(box.categories), die, limit: count(0, 12), hands: listed([1, 2]) }
const bonusOf = byKey(box.bonuses, () => count(0, 9))
/**
 * passport.three-bonuses, passport.effect: what a passport adds to the rolls of its survivor. All effects are lost; one
 * that can be told here is a skill that nothing covers (R-passport-data).
 */
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
/** R-damage-table: from a difference on, so many Wounds. */
const bands = list(parts({ from: count(4, 99), wounds: count(0, 3) }), { most: 9 })
/** R-range: beyond a distance an attack is reduced. */
const range = list(parts({ beyond: count(0, 99), penalty: count(0, 99) }), { most: 9 })
const defence = list(die, { most: 4 })
const layout = tuple(listed(box.prints), box.boxes.length)

/** Shape of a piece in the file: its sides in centimetres, and true for two arms. */
const sides = { width: count(1, 60), height: count(1, 60), arms: listed([false, true]) }

/** scenery.icons, scenery.passage-lines: what a kind of scenery is like, but for its shape. */
const piece = {
  count: few,
  /** setup.scenery-3, setup.scenery-2, setup.scenery-1: what it costs to place; special pieces cost nothing. */
  points: count(0, 3),
  solid: yesNo,
  opaque: yesNo,
  /** scenery.cover: by how much a Ranged attack through it is reduced. */
  cover: count(0, 9),
  /** scenery.passage-red, scenery.passage-yellow: how it can be passed. */
  line: listed(['none', 'yellow', 'red']),
  features: list(listed(box.features), { most: box.features.length }),
  /** special.corpse, special.vehicle-start: what starts on it. */
  zombies: few,
  tokens: few,
}

/**
 * components.sheets, components.cards, components.figures, components.scenery: what the file of the components holds, but
 * for names and where they come from.
 */
const file = parts({
  layout: parts({ boxes: layout }),
  passports: eachOnce('survivor', box.survivors, passport),
  weapons: eachOnce('weapon', box.weapons, weapon),
  objects: eachOnce('object', box.objects, { limit }),
  resources: eachOnce('resource', box.resources),
  stacks: parts({ weapons: starting, objects: starting, search }),
  objectives: eachOnce('objective', box.objectives, { count: few }),
  scenery: eachOnce('scenery', box.pieceKinds, { ...sides, ...piece }),
  figures: parts({ zombies: count(1, 30) }),
  table: parts({ base: listed([2, 2.5, 3, 3.5, 4]), defence, range }),
  damage: parts({ bands }),
})

/** Content of the component file. */
export type ComponentFile = Of<typeof file>

/** Components for the rules, from the file: everything by name, lengths in tenths of a millimetre. */
export function componentsIn(said: ComponentFile): box.Components {
  return {
    layout: said.layout.boxes,
    passports: byId(said.passports, ({ id: _, ...passport }) => passport),
    weapons: byId(said.weapons, ({ id: _, ...weapon }) => weapon),
    limits: byId(said.objects, ({ limit }) => limit),
    startingWeapons: said.stacks.weapons,
    startingObjects: said.stacks.objects,
    search: said.stacks.search,
    objectives: byId(said.objectives, ({ count }) => count),
    scenery: byId(said.scenery, ({ id: _, width, height, arms, ...piece }) => {
      return { ...piece, shape: shapeOf(width * CENTIMETRE, height * CENTIMETRE, arms) }
    }),
    zombies: said.figures.zombies,
    radius: (said.table.base * CENTIMETRE) / 2,
    defence: said.table.defence,
    damage: said.damage.bands,
    range: said.table.range,
  }
}

/** A rectangle about its middle, or two arms of a length and a width that meet in a corner. */
function shapeOf(width: number, height: number, arms: boolean): Outline {
  const [x, y] = [width / 2, height / 2]
  if (!arms)
    return [
      { x: -x, y: -y },
      { x, y: -y },
      { x, y },
      { x: -x, y },
    ]
  const inner = height - x
  return [
    { x: -x, y: -x },
    { x, y: -x },
    { x, y: inner },
    { x: inner, y: inner },
    { x: inner, y: x },
    { x: -x, y: x },
  ]
}

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
