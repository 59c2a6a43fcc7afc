import { byId } from '../../kernel/data/keyed.ts'
import type { ComponentFile } from './component-file.ts'
import type { Outline } from './geometry/outline.ts'
import { CENTIMETRE } from './geometry/plane.ts'

/** Components for the rules, from the file: everything by name, lengths in tenths of a millimetre. */
export function componentsIn(said: ComponentFile) {
  return {
    layout: said.layout.boxes,
    passports: byId(said.passports, ({ id: _, ...passport }) => passport),
    weapons: byId(said.weapons, ({ id: _, ...weapon }) => weapon),
    limits: byId(said.objects, ({ limit }) => limit),
    startingWeapons: said.stacks.weapons,
    startingObjects: said.stacks.objects,
    /** The search tokens that are no Resource of the four set aside. */
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
