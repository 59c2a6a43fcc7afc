import Fraction from 'fraction.js'
import { type Grip, type Resource, resources, type Seat } from '../components.ts'
import { bare, infectionsOf, type Laid, type Player, seatsIn, woundsOf } from '../position.ts'
import { isAtHand } from '../rules/dice.ts'
import { meetNeighboursAt, pointsOf, QUOTA } from '../rules/points.ts'
import { attackPool, defencePool, hordePool, type Pool } from '../rules/sheet/sides.ts'
import { usableGrips } from '../rules/sheet/weapons.ts'
import { MORTAL } from '../rules/sheet/wounds.ts'
import { SICK } from '../rules/zombies/infection.ts'
import { chanceOfDeath, chanceOfLosingCharm, fought, greenRolls, withPlayer } from './fights.ts'

/** A way in which somebody may die by the next roll of dice. */
export interface Way {
  readonly by: 'attack' | 'zombie' | 'infection'
  /** With what is held there. */
  readonly grip?: Grip
  readonly chance: Fraction
}

/** Something that would bring points: a Resource that is found, or a survivor that dies, which dice can bring. */
export interface Hope {
  readonly what: Resource | Seat
  readonly gain: number
  /** True when it is enough to leave. */
  readonly isEnough: boolean
  readonly ways: readonly Way[]
}

/** end.win: the points that a survivor has, and what can bring those that are missing, the most telling first. */
export function leavingOf(
  laid: Laid,
  seat: Seat,
): { readonly total: number; readonly hopes: readonly Hope[] } {
  const { total } = pointsOf(laid, seat)
  const { now } = laid
  const hope = (what: Hope['what'], change: Partial<Player>, ways: readonly Way[] = []): Hope => {
    const gain = pointsOf({ now: withPlayer(laid, seat, change) }, seat).total - total
    return { what, gain, isEnough: total + gain >= QUOTA, ways }
  }
  const others = seatsIn(laid, 'in').filter((one) => one !== seat)
  const { sheet, deaths } = now.players[seat]
  const hopes = [
    ...others.map((dead) => {
      const sides = meetNeighboursAt(laid, dead).filter((one) => one.seat === seat)
      const met = Object.fromEntries(sides.map(({ side }) => [side, true]))
      return hope(dead, { ...met, deaths: deaths + 1 }, waysToDie(laid, seat, dead))
    }),
    // Where it would lie matters to no point: on a place that nothing else is counted by.
    ...resources.map((kind) => hope(kind, { sheet: { ...sheet, 'card-6': bare(kind) } })),
  ]
  return { total, hopes: hopes.toSorted((one, other) => other.gain - one.gain) }
}

/** wound.third-kills: how somebody may die by the next attack of a survivor or a zombie, or the next infected roll. */
function waysToDie(laid: Laid, by: Seat, seat: Seat): readonly Way[] {
  const { now } = laid
  const usable = usableGrips(laid, by)
  const death = (attack: Pool) => ({
    chance: chanceOfDeath(laid, seat, fought(attack, defencePool(laid, seat))),
  })
  const infections = infectionsOf(now.players[seat])
  const rolls = laid.readings['infection'] === 'each' ? infections : Math.min(infections, 1)
  const missing = MORTAL - woundsOf(laid, seat)
  return [
    ...usable.map(
      (grip) => ({ by: 'attack', grip, ...death(attackPool(laid, by, grip)) }) as const,
    ),
    { by: 'zombie', ...death(hordePool(1)) },
    ...(rolls >= missing
      ? [{ by: 'infection', chance: chanceOfIllness(laid, seat, rolls, missing) } as const]
      : []),
  ]
}

/**
 * infection.roll, infection.threshold: how likely so many rolls, one or by the other reading one for each Infection, bring so many
 * Wounds, laid where they cost the green die nothing;
 * R-charm: a charm that is used in one roll can be gone in the next.
 */
function chanceOfIllness(
  laid: Laid,
  seat: Seat,
  rolls: number,
  wounds: number,
  hasCharm = isAtHand(laid, seat, 'charm'),
): Fraction {
  if (wounds === 0) return new Fraction(1)
  if (rolls < wounds) return new Fraction(0)
  const lost = chanceOfLosingCharm(laid, seat)
  return greenRolls(laid, seat, Number(hasCharm)).reduce((total, { sum, used, chance }) => {
    const left = sum <= SICK ? wounds - 1 : wounds
    const then = (isKept: boolean) => chanceOfIllness(laid, seat, rolls - 1, left, isKept)
    const kept = new Fraction(1).sub(lost)
    const after = used > 0 ? then(false).mul(lost).add(then(true).mul(kept)) : then(hasCharm)
    return total.add(chance.mul(after))
  }, new Fraction(0))
}
