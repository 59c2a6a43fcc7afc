import type Fraction from 'fraction.js'
import { type Box, boxes, type Seat } from '../components.ts'
import { bare, type Laid } from '../position.ts'
import { attackPool, defencePool, hordePool } from '../rules/sheet/sides.ts'
import { weaponAt } from '../rules/sheet/weapons.ts'
import {
  chanceOfFailing,
  chanceOfWear,
  chanceThat,
  fought,
  killsBy,
  meanOf,
  withHeld,
  woundsBy,
} from './fights.ts'
import type { Spread } from './pools.ts'

/** Result of the told combat with one thing changed. */
export interface Case {
  /** As it stands; the same with no die rolled again; with a box covered that is free, or free that is covered. */
  readonly key: 'now' | 'once' | 'covered' | 'free'
  /** Whose box it is. */
  readonly seat: Seat
  readonly box?: Box
  /** Excess of the attack over the defence; against zombies its total. */
  readonly spread: Spread
  /** Chance of at least one Wound, or one zombie less, and their mean number. */
  readonly some: Fraction
  readonly mean: Fraction
  /** weapon.limit-threshold: how likely the weapon fails. */
  readonly wear: Fraction | undefined
}

/** Fighters of a situation, with their weapons. */
export function fightersOf(laid: Laid) {
  const { kind, told } = laid.given
  const { seat = 'A', target = 'B', grip = 'right' } = told
  if (kind === 'horde') return { attacker: undefined, defender: seat, weapon: undefined }
  const defender = target === 'zombies' ? undefined : target
  return { attacker: seat, defender, weapon: weaponAt(laid, seat, grip) }
}

/**
 * skill.reroll, sheet.covered-box-cancels: a combat as it stands, without rolling again, and with each box that matters
 * turned over: what the token that covers it costs, or the next one would.
 */
export function casesOf(laid: Laid): readonly Case[] {
  const { given, now } = laid
  const { attacker, defender, weapon } = fightersOf(laid)
  const data = weapon && given.components.weapons[weapon.kind]
  const turned = (seat: Seat, skills: readonly string[]) =>
    boxes.flatMap((box, at): Case[] => {
      if (!skills.includes(given.components.layout[at] ?? '')) return []
      const isFree = now.players[seat].sheet[box] === null
      const held = isFree ? bare('fatigue') : null
      const key = isFree ? 'covered' : 'free'
      return [{ key, seat, box, ...comesOf(laid, withHeld(laid, seat, box, held)) }]
    })
  const asItIs = { key: 'now', seat: attacker ?? 'A', ...comesOf(laid, laid) } as const
  const once = { key: 'once', seat: attacker ?? 'A', ...comesOf(laid, laid, true) } as const
  return [
    asItIs,
    ...(once.spread.all === asItIs.spread.all ? [] : [once]),
    ...(attacker && data ? turned(attacker, [data.category, 'reroll', 'green']) : []),
    ...(defender ? turned(defender, ['defence']) : []),
  ]
}

/** The dice of both sides of a combat. */
export type Pools = ReturnType<typeof poolsOf>

/** Pools of both sides of the told combat; attacked zombies have no defence. */
export function poolsOf(laid: Laid) {
  const { attacker, defender } = fightersOf(laid)
  const { grip = 'right', penalty = 0, zombies = 1 } = laid.given.told
  const attack = attacker ? attackPool(laid, attacker, grip, penalty) : hordePool(zombies)
  return { attack, defence: defender && defencePool(laid, defender) }
}

/** Result on a table that differs from the told one. With `isOnce` no die is rolled again. */
function comesOf(laid: Laid, at: Laid, isOnce = false): Omit<Case, 'key' | 'seat' | 'box'> {
  const { attacker, defender, weapon } = fightersOf(laid)
  const { attack, defence } = poolsOf(at)
  const spread = fought(attack, defence, isOnce)
  const { zombies = 1 } = laid.given.told
  const worth = defender ? woundsBy(laid, defender) : killsBy(laid, attack, zombies)
  const limit = weapon && laid.given.components.weapons[weapon.kind].limit
  const wears = (seat: Seat, least: number) =>
    isOnce ? chanceOfFailing(at, seat, least) : chanceOfWear(at, seat, attack, least)
  return {
    spread,
    some: chanceThat(spread, (sum) => worth(sum) > 0),
    mean: meanOf(spread, worth),
    wear: attacker && limit !== undefined ? wears(attacker, limit) : undefined,
  }
}
