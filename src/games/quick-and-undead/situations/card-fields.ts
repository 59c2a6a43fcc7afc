import type { Field, FieldValues, NumberField } from '../../../kernel/fields.ts'
import {
  type BuildingCard,
  type BuildingFace,
  buildingCards,
  CARD_LIMIT,
  type Cell,
  type Components,
  cells,
  type UndeadCard,
  type UndeadFace,
  undeadCards,
} from '../components.ts'
import type { CommonSituation } from './common.ts'
import { counted, type FieldGroup, mark, marked } from './fields.ts'

type Cards = Pick<CommonSituation, 'buildings' | 'undead'>

/** What is on the cards; the default is what the components show. */
export function cardFields({ buildings, undead }: Components): FieldGroup<Cards> {
  return {
    fields: [
      ...buildingCards.flatMap((card) => [
        onCard(`cost.${card}`, buildings[card].cost),
        onCard(`worth.${card}`, buildings[card].notoriety),
      ]),
      ...undeadCards.flatMap((card) => [
        onCard(`value.${card}`, undead[card].value),
        ...cells.map((cell): Field => {
          return { ...marked(`weak.${card}.${cell}`), default: mark(isWeak(undead[card], cell)) }
        }),
      ]),
    ],
    read: (values) => ({
      ...buildingsFrom(values, buildings),
      ...undeadFrom(values, undead),
    }),
    write: (given) => ({
      ...buildingsTo(given.buildings ?? {}, buildings),
      ...undeadTo(given.undead ?? {}, undead),
    }),
  }
}

function onCard(name: string, printed: number): NumberField {
  return { ...counted(name, CARD_LIMIT), default: printed }
}

function isWeak({ weakSpots }: Pick<UndeadFace, 'weakSpots'>, cell: Cell): boolean {
  return weakSpots.includes(cell)
}

function buildingsFrom(values: FieldValues, printed: Components['buildings']): Cards {
  const read: Partial<Record<BuildingCard, BuildingFace>> = {}
  for (const card of buildingCards) {
    const cost = Number(values[`cost.${card}`])
    const notoriety = Number(values[`worth.${card}`])
    const same = cost === printed[card].cost && notoriety === printed[card].notoriety
    if (!same) read[card] = { cost, notoriety }
  }
  return Object.keys(read).length > 0 ? { buildings: read } : {}
}

function undeadFrom(values: FieldValues, printed: Components['undead']): Cards {
  const read: Partial<Record<UndeadCard, UndeadFace>> = {}
  for (const card of undeadCards) {
    const value = Number(values[`value.${card}`])
    const weakSpots = cells.filter((cell) => values[`weak.${card}.${cell}`] === 'yes')
    const sameSpots = cells.every(
      (cell) => isWeak({ weakSpots }, cell) === isWeak(printed[card], cell),
    )
    if (value !== printed[card].value || !sameSpots) read[card] = { value, weakSpots }
  }
  return Object.keys(read).length > 0 ? { undead: read } : {}
}

function buildingsTo(
  given: NonNullable<Cards['buildings']>,
  printed: Components['buildings'],
): FieldValues {
  const values: Record<string, number> = {}
  for (const card of buildingCards) {
    const { cost, notoriety } = { ...printed[card], ...given[card] }
    values[`cost.${card}`] = cost
    values[`worth.${card}`] = notoriety
  }
  return values
}

function undeadTo(given: NonNullable<Cards['undead']>, printed: Components['undead']): FieldValues {
  const values: Record<string, string | number> = {}
  for (const card of undeadCards) {
    const { value, weakSpots } = { ...printed[card], ...given[card] }
    values[`value.${card}`] = value
    for (const cell of cells) values[`weak.${card}.${cell}`] = mark(isWeak({ weakSpots }, cell))
  }
  return values
}
