import { oneOf } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import { lots, sizeOf } from '../../../kernel/data/stock.ts'
import { die as faceOf } from '../../../kernel/run/table.ts'
import type { ClauseId } from '../clauses.ts'
import { type Die, faces, type ObjectKind, type Place, type Seat } from '../components.ts'
import type { Why } from '../events.ts'
import type { Play } from '../play.ts'
import { type Item, type Laid, onPassport, type Rolled } from '../position.ts'
import { skillsOf } from './sheet/sheet.ts'

/** Means to roll a die again, each with its clause. */
export const means = ['skill', 'charm'] as const
const clauses = { skill: 'skill.reroll', charm: 'object.charm-use' } as const
export type Means = (typeof means)[number]
const charm: readonly Means[] = ['charm']

/** Dice as they lie, what its owner has not used on them, and which of them were rolled again. */
interface Thrown {
  readonly dice: readonly Rolled[]
  readonly unused: readonly Means[]
  readonly again: readonly number[]
}

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
): Thrown {
  const dice = pool.map((die) => ({ die, value: rollOne(play, clause, seat, die) }))
  play.report({ clause, kind: 'rolled', seat, dice, why })
  const unused = mayUse.filter((one) => isAtHand(play, seat, one))
  return mend(play, seat, { dice, unused, again: [] })
}

function rollOne(play: Play, clause: ClauseId, seat: Seat, die: Die): number {
  return play.roll({ clause, kind: 'die', of: seat, outcomes: faceOf(faces[die]), about: { die } })
}

/**
 * Draws from a stock, each token or card equally likely; only the drawer sees the result. Undefined when the stock is
 * used up.
 */
export function draw<Name extends string>(
  play: Play,
  clause: ClauseId,
  kind: 'objective' | 'starting-token' | 'token',
  seat: Seat,
  stock: Readonly<Record<Name, number>>,
): Name | undefined {
  if (sizeOf(stock) === 0) return undefined
  const { outcomes, weights } = lots(Object.keys(stock) as Name[], (name) => stock[name])
  return play.roll({ clause, kind, of: seat, outcomes, weights, seenBy: [seat] })
}

/** True when a player can use these means to roll again. */
export function isAtHand(laid: Laid, seat: Seat, one: Means): boolean {
  if (one === 'skill') return skillsOf(laid, seat, 'reroll') > 0
  return onPassport(laid.now.players[seat].sheet, 'lucky-charm') !== undefined
}

/**
 * R-charm: skill and charm can be used on the same roll, but never on the same die; what comes up then, stands.
 * It asks twice at most, once for each of the two.
 */
function mend(play: Play, seat: Seat, thrown: Thrown, reroll?: () => number): Thrown {
  const { dice, unused, again } = thrown
  const all = unused.flatMap((by) =>
    dice.flatMap((_, at) => (again.includes(at) ? [] : [{ by, die: at + 1 }])),
  )
  if (all.length === 0) return thrown
  const clause = clauses[unused[0] as Means]
  const options = oneOf<'none' | { by: Means; die: number }>(['none', ...all])
  const answer = play.ask({ clause, kind: 'reroll', by: seat, options })
  if (answer === 'none') return thrown
  const { by } = answer
  const at = answer.die - 1
  const old = dice[at] as Rolled
  const value = reroll?.() ?? rollOne(play, clauses[by], seat, old.die)
  const { die: nth } = answer
  play.report({ clause: clauses[by], kind: 'rerolled', seat, nth, die: old, value, by })
  if (by === 'charm') wearCharm(play, seat)
  const left = unused.filter((one) => one !== by)
  const then = dice.with(at, { ...old, value })
  return mend(play, seat, { dice: then, unused: left, again: [...again, at] })
}

/**
 * R-charm: what a white die shows for a player, who may roll it again by a Lucky charm; `again` rolls it.
 */
export function charmed(play: Play, clause: ClauseId, seat: Seat, again: () => number): number {
  const value = again()
  if (!isAtHand(play, seat, 'charm')) return value
  const dice = [{ die: 'white', value }] as const
  play.report({ clause, kind: 'rolled', seat, dice, why: 'white' })
  const thrown = mend(play, seat, { dice, unused: charm, again: [] }, again)
  return (thrown.dice[0] as Rolled).value
}

/** R-charm: a Lucky charm that was used wears like any object, but by a die that nothing rolls again. */
function wearCharm(play: Play, seat: Seat): void {
  const place = onPassport(play.now.players[seat].sheet, 'lucky-charm') as Place
  wearObject(play, seat, place, { mayUse: [], why: 'charm' })
}

/** Roll of a green die: its purpose, the means to roll it again, and further clauses. */
interface Green {
  readonly why?: Why
  readonly mayUse?: readonly Means[]
  readonly because?: readonly ClauseId[]
}

/**
 * dice.green: the green die of a player;
 * skill.green-plus-one: with 1 more while the box is free (R-green-plus-one: always).
 */
export function rollGreen(play: Play, clause: ClauseId, seat: Seat, green: Green = {}): number {
  const { mayUse = charm, why = 'green' } = green
  const { dice } = rollPool(play, clause, seat, ['green'], why, mayUse)
  return (dice[0] as Rolled).value + skillsOf(play, seat, 'green')
}

/** skill.green-plus-one: whether the skill has a part in a green roll. */
export function greenClauses(play: Play, seat: Seat): readonly ClauseId[] {
  return present(skillsOf(play, seat, 'green') > 0 && 'skill.green-plus-one')
}

/**
 * object.limit-roll: after its use an object is rolled for, and discarded where the result is its limit or less;
 * object.x1: one that can be used once only is discarded without.
 */
export function wearObject(play: Play, seat: Seat, place: Place, green?: Green): void {
  const item = { ...(play.now.players[seat].sheet[place] as Item) }
  const limit = play.given.components.limits[item.kind as ObjectKind]
  if (limit === 0) return
  const clause = limit === 'once' ? 'object.x1' : 'object.limit-roll'
  if (limit === 'once' || !holdsOut(play, clause, seat, item, limit, green))
    play.report({ clause, kind: 'discarded', seat, place, item })
}

/** True when a used thing holds: the green die shows more than its limit. */
export function holdsOut(
  play: Play,
  clause: ClauseId,
  seat: Seat,
  { kind: item }: Item,
  limit: number,
  green: Green = {},
): boolean {
  const result = rollGreen(play, clause, seat, green)
  const holds = result > limit
  const by = [...(green.because ?? []), ...greenClauses(play, seat)]
  play.report({ clause, with: by, kind: 'limit-rolled', seat, result, limit, holds, item })
  return holds
}
