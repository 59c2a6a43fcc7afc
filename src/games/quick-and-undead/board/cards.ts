import type { BuildingCard, BuildingFace, UndeadCard, UndeadFace } from '../components.ts'
import type { TableSituation } from '../situations/table.ts'
import { contentComponents } from './components.ts'

/** What every card shows: samples, unless the situation writes something else on it. */
export function facesOf({ buildings = {}, undead = {} }: TableSituation): {
  readonly buildings: Readonly<Record<BuildingCard, BuildingFace>>
  readonly undead: Readonly<Record<UndeadCard, UndeadFace>>
} {
  return {
    buildings: overwritten<BuildingCard, BuildingFace>(contentComponents.buildings, buildings),
    undead: overwritten<UndeadCard, UndeadFace>(contentComponents.undead, undead),
  }
}

function overwritten<Card extends string, Face>(
  samples: Readonly<Record<Card, Face>>,
  own: Readonly<Partial<Record<Card, Partial<Face>>>>,
): Readonly<Record<Card, Face>> {
  const cards = Object.keys(samples) as Card[]
  return Object.fromEntries(
    cards.map((card) => [card, { ...samples[card], ...own[card] }]),
  ) as unknown as Record<Card, Face>
}
