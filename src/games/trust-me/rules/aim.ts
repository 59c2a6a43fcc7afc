import { oneOf } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import type { ClauseId } from '../clauses.ts'
import { type Grip, grips, type Seat } from '../components.ts'
import type { Spot } from '../geometry/plane.ts'
import type { Play } from '../play.ts'
import { from, type Laid, type WeaponToken } from '../position.ts'
import { attack } from './combat.ts'
import { type Figure, groupOf, isInContact, rangePenalty, spotOf, whyNotFigure } from './figures.ts'
import { makeDin } from './noise.ts'
import { gripsWith, weaponAt } from './sheet/weapons.ts'
import { coverOn, hiddenBy, isSeen, sight, targetsOf, whyUnseen } from './terrain.ts'
import { discardAim } from './zombies/zombies.ts'

/** action.aim: whom of them a survivor does not aim at yet. */
function newTargets(laid: Laid, seat: Seat): readonly Seat[] {
  const { target } = laid.now.players[seat]
  return targetsOf(laid, seat).filter((other) => other !== target)
}

/** action.aim: whether there is anybody new to aim at. */
export function canAim(laid: Laid, seat: Seat): boolean {
  return newTargets(laid, seat).length > 0
}

/** action.aim, aim.place: the Target marker goes beside a survivor whom one sees. */
export function takeAim(play: Play, seat: Seat, clause: ClauseId = 'action.aim'): void {
  const { target: old } = play.now.players[seat]
  const options = oneOf(newTargets(play, seat))
  const refuse = whyNotFigure(play, seat, clause, (other) =>
    typeof other === 'number' || other === old
      ? { code: 'no-target', clause, facts: { seat } }
      : whyUnseen(play, seat, other, 'aim.los'),
  )
  const target = play.ask({ clause, kind: 'aim-at', by: seat, options, refuse })
  play.report({ clause, with: ['aim.place', 'aim.los'], kind: 'aimed', seat, target })
}

/** A survivor goes somewhere; R-aim-los-check: whoever aims looks again after every step. */
export function goTo(play: Play, clause: ClauseId, seat: Seat, at: Spot, ...by: ClauseId[]): void {
  const from = { ...spotOf(play, seat) }
  play.report({ clause, with: by, kind: 'stepped', seat, from, at })
  checkAims(play)
}

/** aim.discard-los: whoever has lost sight of its target aims no more. */
function checkAims(play: Play): void {
  for (const seat of play.given.seats) {
    const { target } = play.now.players[seat]
    if (!target || isSeen(play, seat, target)) continue
    const by = hiddenBy(play, spotOf(play, seat), spotOf(play, target))
    discardAim(play, 'aim.discard-los', seat, ...by)
  }
}

/**
 * aim.trigger, turn.step2: whoever aims at the active survivor may attack it now, one after the other (R-aim-several);
 * aim.after: then its player carries on or stops. Whether it was attacked and lives.
 */
export function interrupt(play: Play, active: Seat): boolean {
  let isAttacked = false
  for (const seat of from(play, active, 1)) {
    if (play.now.players[seat].target === active && fires(play, seat, active)) isAttacked = true
  }
  if (!isAttacked || play.now.players[active].state !== 'in') return false
  const clause = 'aim.after'
  const goesOn = play.ask({ clause, kind: 'carry-on', by: active, options: oneOf([true, false]) })
  play.report({ clause, kind: 'carries-on', seat: active, goesOn })
  return true
}

/** aim.optional: the marker's owner attacks, and takes it away, or leaves it; whether it attacks. */
function fires(play: Play, seat: Seat, target: Seat): boolean {
  const clause = 'aim.trigger'
  const usable = aimedGrips(play, seat, target)
  if (usable.length === 0) {
    const because = present('turn.step2', holdsEmpty(play, seat) && 'weapon.empty-unusable')
    play.report({ clause, with: because, kind: 'not-applied', why: 'unarmed', seat })
    return false
  }
  const options = oneOf<Grip | 'no'>(['no', ...usable])
  const refuse = (answer: unknown) => {
    const grip = grips.find((one) => one === answer)
    const isEmpty = grip && weaponAt(play, seat, grip)?.mark === 'empty'
    return isEmpty
      ? { code: 'weapon-empty', clause: 'weapon.empty-unusable', facts: { seat } }
      : { code: 'no-weapon', clause: 'sheet.fight-from-hand', facts: { seat } }
  }
  const grip = play.ask({ clause, kind: 'fire', by: seat, options, refuse, about: { target } })
  if (grip === 'no') {
    play.report({ clause: 'aim.optional', kind: 'not-applied', why: 'declined', seat })
    return false
  }
  discardAim(play, clause, seat)
  strike(play, seat, target, grip, 'turn.step2')
  return true
}

/** weapon.empty-unusable: whether a hand holds a weapon that is Empty. */
function holdsEmpty(laid: Laid, seat: Seat): boolean {
  return grips.some((grip) => weaponAt(laid, seat, grip)?.mark === 'empty')
}

/** R-aim-weapon: weapons that hit from where the aimer stands: loaded ones, and others where the bases touch. */
function aimedGrips(laid: Laid, seat: Seat, target: Seat): readonly Grip[] {
  const near = isInContact(laid, seat, target) ? gripsWith(laid, seat, 'melee') : []
  return isSeen(laid, seat, target) ? [...near, ...gripsWith(laid, seat, 'ranged')] : near
}

/**
 * An attack from where the attacker stands: scenery.cover, combat.attack-total: at range less what covers the target;
 * combat.din: after it there is a Din. aim.discard-attacked: a survivor attacked in close combat aims no more.
 */
export function strike(play: Play, seat: Seat, target: Figure, grip: Grip, by?: ClauseId): void {
  const { kind } = weaponAt(play, seat, grip) as WeaponToken
  const isMelee = play.given.components.weapons[kind].category === 'melee'
  const line = sight(play, spotOf(play, seat), spotOf(play, target))
  const cover = isMelee || !line ? 0 : coverOn(play, line)
  const penalty = cover + (isMelee ? 0 : rangePenalty(play, seat, target))
  const loaded = !isMelee && 'weapon.must-be-loaded-to-fire'
  const because = present(by, loaded, cover > 0 && 'scenery.cover')
  const group = typeof target === 'number' ? groupOf(play, seat, target, isMelee) : []
  if (isMelee && typeof target !== 'number') discardAim(play, 'aim.discard-attacked', target)
  attack(play, { seat, target, grip, penalty, group, because })
  if (!isMelee) makeDin(play, 'combat.din', seat)
}
