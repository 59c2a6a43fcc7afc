/* A turn: ability, income, purchase. The tables are the eight spaces as the rulebook clarifies them. */

import { buyStep } from './building-play.ts'
import { hire } from './hired-play.ts'
import { intimidate, intimidateRanger, reachOf, targetsOf } from './intimidation-play.ts'
import {
  clockwise,
  controls,
  gangOf,
  isOn,
  isOver,
  type Play,
  standsOn,
  type Where,
} from './play.ts'
import { flee, flipAll } from './shootouts.ts'
import type { Seat } from './terms.ts'
import {
  amount,
  atHand,
  emptyCell,
  gainAny,
  gainBullet,
  hand,
  isLeft,
  type Money,
} from './tokens.ts'
import { attempt, undeadInReach } from './undead-play.ts'

/** space.8-scout to space.2-embezzle: what stands above the line. */
const abilities: Readonly<Record<number, readonly string[]>> = {
  8: ['hunt', 'intimidate'],
  7: ['hunt'],
  6: ['steal', 'fight'],
  5: ['intimidate', 'fight'],
  4: ['intimidate', 'fight'],
  3: ['steal'],
  2: ['steal'],
}

/** space.6-extort, space.3-plunder, space.2-embezzle. */
const stolen: Readonly<Record<number, string>> = { 6: 'bullet', 3: 'coin', 2: 'notoriety' }

/** Income below the line: one of several kinds, or all of them, with how many of each. */
const incomes: Readonly<
  Record<
    number,
    { readonly oneOf?: readonly string[]; readonly all?: Readonly<Record<string, number>> }
  >
> = {
  8: { oneOf: ['coin', 'bullet', 'notoriety'] },
  7: { oneOf: ['coin', 'bullet'] },
  6: { oneOf: ['coin', 'notoriety'] },
  5: { all: { bullet: 2 } },
  4: { all: { coin: 1, bullet: 1, notoriety: 1 } },
  3: { all: { coin: 3 } },
  2: { all: { coin: 2, notoriety: 2 } },
}

/** turn.step-ability, turn.step-income, turn.step-buy. */
export function takeTurn(play: Play, seat: Seat, where: Where): void {
  delete play.turns[seat]
  if (where === 'hired') {
    hire(play, seat)
    return
  }
  if (useAbility(play, seat, where) === 'fled') {
    flee(play, seat, where)
    flipAll(play, [seat])
    return
  }
  if (isOver(play)) return
  income(play, seat, where)
  buyStep(play, seat, where)
}

/** turn.slash-ability, turn.ability-unused: at most one of the abilities that are possible. */
function useAbility(play: Play, seat: Seat, space: number): 'goes-on' | 'fled' {
  const possible = (abilities[space] ?? []).filter((ability) =>
    isPossible(play, seat, space, ability),
  )
  if (possible.length === 0) return 'goes-on'
  const chosen = play.answers.ask('ability', seat, ['none', ...possible])
  switch (chosen) {
    case 'hunt':
    case 'fight': {
      const cards = undeadInReach(play, chosen)
      return attempt(play, seat, play.answers.ask('undead-target', seat, cards))
    }
    case 'intimidate':
      return callSomebody(play, seat, space)
    case 'steal':
      stealHere(play, seat, stolen[space] as string)
      return 'goes-on'
    default:
      return 'goes-on'
  }
}

function isPossible(play: Play, seat: Seat, space: number, ability: string): boolean {
  if (ability === 'hunt' || ability === 'fight') return undeadInReach(play, ability).length > 0
  if (ability === 'intimidate') return targetsOf(play, seat, space).length > 0
  return play.world.solo
    ? isLeft(play, stolen[space] as string)
    : victimsOf(play, seat, stolen[space] as string).length > 0
}

function callSomebody(play: Play, seat: Seat, space: number): 'goes-on' | 'fled' {
  const targets = targetsOf(play, seat, space)
  if (play.world.solo) {
    const where = reachOf(space).filter((other) => isOn(play, 'R', other))
    return intimidateRanger(play, seat, play.answers.ask('intimidate-where', seat, where))
  }
  const target = play.answers.ask('intimidate-whom', seat, targets)
  const at = reachOf(space).find((other) => standsOn(play, target, other)) as number
  return intimidate(play, seat, target, at)
}

/**
 * steal.any-player, R-steal-none, effect.safe-*: who has some of it and does not keep it safe; what gangs share
 * is kept safe by either (twogang.resources).
 */
