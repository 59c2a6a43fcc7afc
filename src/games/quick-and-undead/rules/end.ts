import { either, oneOf } from '../../../kernel/choice.ts'
import { shown } from '../../../kernel/refusal.ts'
import { ask, nothing, type Rule, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import { type BuildingCard, type Seat, spaces } from '../components.ts'
import {
  buildingsOf,
  type Gang,
  type Play,
  type Site,
  siteOf,
  townIsClear,
  turnOrder,
} from '../position.ts'
import { report } from '../report.ts'
import { chooseCell } from './income.ts'
import { hasTwoGangs } from './two-gangs.ts'

/** R-end-order: Outlaws lie down, some leave buildings, High Noon is triggered or over, the badge passes. */
export function* endRound(play: Play): Rule {
  yield* layDown(play)
  yield* withdrawOutlaws(play)
  yield* checkNoon(play)
  yield* passBadge(play)
  if (play.now.noon === 'now') yield* endHighNoon(play)
}

/** end.lay-down: all Outlaws on action spaces are laid down. */
export function layDown({ now }: Play): Suspension<void> {
  const seats = (Object.keys(now.gangs) as Seat[]).filter((seat) => stands(now.gangs[seat]))
  return report({ clause: 'end.lay-down', kind: 'laid-down', seats })
}

/** Whether an Outlaw of a gang stands on any space. */
function stands({ on }: Gang): boolean {
  for (const space of spaces) if (on[space] === 'standing') return true
  return false
}

/** end.withdraw: players may take Outlaws out of buildings, in turn order. */
export function* withdrawOutlaws(play: Play): Rule {
  if (!play.now.town.some(({ occupants }) => occupants.length > 0)) return
  for (const seat of turnOrder(play)) {
    // One by one, at most as often as the seat has buildings.
    for (let left = buildingsOf(play.now, seat).length; left > 0; left--) {
      const card = yield* chooseWithdrawal(play, seat)
      if (card === 'none') break
      yield* leave(seat, card, 'end.withdraw')
    }
  }
}

function chooseWithdrawal({ now }: Play, by: Seat): Suspension<BuildingCard | 'none'> {
  const own = buildingsOf(now, by)
  const clause = 'end.withdraw'
  return ask<BuildingCard | 'none'>({
    clause,
    kind: 'withdraw',
    by,
    options: either(oneOf(own), stay),
    refuse: (answer) => {
      const facts = { seat: by, received: shown(answer), allowed: [...own, 'none'] }
      return { code: 'not-own-building', clause, facts }
    },
  })
}

const stay = oneOf(['none'])

/** An Outlaw goes back to the stash, and control of its building is given up. */
function leave(seat: Seat, card: BuildingCard, clause: ClauseId): Suspension<void> {
  return report({ clause, kind: 'leaves-building', seat, card })
}

/**
 * noon.trigger: High Noon is triggered at the end of a round in which no Undead is left in Town, Boot Hill
 * not counted. R-noon-check: at the end of it, or in the other reading at any moment of it.
 * noon.irrevocable: Undead that are added later do not stop it.
 */
function checkNoon({ now, readings }: Play): Suspension<void> {
  if (now.noon !== 'far') return nothing()
  const clause = 'noon.trigger'
  const others = ['noon.irrevocable'] as const
  if (townIsClear(now)) {
    return report({ clause, with: others, kind: 'high-noon-triggered', empty: 'now' })
  }
  if (readings['noon-check'] === 'any-moment' && now.cleared) {
    return report({ clause, with: others, kind: 'high-noon-triggered', empty: 'meanwhile' })
  }
  return report({ clause, kind: 'not-applied', why: 'town-haunted' })
}

/**
 * setup.law-rotates, day.badge-then-repeat: the badge passes clockwise after every round;
 * twogang.badge: from gang to gang, not from player to player.
 */
function passBadge({ given, now }: Play): Suspension<void> {
  const { seats } = given
  const seat = seats[(seats.indexOf(now.law) + 1) % seats.length] as Seat
  const others: ClauseId[] = ['setup.law-rotates', 'day.badge-then-repeat']
  if (hasTwoGangs(given)) others.push('twogang.badge')
  return report({ clause: 'end.lay-down', with: others, kind: 'badge-passes', seat })
}

/**
 * noon.one-round: High Noon is a single round;
 * noon.then-score: after which all count.
 * R-noon-no-upkeep: without an end of the day, in the other reading with its upkeep.
 */
function* endHighNoon(play: Play): Rule {
  if (play.readings['noon-no-upkeep'] === 'upkeep-due') yield* upkeep(play)
  const others: ClauseId[] = ['noon.then-score']
  if (!townIsClear(play.now)) others.push('noon.irrevocable')
  yield* report({ clause: 'noon.one-round', with: others, kind: 'high-noon-ends' })
}

/** The end of a day, after its third round: Outlaws come home, then the buildings have to be kept. */
export function* endDay(play: Play): Rule {
  for (const seat of turnOrder(play)) yield* bringHome(play, seat)
  yield* upkeep(play)
}

/**
 * end.day-return: the Outlaws on action spaces go back to the stash, not those in buildings or in the
 * Graveyard;
 * soloflow.end-of-day: nor Dead Ranger's, which stay where they are until they are killed.
 */
function bringHome({ given, now }: Play, seat: Seat): Suspension<void> {
  const { on, joined } = now.gangs[seat]
  let count = joined.length
  for (const space of spaces) if (on[space] !== null) count++
  if (count === 0) return nothing()
  const others = given.solo ? (['soloflow.end-of-day'] as const) : []
  return report({ clause: 'end.day-return', with: others, kind: 'outlaws-return', seat, count })
}

/** end.upkeep: everybody pays for every building, R-upkeep-choice: in turn order. */
function* upkeep(play: Play): Rule {
  for (const seat of turnOrder(play)) {
    for (const card of buildingsOf(play.now, seat)) yield* keepOrLeave(play, seat, card)
  }
}

/** R-upkeep-choice: a building can always be given up. */
function askToKeep(by: Seat): Suspension<boolean> {
  return ask({ clause: 'end.upkeep', kind: 'keep', by, options: yesOrNo })
}

const yesOrNo = oneOf([true, false])

/**
 * end.upkeep: a Bullet is turned to Spent, or the Outlaw leaves the building; without a Bullet it must;
 * end.upkeep-undead: whether or not Undead are in it.
 */
function* keepOrLeave(play: Play, seat: Seat, card: BuildingCard): Rule {
  const clause = 'end.upkeep'
  const { undead } = siteOf(play.now, card) as Site
  const others = undead.length > 0 ? (['end.upkeep-undead'] as const) : []
  yield* report({ clause, with: others, kind: 'upkeep-due', seat, card })
  const { loaded } = play.now.gangs[seat]
  const keeps = loaded.length > 0 && (yield* askToKeep(seat))
  if (!keeps) {
    yield* leave(seat, card, clause)
    return
  }
  const cell = yield* chooseCell('empty', seat, [...play.now.gangs[seat].loaded], clause)
  yield* report({ clause, kind: 'emptied', seat, cell })
  yield* report({ clause, kind: 'building-kept', seat, card })
}
