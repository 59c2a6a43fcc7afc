import { oneOf, subsetsOf } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import { against, type Refusal } from '../../../kernel/game/refusal.ts'
import type { ClauseId } from '../clauses.ts'
import type { Grip, Seat, Weapon } from '../components.ts'
import type { Target } from '../events.ts'
import type { Play } from '../play.ts'
import type { Laid, Rolled, WeaponToken } from '../position.ts'
import { holdsOut, type Means, means, rollPool } from './dice.ts'
import { attackPool, defencePool, hordePool } from './sheet/sides.ts'
import { weaponAt } from './sheet/weapons.ts'
import { canTire, infect, tire, wound } from './sheet/wounds.ts'

/** An attack of a survivor, as it was declared. */
interface Attack {
  readonly seat: Seat
  readonly target: Target
  /** Place of the weapon. */
  readonly grip: Grip
  /** combat.attack-total: what distance and obstacles take off. */
  readonly penalty: number
  /** zombie.kill-fives: the zombies that can be killed, the declared one first. */
  readonly group: readonly number[]
  /** Further clauses that decided on the attack, such as the target's cover. */
  readonly because?: readonly ClauseId[]
}

/** zombie.kill-fives: the result that kills a zombie. */
const KILL = 5

/**
 * combat.declare: the attacker has named target and weapon (R-one-weapon);
 * then come attack, defence and damage, or the deaths of zombies; and
 * weapon.limit-roll: the weapon wears.
 */
export function attack(play: Play, declared: Attack): void {
  const { seat, target, grip: place, because = [] } = declared
  const { kind: weapon } = weaponAt(play, seat, place) as WeaponToken
  const clause = 'combat.declare'
  play.report({ clause, with: because, kind: 'attack-declared', seat, target, weapon, place })
  const { total, dice, unused } = attackTotal(play, declared, weapon)
  if (typeof target === 'number')
    killZombies(play, declared, play.readings['kills'] === 'dice' ? dice : total)
  else hit(play, target, total, seat)
  // R-reroll-dice: the skill rolls dice of the attack alone, or any die of it by the other reading.
  const isLeft = play.readings['reroll'] === 'any-die' && unused.includes('skill')
  wear(play, seat, place, isLeft ? means : ['charm'])
}

/**
 * combat.attack-dice, weapon.attack-die: the attacker rolls the die of the weapon, and
 * skill.melee-die, skill.ranged-die: a yellow one for the skill of its category;
 * combat.attack-total, passport.bonus, passport.three-bonuses: the bonus of the passport is added, penalties are taken off;
 * weapon.two-handed-one-hand: so are 4 for a two-handed weapon in one hand (R-minus-four).
 */
function attackTotal(play: Play, { seat, grip, penalty: told }: Attack, weapon: Weapon) {
  const { category, hands } = play.given.components.weapons[weapon]
  const { dice: pool, bonus, penalty } = attackPool(play, seat, grip, told)
  const rolled = rollPool(play, 'combat.attack-dice', seat, pool, 'attack')
  const dice = sumOf(rolled.dice)
  const total = dice + bonus - penalty
  const clause = 'combat.attack-total'
  const skill = category === 'melee' ? 'skill.melee-die' : 'skill.ranged-die'
  const isSkilled = pool.length > 1
  const because = present(
    'weapon.attack-die',
    'passport.bonus',
    isSkilled ? 'sheet.free-box-gives-skill' : 'sheet.covered-box-cancels',
    isSkilled && skill,
    hands === 2 && grip !== 'both' && 'weapon.two-handed-one-hand',
  )
  play.report({ clause, with: because, kind: 'attack-total', seat, dice, bonus, penalty, total })
  return { total, dice, unused: rolled.unused }
}

/**
 * combat.defence-total: the defender rolls, and adds Survival;
 * skill.defence-die: with a blue die for the skill;
 * combat.margin: what the attack has more decides (R-margin), by the damage table.
 */
function hit(play: Play, seat: Seat, attack: number, by: Seat | null): void {
  const { dice: pool, bonus } = defencePool(play, seat)
  const clause = 'combat.defence-total'
  const dice = sumOf(rollPool(play, clause, seat, pool, 'defence', ['charm']).dice)
  const defence = dice + bonus
  const isSkilled = pool.length > play.given.components.defence.length
  const because = present('passport.bonus', isSkilled && 'skill.defence-die')
  play.report({ clause, with: because, kind: 'defence-total', seat, dice, bonus, total: defence })
  const difference = attack - defence
  play.report({ clause: 'combat.margin', kind: 'margin', seat, attack, defence, difference })
  damage(play, seat, difference, by)
}

/**
 * combat.margin: the row of the difference in the damage table:
 * combat.one-to-three: from 1 to 3 the defender chooses between Fatigue and a Wound;
 * combat.table-lost: what more it takes to be wounded several times is a value that can be replaced (R-damage-table).
 */
