import { oneOf, subsetsOf } from '../../../kernel/choice.ts'
import type { ClauseId } from '../clauses.ts'
import { type Category, type Die, type Grip, grips, type Seat, type Weapon } from '../components.ts'
import type { Rolled, Target } from '../events.ts'
import { type Item, isWeapon, type Laid, type Play } from '../position.ts'
import { greenClauses, means, rollGreen, rollPool } from './dice.ts'
import { skillsOf } from './sheet.ts'
import { canTire, infect, tire, wound } from './wounds.ts'

/** An attack of a survivor, as it was declared. */
export interface Attack {
  readonly seat: Seat
  readonly target: Target
  /** Where the weapon is held. */
  readonly grip: Grip
  /** combat.attack-total: what distance and obstacles take off. */
  readonly penalty: number
  /** zombie.kill-fives: the zombies that can be killed, the declared one first. */
  readonly group: readonly number[]
  /** What else decided on the attack, such as what covers its target. */
  readonly because?: readonly ClauseId[]
}

/** weapon.two-handed-one-hand: what an attack loses by a two-handed weapon in one hand. */
const ONE_HANDED = 4

/** zombie.value: what one zombie attacks with, and each further one adds. */
const ZOMBIE = 8
const ZOMBIE_MORE = 2

/** zombie.kill-fives: the result that kills a zombie. */
const KILL = 5

/** The weapon held in a hand, or across both. */
export function weaponAt(
  { now }: Laid,
  seat: Seat,
  grip: Grip,
): (Item & { kind: Weapon }) | undefined {
  const held = now.players[seat].sheet[grip]
  return isWeapon(held) ? held : undefined
}

/**
 * sheet.fight-from-hand: one fights only with weapons that are held (R-unarmed);
 * weapon.must-be-loaded-to-fire, weapon.empty-unusable: an Empty one is of no use.
 */
export function gripsWith(laid: Laid, seat: Seat, category: Category): readonly Grip[] {
  const { weapons } = laid.given.components
  return grips.filter((grip) => {
    const weapon = weaponAt(laid, seat, grip)
    return weapon && weapons[weapon.kind].category === category && weapon.mark !== 'empty'
  })
}

/**
 * combat.declare: the attacker has named target and weapon (R-one-weapon);
 * then come attack, defence and damage, or the deaths of zombies; and
 * weapon.limit-roll: the weapon wears.
 */
export function attack(play: Play, declared: Attack): void {
  const { seat, target, grip, because = [] } = declared
  const { kind: weapon } = weaponAt(play, seat, grip) as Item & { kind: Weapon }
  play.report({
    clause: 'combat.declare',
    with: because,
    kind: 'attack-declared',
    seat,
    target,
    weapon,
    place: grip,
  })
  const { total, dice, unused } = attackTotal(play, declared, weapon)
  if (typeof target === 'number')
    killZombies(play, declared, play.readings['kills'] === 'dice' ? dice : total)
  else hit(play, target, total, seat)
  // R-reroll-dice: the skill rolls dice of the attack alone, or any die of it by the other reading.
  const isLeft = play.readings['reroll'] === 'any-die' && unused.includes('skill')
  wear(play, seat, grip, isLeft ? means : ['charm'])
}

/**
 * combat.attack-dice, weapon.attack-die: the attacker rolls the die of the weapon, and
 * skill.melee-die, skill.ranged-die: a yellow one for the skill of its category;
 * combat.attack-total, passport.bonus, passport.three-bonuses: the bonus of the passport is added, penalties are taken off;
 * weapon.two-handed-one-hand: so are 4 for a two-handed weapon in one hand (R-minus-four).
 */
