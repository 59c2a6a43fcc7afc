import type { Seat } from '../components.ts'
import type { GangStrength } from '../events.ts'
import { cardOf, distance, type Play } from '../position.ts'
import type { Building } from '../town.ts'
import { cardsAt, hasTournament } from './events.ts'

/** The gangs at a building from the strongest down, and whether turn order had to decide. */
export interface Ranking {
  readonly order: readonly GangStrength[]
  readonly poker: boolean
  readonly tie: boolean
}

/**
 * loot.sum-all-sides: a gang's strength at a building is the sum over all its gangsters there;
 * loot.tie: between equals the gang nearest to the first player in turn order goes first.
 */
export function rankGangs(play: Play, building: Building): Ranking {
  const poker = hasTournament(play.now, building)
  const compare = poker ? pokerOrder(play) : bySum
  let tie = false
  const order = gangsAt(play, building).sort((one, other) => {
    const difference = compare(one, other)
    if (difference === 0) tie = true
    return difference || distance(play, one.seat) - distance(play, other.seat)
  })
  return { order, poker, tie }
}

/** The strength of each gang with at least one gangster at a building; zero strength takes part too. */
function gangsAt(play: Play, building: Building): GangStrength[] {
  const totals = new Map<Seat, number>()
  const cards = new Map<Seat, number[]>()
  for (const id of cardsAt(play.now, building)) {
    const { seat, strength } = cardOf(play, id)
    const raised = strength + (play.now.charmed.includes(id) ? 1 : 0)
    const compared = play.readings['poker.pairOn'] === 'printed' ? strength : raised
    totals.set(seat, (totals.get(seat) ?? 0) + raised)
    cards.set(seat, [...(cards.get(seat) ?? []), compared])
  }
  return [...totals].map(([seat, total]) => {
    const values = cards.get(seat) ?? []
    return { seat, total, pair: bestPair(values), best: Math.max(...values) }
  })
}

/** The value of the best pair: three or more equal cards are a pair of that value. */
function bestPair(values: readonly number[]): number | null {
  const paired = values.filter((value, index) => values.indexOf(value) !== index)
  return paired.length > 0 ? Math.max(...paired) : null
}

function bySum(one: GangStrength, other: GangStrength): number {
  return other.total - one.total
}

/**
 * poker.pair-beats: a pair beats any gang without one, the higher pair the lower;
 * poker.example: without pairs the best single card decides, not the sum: 6 beats 4 + 3.
 * Level gangs are compared by their total strength.
 */
function pokerOrder({ readings }: Play) {
  const bySumInClass = readings['poker.compare'] === 'pair-then-sum'
  return (one: GangStrength, other: GangStrength): number => {
    const pairs = Number(other.pair !== null) - Number(one.pair !== null)
    if (pairs !== 0) return pairs
    return (bySumInClass ? 0 : combination(other) - combination(one)) || bySum(one, other)
  }
}

function combination({ pair, best }: GangStrength): number {
  return pair ?? best
}
