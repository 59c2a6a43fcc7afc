import { byKey } from '../../kernel/keyed.ts'
import type { ComponentFile } from './component-data.ts'
import { type Components, pieceKinds, type Scenery } from './components.ts'
import type { Outline } from './geometry/outline.ts'
import { CENTIMETRE } from './geometry/plane.ts'

/** What the rules take of the file of the components: everything by its name, lengths in tenths of a millimetre. */
export function componentsIn(said: ComponentFile): Components {
  return {
    layout: said.layout.boxes,
    passports: byId(said.passports),
    weapons: byId(said.weapons),
    limits: Object.fromEntries(
      said.objects.map((one) => [one.id, one.limit]),
    ) as Components['limits'],
    startingWeapons: said.stacks.weapons,
    startingObjects: said.stacks.objects,
    search: said.stacks.search,
    objectives: Object.fromEntries(
      said.objectives.map((one) => [one.id, one.count]),
    ) as Components['objectives'],
    scenery: byKey(pieceKinds, (kind) => {
      const {
        id: _,
        width,
        height,
        arms,
        ...rest
      } = said.scenery.find(({ id }) => id === kind) as (typeof said.scenery)[number]
      return { ...rest, shape: shapeOf(width * CENTIMETRE, height * CENTIMETRE, arms) } as Scenery
    }),
    zombies: said.figures.zombies,
    radius: (said.table.base * CENTIMETRE) / 2,
    defence: said.table.defence,
    damage: said.damage.bands,
    range: said.table.range,
  }
}

/** What several entries say, by their ids. */
function byId<Id extends string, Entry extends { readonly id: Id }>(
  entries: readonly Entry[],
): Readonly<Record<Id, Omit<Entry, 'id'>>> {
  const all = entries.map(({ id, ...rest }) => [id, rest])
  return Object.fromEntries(all) as Record<Id, Omit<Entry, 'id'>>
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