function attackTotal(play: Play, { seat, grip, penalty }: Attack, weapon: Weapon) {
  const { weapons, passports } = play.given.components
  const { category, die, hands } = weapons[weapon]
  const yellow = new Array<Die>(skillsOf(play, seat, category)).fill('yellow')
  const rolled = rollPool(play, 'combat.attack-dice', seat, [die, ...yellow], 'attack')
  const dice = sumOf(rolled.dice)
  const bonus = passports[play.now.players[seat].passport][category]
  const isOneHanded = hands === 2 && grip !== 'both'
  const all = penalty + (isOneHanded ? ONE_HANDED : 0)
  const total = dice + bonus - all
  const skill = category === 'melee' ? 'skill.melee-die' : 'skill.ranged-die'
  const because: readonly ClauseId[] = [
    'weapon.attack-die',
    'passport.bonus',
    ...(yellow.length > 0
      ? (['sheet.free-box-gives-skill', skill] as const)
      : (['sheet.covered-box-cancels'] as const)),
    ...(isOneHanded ? (['weapon.two-handed-one-hand'] as const) : []),
  ]
  play.report({
    clause: 'combat.attack-total',
    with: because,
    kind: 'attack-total',
    seat,
    dice,
    bonus,
    penalty: all,
    total,
  })
  return { total, dice, unused: rolled.unused }
}

/**
 * combat.defence-total: the defender rolls, and adds Survival;
 * skill.defence-die: with a blue die for the skill;
 * combat.margin: what the attack has more decides (R-margin), by the damage table.
 */
function hit(play: Play, seat: Seat, total: number, by: Seat | null): void {
  const { defence: pool, passports } = play.given.components
  const blue = new Array<Die>(skillsOf(play, seat, 'defence')).fill('blue')
  const clause = 'combat.defence-total'
  const dice = sumOf(rollPool(play, clause, seat, [...pool, ...blue], 'defence', ['charm']).dice)
  const bonus = passports[play.now.players[seat].passport].survival
  const defence = dice + bonus
  play.report({
    clause,
    with: blue.length > 0 ? ['passport.bonus', 'skill.defence-die'] : ['passport.bonus'],
    kind: 'defence-total',
    seat,
    dice,
    bonus,
    total: defence,
  })
  const difference = total - defence
  play.report({ clause: 'combat.margin', kind: 'margin', seat, attack: total, defence, difference })
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

/** What a difference does: nothing, a choice, or so many Wounds. */
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
  const rest = play.ask({ clause, kind: 'kill', by: seat, options })
  for (const zombie of [first, ...rest])
    play.report({ clause, kind: 'zombie-killed', zombie, seat })
}

/**
 * combat.limit, weapon.limit-threshold: the weapon fails where the green die is its limit or less:
 * weapon.limit-melee: a Melee weapon is destroyed;
 * weapon.limit-ranged: a Ranged weapon is Empty.
 */
function wear(play: Play, seat: Seat, grip: Grip, mayUse: Parameters<typeof rollGreen>[3]): void {
  // Whoever was killed meanwhile has nothing in hand.
  const held = weaponAt(play, seat, grip)
  if (!held) return
  const weapon = { ...held }
  const { limit, category } = play.given.components.weapons[weapon.kind]
  const clause = 'combat.limit'
  const result = rollGreen(play, clause, seat, mayUse)
  const holds = result > limit
  const because = [
    'weapon.limit-roll',
    'weapon.limit-threshold',
    ...greenClauses(play, seat),
  ] as const
  play.report({
    clause,
    with: because,
    kind: 'limit-rolled',
    seat,
    result,
    limit,
    holds,
    item: weapon.kind,
  })
  if (holds) return
  if (category === 'melee') {
    play.report({
      clause: 'weapon.limit-melee',
      kind: 'discarded',
      seat,
      place: grip,
      item: weapon,
    })
  } else {
    const empty = { kind: weapon.kind, mark: 'empty' } as const
    play.report({ clause: 'weapon.limit-ranged', kind: 'turned', seat, place: grip, held: empty })
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
  const value = ZOMBIE + ZOMBIE_MORE * (zombies.length - 1)
  const because = ['zombie.value', 'zombie.group-one-attack'] as const
  play.report({ clause, with: because, kind: 'group-attacks', seat, zombies, value })
  hit(play, seat, value, null)
}

function sumOf(dice: readonly Rolled[]): number {
  return dice.reduce((sum, { value }) => sum + value, 0)
}
