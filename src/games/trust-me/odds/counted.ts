import { summed } from '../../../kernel/data/integers.ts'
import type { Assumption, Count, FactValue } from '../../../kernel/game/game.ts'
import type { Seat } from '../components.ts'
import { keenly } from '../policies.ts'
import { type Given, type Laid, type Position, woundsOf } from '../position.ts'
import { isAtHand } from '../rules/dice.ts'
import type { Pool } from '../rules/sheet/sides.ts'
import { canTire, MORTAL } from '../rules/sheet/wounds.ts'
import { fightersOf, type Pools, poolsOf } from './cases.ts'
import { chanceOfFailing, chanceOfWear, fought, killsBy, woundsBy } from './fights.ts'

/** Value of a fact for an excess of the attack over the defence, or for a total against zombies. */
type Answer = (laid: Laid, seat: Seat) => (sum: number) => FactValue

/** Counts a combat or a horde by its two pools of dice, some of which may have been rolled. */
function countedBy(answer: Answer, isDamage = false): Count<Given, Position> {
  return ({ given, readings, position: now }, { seat }, after, { id }) => {
    if (given.kind !== 'combat' && given.kind !== 'horde') return undefined
    const laid: Laid = { given, readings, now }
    const pools = poolsAfter(laid, after)
    if (!pools) return undefined
    const valued = answer(laid, seat as Seat)
    const { ways } = fought(pools.attack, pools.defence, id !== keenly.id)
    const weights = summed([...ways].map(([sum, count]) => [valued(sum), BigInt(count)] as const))
    return { weights, assumed: assumedIn(laid, pools, id, isDamage) }
  }
}

/** The odds of what the green dice of a combat have no part in: combat.margin, zombie.kill-fives, wound.third-kills. */
export const counted = {
  difference: countedBy((laid) => (sum) => (fightersOf(laid).defender ? sum : 0)),
  kills: countedBy((laid) => {
    if (fightersOf(laid).defender) return () => 0
    return killsBy(laid, poolsOf(laid).attack, laid.given.told.zombies ?? 1)
  }),
  wounds: countedBy((laid, seat) => {
    const suffered = sufferedBy(laid, seat)
    const had = woundsOf(laid, seat)
    return (sum) => (isDead(laid, seat, suffered(sum)) ? MORTAL : had + suffered(sum))
  }, true),
  alive: countedBy((laid, seat) => {
    const suffered = sufferedBy(laid, seat)
    return (sum) => !isDead(laid, seat, suffered(sum))
  }, true),
  holds: countWear,
}

/** combat.limit: what an attacker has in hand after an attack: its weapon, or none, or an Empty one; all else is played. */
function countWear(
  ...[opening, { seat, place }, after, { id }]: Parameters<Count<Given, Position>>
) {
  const { given, readings, position: now } = opening
  const laid: Laid = { given, readings, now }
  const { attacker, weapon } = fightersOf(laid)
  const { grip = 'right' } = given.told
  if (given.kind !== 'combat' || !weapon || seat !== attacker || place !== grip) return undefined
  const pools = poolsAfter(laid, after)
  if (!pools) return undefined
  const { category, limit } = given.components.weapons[weapon.kind]
  const { n: fails, d: all } =
    id === keenly.id
      ? chanceOfWear(laid, attacker, pools.attack, limit)
      : chanceOfFailing(laid, attacker, limit)
  const worn = category === 'melee' ? 'nothing' : `${weapon.kind}:empty`
  const weights: readonly (readonly [FactValue, bigint])[] = [
    [worn, fails],
    [weapon.kind, all - fails],
  ]
  const assumed = assumedIn(laid, pools, id, false)
  return { weights: new Map(weights.filter(([, weight]) => weight > 0n)), assumed }
}

/**
 * The dice of a combat once so many answers are given, all of them dice, or that none of the attack is rolled again;
 * undefined from where one is, or where it has come to the damage.
 */
function poolsAfter(laid: Laid, after: readonly number[]) {
  const { attack, defence } = poolsOf(laid)
  const count = attack.dice.length
  const isAsked = attack.again > 0 && after.length > count
  const shown = after.map((number) => number + 1)
  const rest = shown.slice(count + Number(isAsked))
  if ((isAsked && after[count] !== 0) || rest.length > (defence?.dice.length ?? 0)) return undefined
  return {
    attack: { ...attack, known: shown.slice(0, count), again: isAsked ? 0 : attack.again },
    defence: defence && { ...defence, known: rest },
  }
}

/** Number of Wounds of a survivor; none without an attack. */
function sufferedBy(laid: Laid, seat: Seat): (sum: number) => number {
  return seat === fightersOf(laid).defender ? woundsBy(laid, seat) : () => 0
}

/** wound.third-kills: whether a survivor is dead after so many more Wounds. */
function isDead(laid: Laid, seat: Seat, more: number): boolean {
  const isGone = laid.now.players[seat].state === 'dead'
  return isGone || (more > 0 && woundsOf(laid, seat) + more >= MORTAL)
}

/** The decisions that were assumed: which dice are rolled again, and what a defender takes who can choose. */
function assumedIn(laid: Laid, pools: Pools, policy: string, isDamage: boolean): Assumption[] {
  const { attacker, defender } = fightersOf(laid)
  const { attack, defence } = pools
  const rerolled = (by: Seat | undefined, pool: Pool | undefined) => {
    if (!by || !pool?.again) return []
    const isSkill = by === attacker && isAtHand(laid, by, 'skill')
    return [{ clause: isSkill ? 'skill.reroll' : 'object.charm-use', kind: 'reroll', by, policy }]
  }
  const rerolls = [...rerolled(attacker, attack), ...rerolled(defender, defence)]
  const isChosen = isDamage && defender && canTire(laid, defender)
  return isChosen
    ? [...rerolls, { clause: 'combat.one-to-three', kind: 'damage', by: defender, policy }]
    : rerolls
}
