import type { Refusal } from '../../../kernel/refusal.ts'
import { type Components, SIX, undeadCards } from '../components.ts'
import type { QuickSituation } from './open.ts'
import { seatsOf } from './seats.ts'
import type { TableSituation } from './table.ts'

/** What is worth knowing about a situation that is legal all the same. */
export function remarksOn(situation: QuickSituation, components: Components): readonly Refusal[] {
  return [
    ...remarkOnSixes(situation, components),
    ...(situation.kind === 'round' ? remarksOnRound(situation, components) : []),
  ]
}

/** component.undead-sixes: of the printed Undead exactly three have the value 6. */
function remarkOnSixes({ undead = {} }: QuickSituation, components: Components): Refusal[] {
  const sixes = undeadCards.filter(
    (card) => (undead[card]?.value ?? components.undead[card].value) === SIX,
  )
  if (sixes.length === SIXES) return []
  const facts = { received: sixes.length, allowed: SIXES }
  return [{ code: 'not-three-sixes', clause: 'component.undead-sixes', facts }]
}

const SIXES = 3

/** What no round of a real game begins with: slots without buildings, or a clear Town and no High Noon. */
function remarksOnRound(round: TableSituation, { slots }: Components): Refusal[] {
  const { players, town = [], street = [], noon = 'far' } = round
  const gangs = seatsOf(players, round.twoGangs === 'yes').length
  const used = slots.filter((slot) => slot.players <= (gangs === 1 ? 6 : gangs)).length
  const remarks: Refusal[] = []
  if (town.length < used) {
    const facts = { received: town.length, allowed: used }
    remarks.push({ code: 'slots-without-buildings', clause: 'building.count', facts })
  }
  const isClear = street.length === 0 && town.every(({ undead = [] }) => undead.length === 0)
  if (isClear && noon === 'far' && players > 1) {
    remarks.push({ code: 'clear-before-noon', clause: 'noon.trigger', facts: {} })
  }
  return remarks
}
