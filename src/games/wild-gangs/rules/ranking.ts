import { rank } from '../../../kernel/data/rank.ts'
import type { Card } from '../components.ts'
import type { GangStrength } from '../events.ts'
import { cardOf, type Gang, gangsAmong, type Laid, type Position } from '../position.ts'
import type { Building } from '../town.ts'
import { cardsAt, hasTournament } from './events.ts'

/** The gangs at a building from the strongest down, and whether turn order had to decide. */
export interface Ranking {
  readonly order: readonly GangStrength[]
  readonly poker: boolean
  readonly tie: boolean
}

/**
 * loot.tie: between equals the gang nearest to the first player in turn order goes first. Zero strength
 * takes part too.
 */
export function rankGangs(play: Laid, building: Building): Ranking {
  const poker = hasTournament(play.now, building)
  const gangs = gangsAmong(play, cardsAt(play.now, building))
  const strengths = gangs.map((gang) => strengthOfGang(play, gang))
  const { order, tie } = rank(strengths, poker ? pokerOrder(play) : bySum)
  return { order, poker, tie }
}

/** seduction.plus-one: the robbery strength of a gangster, by one more where it has been charmed. */
export function strengthOf({ charmed }: Position, { id, strength }: Card): number {
  return strength + (charmed.includes(id) ? 1 : 0)
}

/**
 * loot.sum-all-sides: a gang's strength at a building is the sum over all its gangsters there, on
 * whichever sides they stand.
 * Three or more equal cards are a pair of that value. Operation Seduction's increase counts in pairs
 * unless read otherwise.
 */
function strengthOfGang(play: Laid, { seat, cards: ids }: Gang): GangStrength {
  const cards = ids.map((id) => cardOf(play, id))
  const raised = cards.map((card) => strengthOf(play.now, card))
  const isPrinted = play.readings['poker.pairOn'] === 'printed'
  const values = isPrinted ? cards.map(({ strength }) => strength) : raised
  const paired = values.filter((value, index) => values.indexOf(value) < index)
  return {
    seat,
    total: raised.reduce((sum, strength) => sum + strength),
    pair: paired.length > 0 ? Math.max(...paired) : null,
    best: Math.max(...values),
  }
}

function bySum(one: GangStrength, other: GangStrength): number {
  return other.total - one.total
}

/**
 * poker.pair-beats: a pair beats any gang without one, the higher pair the lower;
 * poker.example: without pairs the best single card decides, not the sum: 6 beats 4 + 3.
 * Level gangs are compared by their total strength.
 */
function pokerOrder({ readings }: Laid) {
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
