import { rank } from '../../../kernel/rank.ts'
import { type CardId, gangOf, type Seat } from '../components.ts'
import type { GangStrength } from '../events.ts'
import { cardOf, type Play, turnOrder } from '../position.ts'
import type { Building } from '../town.ts'
import { cardsAt, hasTournament } from './events.ts'

/** The gangs at a building from the strongest down, and whether turn order had to decide. */
export interface Ranking {
  readonly order: readonly GangStrength[]
  readonly poker: boolean
  readonly tie: boolean
}

/** loot.tie: between equals the gang nearest to the first player in turn order goes first. */
export function rankGangs(play: Play, building: Building): Ranking {
  const poker = hasTournament(play.now, building)
  const compare = poker ? pokerOrder(play) : bySum
  const { order, tie } = rank(gangsAt(play, building), compare)
  return { order, poker, tie }
}

/**
 * The strength of each gang with at least one gangster at a building, in turn order; zero strength
 * takes part too.
 */
function gangsAt(play: Play, building: Building): GangStrength[] {
  const cards = cardsAt(play.now, building)
  const gangs: GangStrength[] = []
  if (cards.length === 0) return gangs
  for (const seat of turnOrder(play)) {
    const gang = strengthOf(play, seat, cards)
    if (gang) gangs.push(gang)
  }
  return gangs
}

/** seduction.plus-one: what a charmed gangster's robbery strength is increased by. */
const CHARM = 1

/**
 * loot.sum-all-sides: a gang's strength at a building is the sum over all its gangsters there, on
 * whichever sides they stand. Undefined when it has none there.
 * Three or more equal cards are a pair of that value. Operation Seduction's increase counts in pairs
 * unless read otherwise.
 */
function strengthOf(play: Play, seat: Seat, cards: readonly CardId[]): GangStrength | undefined {
  const printedPairs = play.readings['poker.pairOn'] === 'printed'
  let total = 0
  let best = -1
  let pair: number | null = null
  // The values met so far: strengths are small, so a set of them fits into the bits of a number.
  let met = 0
  for (const card of cards) {
    if (gangOf(card) !== seat) continue
    const { strength } = cardOf(play, card)
    const raised = play.now.charmed.includes(card) ? strength + CHARM : strength
    const value = printedPairs ? strength : raised
    total += raised
    best = Math.max(best, value)
    if (met & (1 << value)) pair = Math.max(pair ?? 0, value)
    met |= 1 << value
  }
  return best < 0 ? undefined : { seat, total, pair, best }
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
