import { type CardId, gangOf, type Seat } from '../components.ts'
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
  const cards = cardsAt(play.now, building)
  const gangs: GangStrength[] = []
  for (const seat of play.given.seats) {
    const own = cards.filter((card) => gangOf(card) === seat)
    if (own.length > 0) gangs.push(strengthOf(play, seat, own))
  }
  return gangs
}

/** The strength of a gang's cards: Operation Seduction's increase counts in pairs unless read otherwise. */
function strengthOf(play: Play, seat: Seat, cards: readonly CardId[]): GangStrength {
  const printedPairs = play.readings['poker.pairOn'] === 'printed'
  const values: number[] = []
  let total = 0
  for (const card of cards) {
    const { strength } = cardOf(play, card)
    const raised = play.now.charmed.includes(card) ? strength + 1 : strength
    total += raised
    values.push(printedPairs ? strength : raised)
  }
  return { seat, total, pair: bestPair(values), best: Math.max(...values) }
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
