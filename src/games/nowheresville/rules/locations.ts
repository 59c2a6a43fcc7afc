import { oneOf, subsetsOf } from '../../../kernel/choice/index.ts'
import { present } from '../../../kernel/data/present.ts'
import { copies } from '../../../kernel/data/stock.ts'
import type { Refusal } from '../../../kernel/game/refusal.ts'
import type { ClauseId } from '../clauses.ts'
import { type Attribute, attributes, type BanditId, LIMITS } from '../components.ts'
import type { Play } from '../play.ts'
import { type Laid, type Member, memberOf } from '../position.ts'
import { decide, idle } from './asking.ts'
import { drawFor, hasEquipment, limitClauses } from './deck.ts'
import { drawFortune } from './fortune.ts'
import { gain } from './money.ts'
import { listed, reason, surplusIn } from './refusing.ts'
import { attemptRobbery } from './robbery.ts'

/**
 * saloon.first-equipment: the first draws the top equipment card, and
 * saloon.first-fortune: then a Fortune card;
 * saloon.second-fortune: the second draws a Fortune card.
 */
export function goToSaloon(play: Play, bandit: BanditId, position: number): void {
  if (position === 1) drawFor(play, bandit, 'saloon.first-equipment')
  drawFortune(play, bandit, position === 1 ? 'saloon.first-fortune' : 'saloon.second-fortune')
}

/** school.bullets, school.experience, school.courage: what raising an attribute brings. */
const lessons: Readonly<Record<Attribute, { count: number; clause: ClauseId }>> = {
  bullets: { count: 3, clause: 'school.bullets' },
  experience: { count: 1, clause: 'school.experience' },
  courage: { count: 1, clause: 'school.courage' },
}

/**
 * school.first-two: the first raises two attributes, different ones unless read otherwise;
 * school.second-one: the second raises one.
 */
export function goToSchool(play: Play, bandit: BanditId, position: number): void {
  const clause = position === 1 ? 'school.first-two' : 'school.second-one'
  const most = position === 1 && play.readings['school'] === 'same' ? 2 : 1
  const can = raisable(play, bandit, most)
  const number = Math.min(can.length, position === 1 ? 2 : 1)
  const options = subsetsOf(can, { min: number, max: number })
  const refuse = refuseRaise(memberOf(play.now, bandit), clause, can, most)
  const chosen = decide(play, bandit, { clause, kind: 'raise', options, refuse })
  if (number === 0) idle(play, clause, 'at-limit', { bandit }, ...Object.values(limitClauses))
  for (const attribute of chosen) raise(play, bandit, attribute, clause)
}

/** Attributes that are not at their limit; by one reading one of them can be taken twice. */
function raisable({ now }: Laid, bandit: BanditId, most: number): Attribute[] {
  const member = memberOf(now, bandit)
  return attributes.flatMap((attribute) => {
    const { count } = lessons[attribute]
    const times = Math.ceil((LIMITS[attribute] - member[attribute]) / count)
    return copies(attribute, Math.max(0, Math.min(most, times)))
  })
}

/**
 * school.bullets-max, school.experience-max, school.courage-max: at most 6, 3 and 3; three bullets fill up to six.
 * weapon.others-school: bullets that come with no gun come from here.
 */
function raise(play: Play, bandit: BanditId, attribute: Attribute, by: ClauseId): void {
  const { count: full, clause } = lessons[attribute]
  const count = Math.min(full, LIMITS[attribute] - memberOf(play.now, bandit)[attribute])
  const isBullets = attribute === 'bullets'
  const because = present(by, limitClauses[attribute], isBullets && 'weapon.others-school')
  play.report({ clause, with: because, kind: 'raised', bandit, attribute, count })
}

/** over-limit: an attribute that cannot be raised any more; same-twice; wrong-number of attributes. */
function refuseRaise(member: Member, clause: ClauseId, can: readonly Attribute[], most: number) {
  return (told: unknown): Refusal => {
    const named = listed(told)
    const strange = named.find((one) => !attributes.some((known) => known === one))
    if (strange !== undefined) return reason('not-an-option', clause, strange, attributes)
    const full = attributes.find((one) => {
      const times = Math.min(most, named.filter((other) => other === one).length)
      return times > 0 && member[one] + (times - 1) * lessons[one].count >= LIMITS[one]
    })
    if (full) return reason('over-limit', limitClauses[full], full, can)
    const surplus = surplusIn(named, can)
    if (surplus !== undefined) return reason('same-twice', clause, surplus, can)
    return reason('wrong-number', clause, told, can)
  }
}

const options = ['work', 'robbery', 'equipment'] as const

/**
 * town.first-one-of-three: the first chooses one of three;
 * town.work: $200 for honest work;
 * town.robbery: a robbery of the victim, if there is one;
 * town.equipment: the top equipment card.
 * town.second: the second receives $100 for helping a ranch.
 */
export function goToTown(play: Play, bandit: BanditId, position: number): void {
  if (position === 2) {
    gain(play, bandit, 100, 'town.second')
    return
  }
  const clause = 'town.first-one-of-three'
  const can = options.filter((one) => {
    if (one === 'robbery') return play.now.victim !== null
    return one === 'work' || hasEquipment(play)
  })
  const refuse = (told: unknown) => refuseOption(told, can)
  const chosen = decide(play, bandit, { clause, kind: 'town', options: oneOf(can), refuse })
  if (chosen === 'work') gain(play, bandit, 200, 'town.work')
  else if (chosen === 'robbery') attemptRobbery(play, bandit, 'town')
  else drawFor(play, bandit, 'town.equipment')
}

/** no-victim, no-equipment: what is chosen is not there. */
function refuseOption(told: unknown, can: readonly string[]): Refusal {
  if (told === 'robbery') return reason('no-victim', 'town.robbery', told, can)
  if (told === 'equipment') return reason('no-equipment', 'town.equipment', told, can)
  return reason('not-an-option', 'town.first-one-of-three', told, can)
}