export function victimsOf(play: Play, seat: Seat, what: string): Seat[] {
  const safe = { coin: 'safe-coins', notoriety: 'safe-notoriety', bullet: 'safe-bullets' }[
    what
  ] as string
  return play.world.seats.filter(
    (other) =>
      canRob(play, seat, other, what) &&
      !play.world.seats.some(
        (keeper) => controls(play, keeper, safe) && ownsWith(play, keeper, other, what),
      ),
  )
}

/** R-steal-none. */
function canRob(play: Play, seat: Seat, other: Seat, what: string): boolean {
  return !ownsWith(play, seat, other, what) && atHand(play, other, what) > 0
}

/** twogang.resources: whether what the one has is the other's; two gangs of one player share all but Bullets. */
function ownsWith(play: Play, one: Seat, other: Seat, what: string): boolean {
  if (one === other) return true
  return what !== 'bullet' && gangOf(play, one).purse === gangOf(play, other).purse
}

function stealHere(play: Play, seat: Seat, what: string): void {
  if (play.world.solo) stealFromRanger(play, seat, what)
  else
    stealFrom(play, seat, play.answers.ask('steal-from', seat, victimsOf(play, seat, what)), what)
}

/** steal.notoriety, steal.coin, steal.bullet, effect.double-steal, R-double-steal. */
export function stealFrom(play: Play, seat: Seat, victim: Seat, what: string): void {
  takeOne(play, seat, victim, what)
  if (!controls(play, seat, 'double-steal')) return
  const fromSupply = play.readings['double-steal'] === 'from-supply'
  const more = fromSupply ? isLeft(play, what) : atHand(play, victim, what) > 0
  if (!more || !play.answers.ask('steal-more', seat, [true, false])) return
  if (fromSupply) gainAny(play, seat, what, 1)
  else takeOne(play, seat, victim, what)
}

function takeOne(play: Play, seat: Seat, victim: Seat, what: string): void {
  if (what !== 'bullet') {
    hand(play, victim, seat, what as Money, 1)
    return
  }
  const cell = play.answers.ask('steal-cell', seat, [...gangOf(play, victim).loaded])
  emptyCell(play, victim, cell)
  gainBullet(play, seat)
}

/** soloflow.resources: whatever the player steals comes from the supply. */
export function stealFromRanger(play: Play, seat: Seat, what: string): void {
  gainAny(play, seat, what, 1)
  if (!controls(play, seat, 'double-steal') || !isLeft(play, what)) return
  if (play.answers.ask('steal-more', seat, [true, false])) gainAny(play, seat, what, 1)
}

/** turn.step-income, income.slash, income.no-slash, income.limited, effect.extra-income. */
function income(play: Play, seat: Seat, space: number): void {
  const { oneOf, all } = incomes[space] ?? {}
  const kinds: string[] = []
  if (oneOf) {
    const left = oneOf.filter((what) => isLeft(play, what))
    if (left.length === 0) return
    const what = play.answers.ask('income', seat, left)
    const before = amount(play, seat, what)
    gainAny(play, seat, what, 1)
    if (amount(play, seat, what) > before) kinds.push(what)
  }
  for (const [what, count] of Object.entries(all ?? {})) {
    const before = amount(play, seat, what)
    gainAny(play, seat, what, count)
    if (amount(play, seat, what) > before) kinds.push(what)
  }
  extraIncome(play, seat, kinds)
}

/** R-extra-income: one more of a kind that was gained. */
export function extraIncome(play: Play, seat: Seat, kinds: readonly string[]): void {
  if (!controls(play, seat, 'extra-income')) return
  const left = kinds.filter((what) => canGain(play, seat, what))
  if (left.length === 0) return
  const what = play.answers.ask('extra-income', seat, [...left, 'none'])
  if (what !== 'none') gainAny(play, seat, what, 1)
}

/** duel.survivors-act, turn.sharers-order: whoever still has a turn on a space, in turn order. */
export function turnsOn(play: Play, where: Where): void {
  for (const seat of clockwise(play)) {
    if (play.turns[seat] === where && !isOver(play)) takeTurn(play, seat, where)
  }
}

/** True where one more of a kind would be had. */
function canGain(play: Play, seat: Seat, what: string): boolean {
  return what === 'bullet' ? amount(play, seat, what) < 6 : isLeft(play, what)
}