function damage(play: Play, seat: Seat, difference: number, by: Seat | null): void {
  const { wounds, row } = rowOf(play, difference)
  const clause = row === 'choice' ? 'combat.one-to-three' : 'combat.margin'
  // R-fatigue-impossible: only a Wound where nothing can tire.
  const mayChoose = row === 'choice' && canTire(play, seat)
  const damage = row === 'choice' && !mayChoose ? 'wounds' : row
  play.report({ clause, kind: 'damage-decided', seat, difference, damage, wounds })
  if (mayChoose && choosesFatigue(play, seat)) tire(play, seat)
  else for (let count = 0; count < wounds; count++) suffer(play, seat, by)
}

/** Row of the damage table for a difference: nothing, a choice, or a number of Wounds. */
export function rowOf({ given }: Pick<Laid, 'given'>, difference: number) {
  if (difference <= 0) return { row: 'none', wounds: 0 } as const
  if (difference <= 3) return { row: 'choice', wounds: 1 } as const
  const rows = given.components.damage.toSorted((one, other) => one.from - other.from)
  const wounds = rows.findLast(({ from }) => from <= difference)?.wounds ?? 0
  return { row: wounds > 0 ? 'wounds' : 'none', wounds } as const
}

/** combat.one-to-three: the defender chooses. */
function choosesFatigue(play: Play, seat: Seat): boolean {
  const clause = 'combat.one-to-three'
  const options = oneOf(['fatigue', 'wound'] as const)
  const choice = play.ask({ clause, kind: 'damage', by: seat, options })
  play.report({ clause, kind: 'damage-chosen', seat, choice })
  return choice === 'fatigue'
}

/** A Wound, with an Infection where zombies gave it (R-infection-count); the dead suffer none. */
export function suffer(play: Play, seat: Seat, by: Seat | null): void {
  if (play.now.players[seat].state !== 'in') return
  wound(play, 'wound.token', seat, by)
  if (by === null && play.now.players[seat].state === 'in') infect(play, seat)
}

/**
 * zombie.kill-fives: each full five of the result kills a zombie of the group, the declared one first; the attacker
 * chooses the rest (R-zombie-group);
 * zombie.no-defence: what zombies might roll plays no part.
 */
function killZombies(play: Play, { seat, group }: Attack, score: number): void {
  const clause = 'zombie.kill-fives'
  const because = ['zombie.no-defence'] as const
  const kills = Math.min(Math.max(Math.floor(score / KILL), 0), group.length)
  play.report({ clause, with: because, kind: 'kills-counted', seat, score, kills, group })
  const [first, ...others] = group
  if (kills === 0 || first === undefined) return
  const options = subsetsOf(others, { min: kills - 1, max: kills - 1 })
  const refuse = whyNotKill(first, others)
  const rest = play.ask({ clause, kind: 'kill', by: seat, options, refuse })
  for (const zombie of [first, ...rest])
    play.report({ clause, kind: 'zombie-killed', zombie, seat })
}

/** zombie.kill-fives: why a zombie is not killed as well: it is dead already, or out of the reach of this attack. */
function whyNotKill(first: number, others: readonly number[]) {
  return (answer: unknown): Refusal | undefined => {
    const named: readonly unknown[] = Array.isArray(answer) ? answer : []
    const wrong = named.find((one) => !others.some((zombie) => zombie === one))
    if (wrong === undefined) return undefined
    const clause = 'zombie.kill-fives'
    return wrong === first
      ? against('killed-already', clause, wrong, others)
      : against('out-of-group', clause, wrong, others)
  }
}

/**
 * combat.limit, weapon.limit-threshold: the weapon fails where the green die is its limit or less:
 * weapon.limit-melee: a Melee weapon is destroyed;
 * weapon.limit-ranged: a Ranged weapon is Empty.
 */
function wear(play: Play, seat: Seat, place: Grip, mayUse: readonly Means[]): void {
  const item = { ...(weaponAt(play, seat, place) as WeaponToken) }
  const { limit, category } = play.given.components.weapons[item.kind]
  const because = ['weapon.limit-roll', 'weapon.limit-threshold'] as const
  if (holdsOut(play, 'combat.limit', seat, item, limit, { mayUse, because })) return
  if (category === 'melee') {
    play.report({ clause: 'weapon.limit-melee', kind: 'discarded', seat, place, item })
  } else {
    const empty = { kind: item.kind, mark: 'empty' } as const
    play.report({ clause: 'weapon.limit-ranged', kind: 'turned', seat, place, held: empty })
  }
}

/**
 * zombie.value: zombies attack with 8, and 2 more for each of them but the first, without a die;
 * zombie.group-one-attack: all that are in contact together (R-zombie-plus-two).
 */
export function zombiesAttack(
  play: Play,
  clause: ClauseId,
  seat: Seat,
  zombies: readonly number[],
): void {
  const { bonus: value } = hordePool(zombies.length)
  const because = ['zombie.value', 'zombie.group-one-attack'] as const
  play.report({ clause, with: because, kind: 'group-attacks', seat, zombies, value })
  hit(play, seat, value, null)
}

function sumOf(dice: readonly Rolled[]): number {
  return dice.reduce((sum, { value }) => sum + value, 0)
}
