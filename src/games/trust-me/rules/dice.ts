import { oneOf } from '../../../kernel/choice.ts'
import { die as faceOf } from '../../../kernel/table.ts'
import type { ClauseId } from '../clauses.ts'
import { type Die, faces, type Place, type Seat } from '../components.ts'
import type { Rolled } from '../events.ts'
import { type Item, type Laid, type Play, placesOf } from '../position.ts'
import { skillsOf } from './sheet.ts'

/** What lets a player roll a die again. */
export const means = ['skill', 'charm'] as const
type Means = (typeof means)[number]

/** Dice that stand, and what its owner has not used on them. */
interface Pool {
  readonly dice: readonly Rolled[]
  readonly unused: readonly Means[]
}

/** Why dice are rolled. */
type Why = 'attack' | 'defence' | 'green' | 'white'

/**
 * Dice are rolled, and its owner may roll some of them again:
 * skill.reroll: one die of an attack, while the box is free (R-reroll-when: once, having seen them all);
 * object.charm-use: any one die, once a roll.
 */
export function rollPool(
  play: Play,
  clause: ClauseId,
  seat: Seat,
  pool: readonly Die[],
  why: Why,
  mayUse: readonly Means[] = means,
): Pool {
  const dice = pool.map((die) => ({ die, value: rollOne(play, clause, seat, die) }))
  play.report({ clause, kind: 'rolled', seat, dice, why })
  const owned = mayUse.filter((one) => isAtHand(play, seat, one))
  return mend(play, seat, dice, owned, [])
}

function rollOne(play: Play, clause: ClauseId, seat: Seat, die: Die): number {
  return play.roll({ clause, kind: 'die', of: seat, outcomes: faceOf(faces[die]), about: { die } })
}

/** What can be drawn of a stock, each token or card of it as likely. */
export function drawnFrom<Name extends string>(stock: Readonly<Record<Name, number>>) {
  const left = (Object.keys(stock) as Name[]).filter((name) => stock[name] > 0)
  return { outcomes: oneOf(left), weights: left.map((name) => stock[name]) }
}

/** Whether a player can roll again by it. */
export function isAtHand(laid: Laid, seat: Seat, one: Means): boolean {
  if (one === 'skill') return skillsOf(laid, seat, 'reroll') > 0
  return placesOf(laid.now.players[seat].sheet, 'lucky-charm').some(isOnPassport)
}

function isOnPassport(place: Place): boolean {
  return place.startsWith('card')
}

/** R-charm: skill and charm can be used on the same roll, but never on the same die; what comes up then, stands. */
function mend(
  play: Play,
  seat: Seat,
  dice: readonly Rolled[],
  owned: readonly Means[],
  done: readonly number[],
  reroll?: () => number,
): Pool {
  const again = owned.flatMap((by) =>
    dice.flatMap((_, at) => (done.includes(at) ? [] : [{ by, die: at + 1 }])),
  )
  if (again.length === 0) return { dice, unused: owned }
  const clause: ClauseId = owned[0] === 'skill' ? 'skill.reroll' : 'object.charm-use'
  const options = oneOf<'none' | { by: Means; die: number }>(['none', ...again])
  const answer = play.ask({ clause, kind: 'reroll', by: seat, options })
  if (answer === 'none') return { dice, unused: owned }
  const { by } = answer
  const at = answer.die - 1
  const old = dice[at] as Rolled
  const because: ClauseId = by === 'skill' ? 'skill.reroll' : 'object.charm-use'
  const value = reroll?.() ?? rollOne(play, because, seat, old.die)
  play.report({ clause: because, kind: 'rerolled', seat, die: old, value, by })
  if (by === 'charm') wearCharm(play, seat)
  const mended = dice.map((one, place) => (place === at ? { ...one, value } : one))
  return mend(
    play,
    seat,
    mended,
    owned.filter((one) => one !== by),
    [...done, at],
  )
}

/**
 * R-charm: what a white die shows for a player, who may roll it again by a Lucky charm; `again` rolls it.
 */
export function charmed(play: Play, clause: ClauseId, seat: Seat, again: () => number): number {
  const value = again()
  if (!isAtHand(play, seat, 'charm')) return value
  const dice = [{ die: 'white', value }] as const
  play.report({ clause, kind: 'rolled', seat, dice, why: 'white' })
  return (mend(play, seat, dice, ['charm'], [], again).dice[0] as Rolled).value
}

/** R-charm: a Lucky charm that was used wears like any object; on that roll no charm is of use. */
function wearCharm(play: Play, seat: Seat): void {
  const place = placesOf(play.now.players[seat].sheet, 'lucky-charm').find(isOnPassport) as Place
  wearObject(play, seat, place, [])
}

/**
 * dice.green: the green die of a player;
 * skill.green-plus-one: with 1 more while the box is free (R-green-plus-one: always).
 */
export function rollGreen(
  play: Play,
  clause: ClauseId,
  seat: Seat,
  mayUse: readonly Means[] = ['charm'],
): number {
  const { dice } = rollPool(play, clause, seat, ['green'], 'green', mayUse)
  return (dice[0] as Rolled).value + skillsOf(play, seat, 'green')
}

/** skill.green-plus-one: whether the skill has a part in a green roll. */
export function greenClauses(play: Play, seat: Seat): readonly ClauseId[] {
  return skillsOf(play, seat, 'green') > 0 ? ['skill.green-plus-one'] : []
}

/**
 * object.limit-roll: after its use an object is rolled for, and discarded where the result is its limit or less;
 * object.x1: one that can be used once only is discarded without.
 */
export function wearObject(
  play: Play,
  seat: Seat,
  place: Place,
  mayUse: readonly Means[] = ['charm'],
): void {
  const item = { ...(play.now.players[seat].sheet[place] as Item) }
  const limit = play.given.components.limits[item.kind as keyof typeof play.given.components.limits]
  if (limit === 'once') {
    play.report({ clause: 'object.x1', kind: 'discarded', seat, place, item })
    return
  }
  if (limit === 0) return
  const clause = 'object.limit-roll'
  const result = rollGreen(play, clause, seat, mayUse)
  const holds = result > limit
  play.report({
    clause,
    with: greenClauses(play, seat),
    kind: 'limit-rolled',
    seat,
    result,
    limit,
    holds,
    item: item.kind,
  })
  if (!holds) play.report({ clause, kind: 'discarded', seat, place, item })
}
