import Fraction from 'fraction.js'
import type { Scale } from '../../../kernel/decide/weigh.ts'
import type { Seat } from '../components.ts'
import { type Given, type Position, purseOf } from '../position.ts'
import { worthOfGang } from '../rules/scoring.ts'

/** A player's worth of things, in Notoriety: whole numbers or fractions such as `1/2`. */
interface Worth {
  readonly bullet: string | number
  readonly coin: string | number
  /** An Outlaw that is not in the Graveyard. */
  readonly outlaw: string | number
}

/**
 * Scale of decisions: Notoriety, as score.sum counts it, and other possessions at the given worth;
 * undead.stop-anytime lets a shooter plan ahead. The solo game is not played for Notoriety.
 */
export function scaleOf(worth: Worth): Scale<Given, Position> {
  return {
    worth: (position, given, seat) => worthTo(position, given, seat as Seat, worth),
    isTold: ({ solo }) => !solo,
    isHuge: ({ kind }, { shootout }) => kind === 'target' && (shootout?.seats.length ?? 0) > 3,
    reduced,
  }
}

/**
 * Before a shootout that nothing follows, no Undead is drawn that nobody has seen: where it goes changes the
 * worth of no answer but that of the one who puts it there, who knows better than to put it on a building of
 * his own.
 */
const reduced: NonNullable<Scale<Given, Position>['reduced']> = (known, { shootout }) => {
  const { scene, solo, undead } = known.given
  const isShootout = (scene.actors ?? []).length > 1 || scene.target || scene.building
  if (solo || !isShootout || (shootout?.killed ?? []).length > 0) return known
  const under = known.position.under.filter((card) => card in undead)
  return { ...known, position: { ...known.position, under } }
}

/** score.sum: what a position is worth to a seat, in Notoriety. */
function worthTo(position: Position, given: Given, seat: Seat, worth: Worth): Fraction {
  const { loaded, graveyard } = position.gangs[seat]
  const { coins, notoriety } = purseOf(position, seat)
  return new Fraction(notoriety + worthOfGang({ given, now: position }, seat))
    .add(new Fraction(worth.bullet).mul(loaded.length))
    .add(new Fraction(worth.coin).mul(coins))
    .sub(new Fraction(worth.outlaw).mul(graveyard))
}
