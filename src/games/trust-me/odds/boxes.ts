import Fraction from 'fraction.js'
import { type Box, boxes, type Place, type Print, type Seat } from '../components.ts'
import type { Held, Laid } from '../position.ts'
import { bare, isActionToken, isHarm, isItem, isResource, woundsOf } from '../position.ts'
import { roomFor, roomForToken } from '../rules/sheet/sheet.ts'
import { attackPool, defencePool, hordePool } from '../rules/sheet/sides.ts'
import { usableGrips } from '../rules/sheet/weapons.ts'
import { MORTAL, placesToWound } from '../rules/sheet/wounds.ts'
import { chanceThat, fought, killsBy, meanOf, withHeld, withPlayer, woundsBy } from './fights.ts'

/** Result of laying something at a place of a sheet. */
export interface Laying {
  readonly place: Place
  /** The skill that is covered, if one is, and what falls. */
  readonly skill: Print | undefined
  readonly falls: readonly Held[]
  /** zombie.value: how likely a zombie that attacks then brings a Wound, and how many on average. */
  readonly wounded: Fraction
  readonly wounds: Fraction
  /** zombie.kill-fives: how likely an attack with what is held then fells a zombie; 0 without a weapon. */
  readonly kills: Fraction
  /** True when no other place is better in one respect and worse in none, for the one who chooses. */
  readonly isBest: boolean
}

/** The one who chooses the place: an opponent who has wounded, otherwise the owner of the sheet. */
export function placerOf({ given: { told } }: Laid): Seat {
  const { seat = 'A', comes = 'wound', by = 'zombies' } = told
  return comes === 'wound' && by !== 'zombies' ? by : seat
}

/** token.place, wound.where, infection.where: every place where what comes can go, and what it comes to. */
export function layingsOf(laid: Laid): readonly Laying[] {
  const { told } = laid.given
  const { seat = 'A', comes = 'wound' } = told
  const held = bare(comes)
  // wound.third-kills: nothing is lost any more by whoever dies.
  if (comes === 'wound' && woundsOf(laid, seat) + 1 >= MORTAL) return []
  const places = isHarm(comes)
    ? placesToWound(laid, seat)
    : isItem(held)
      ? roomFor(laid, seat, held)
      : roomForToken(laid, seat)
  const all = places.map((place) => layingAt(laid, seat, place, held))
  const sign = placerOf(laid) === seat ? 1 : -1
  const badness = all.map((one) => badnessOf(one).map((value) => value * sign))
  return all.map((one, at) => ({
    ...one,
    isBest: !badness.some((other) => isBelow(other, badness[at] as readonly number[])),
  }))
}

function layingAt(laid: Laid, seat: Seat, place: Place, held: Held): Omit<Laying, 'isBest'> {
  const { layout } = laid.given.components
  const { sheet } = laid.now.players[seat]
  const print = sheet[place] ? undefined : layout[boxes.indexOf(place as Box)]
  const across = place === 'left' || place === 'right' ? sheet.both : null
  const lies = withHeld(laid, seat, place, held)
  // R-fatigue-impossible: a token that lies there is none of the reserve any more, which could still be turned.
  const reserve = laid.now.players[seat].reserve - Number(isActionToken(held.kind))
  const then = { ...lies, now: withPlayer(lies, seat, { reserve }) }
  const spread = fought(hordePool(1), defencePool(then, seat))
  const wounds = woundsBy(then, seat)
  // sheet.fight-from-hand: of several weapons the attacker takes the best.
  const kills = usableGrips(then, seat).map((grip) => {
    const attack = attackPool(then, seat, grip)
    return chanceThat(fought(attack), (total) => killsBy(then, attack, 1)(total) > 0)
  })
  return {
    place,
    skill: print === 'blank' || print === 'hidden' ? undefined : print,
    falls: isHarm(held.kind) ? [sheet[place], across].filter(isItem) : [],
    wounded: chanceThat(spread, (margin) => wounds(margin) > 0),
    wounds: meanOf(spread, wounds),
    kills: kills.reduce((best, one) => (one.gt(best) ? one : best), new Fraction(0)),
  }
}

/** Amounts that an owner wishes to be small. */
function badnessOf({ skill, falls, wounds, kills }: Omit<Laying, 'isBest'>): readonly number[] {
  const points = falls.filter(isResource).length
  return [wounds.valueOf(), -kills.valueOf(), falls.length, points, Number(skill !== undefined)]
}

/** True when every amount is at most as large as the other's, and one is smaller. */
function isBelow(one: readonly number[], other: readonly number[]): boolean {
  const isSmall = one.every((value, at) => value <= (other[at] as number))
  return isSmall && one.some((value, at) => value < (other[at] as number))
}
