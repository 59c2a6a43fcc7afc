import type { Seat } from '../components.ts'
import type { TableKind } from './fitting.ts'

/** Whose Targeting cards a situation is about: they stand first in its form. */
export function shotWith(situation: TableKind): readonly Seat[] {
  switch (situation.kind) {
    case 'duel':
    case 'final-duel':
      return situation.duellists
    case 'intimidation':
      return [situation.by, situation.target]
    case 'shooting':
      return [situation.by]
    case 'robbery':
      return situation.what === 'bullet' ? [situation.by, situation.of] : []
    case 'building-fight': {
      const { building, town = [], by } = situation
      const defender = town.find(({ card }) => card === building)?.occupants?.[0]
      return defender ? [defender, by] : [by]
    }
    default:
      return []
  }
}
