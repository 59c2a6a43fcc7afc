import { oneOf } from '../../../kernel/choice/index.ts'
import { when } from '../clauses.ts'
import { type BuildingCard, type Seat, spaces } from '../components.ts'
import type { Play } from '../play.ts'
import { buildingsOf, type Site, siteOf, townIsClear, turnOrder } from '../position.ts'
import { chooseCell } from './income.ts'
import { refusal } from './refusal.ts'
import { hasTwoGangs } from './two-gangs.ts'

/** R-end-order: Outlaws lie down, some leave buildings, High Noon is triggered or over, the badge passes. */
export function endRound(play: Play): void {
  layDown(play)
  withdrawOutlaws(play)
  checkNoon(play)
  passBadge(play)
  if (play.now.noon === 'now') endHighNoon(play)
}

/** end.lay-down: all Outlaws on action spaces are laid down. */
export function layDown(play: Play): void {
  const { gangs } = play.now
  const isOut = (seat: Seat) => {
    const { on } = gangs[seat]
    return spaces.some((space) => on[space] === 'standing')
  }
  const seats = (Object.keys(gangs) as Seat[]).filter(isOut)
  play.report({ clause: 'end.lay-down', kind: 'laid-down', seats })
}

/** end.withdraw: players may take Outlaws out of buildings, in turn order. */
export function withdrawOutlaws(play: Play): void {
  for (const seat of turnOrder(play)) withdraw(play, seat)
}

/** end.withdraw: one by one, until no other is to leave; asked once more than there are Outlaws in buildings at most. */
function withdraw(play: Play, by: Seat): void {
  const { length: most } = buildingsOf(play.now, by)
  for (let times = 0; times <= most; times++) if (!leavesOne(play, by)) return
}

/** end.withdraw: whether a player takes an Outlaw out of a building. */
function leavesOne(play: Play, by: Seat): boolean {
  const clause = 'end.withdraw'
  const options = [...buildingsOf(play.now, by), 'none'] as const
  const card = play.ask<BuildingCard | 'none'>({
    clause,
    kind: 'withdraw',
    by,
    options: oneOf(options),
    refuse: (answer) => refusal('not-own-building', clause, answer, options, { seat: by }),
  })
  if (card === 'none') return false
  play.report({ clause, kind: 'leaves-building', seat: by, card })
  return true
}

/**
 * noon.trigger: High Noon is triggered at the end of a round in which no Undead is left in Town, Boot Hill
 * not counted. R-noon-check: at the end of it, or in the other reading at any moment of it.
 * noon.irrevocable: Undead that are added later do not stop it.
 */
function checkNoon(play: Play): void {
  if (play.now.noon !== 'far') return
  const clause = 'noon.trigger'
  const isClear = townIsClear(play.now)
  const wasClear = play.readings['noon-check'] === 'any-moment' && play.now.cleared
  if (isClear || wasClear) {
    const empty = isClear ? 'now' : 'meanwhile'
    play.report({ clause, with: ['noon.irrevocable'], kind: 'high-noon-triggered', empty })
  } else play.report({ clause, kind: 'not-applied', why: 'town-haunted' })
}

/**
 * setup.law-rotates, day.badge-then-repeat: the badge passes clockwise after every round;
 * twogang.badge: from gang to gang, not from player to player.
 */
function passBadge(play: Play): void {
  const [, seat] = turnOrder(play) as [Seat, Seat]
  const rotates = ['setup.law-rotates', 'day.badge-then-repeat'] as const
  const others = when(hasTwoGangs(play.given), 'twogang.badge', rotates)
  play.report({ clause: 'end.lay-down', with: others, kind: 'badge-passes', seat })
}

/**
 * noon.one-round: High Noon is a single round;
 * noon.then-score: after which all count.
 * R-noon-no-upkeep: without an end of the day, in the other reading with its upkeep.
 */
function endHighNoon(play: Play): void {
  if (play.readings['noon-no-upkeep'] === 'upkeep-due') upkeep(play)
  const others = when(!townIsClear(play.now), 'noon.irrevocable', ['noon.then-score'])
  play.report({ clause: 'noon.one-round', with: others, kind: 'high-noon-ends' })
}

/** The end of a day, after its third round: Outlaws come home, then the buildings have to be kept. */
export function endDay(play: Play): void {
  for (const seat of turnOrder(play)) bringHome(play, seat)
  upkeep(play)
}

/**
 * end.day-return: the Outlaws on action spaces go back to the stash, not those in buildings or in the
 * Graveyard;
 * soloflow.end-of-day: nor Dead Ranger's, which stay where they are until they are killed.
 */
function bringHome(play: Play, seat: Seat): void {
  const { on, joined } = play.now.gangs[seat]
  const count = joined.length + spaces.filter((space) => on[space] !== null).length
  if (count === 0) return
  const others = when(play.given.solo, 'soloflow.end-of-day')
  play.report({ clause: 'end.day-return', with: others, kind: 'outlaws-return', seat, count })
}

/** end.upkeep: told where there are buildings to pay for, and the day goes on: it is due after the last round alone. */
export function tellUpkeepSpared(play: Play): void {
  const isOwned = turnOrder(play).some((seat) => buildingsOf(play.now, seat).length > 0)
  if (isOwned) play.report({ clause: 'end.upkeep', kind: 'not-applied', why: 'day-goes-on' })
}

/** end.upkeep: everybody pays for every building, R-upkeep-choice: in turn order. */
function upkeep(play: Play): void {
  for (const seat of turnOrder(play)) {
    for (const card of buildingsOf(play.now, seat)) keepOrLeave(play, seat, card)
  }
}

/**
 * end.upkeep: a Bullet is turned to Spent, or the Outlaw leaves the building; without a Bullet it must;
 * R-upkeep-choice: a building can always be given up;
 * end.upkeep-undead: whether or not Undead are in it.
 */
function keepOrLeave(play: Play, seat: Seat, card: BuildingCard): void {
  const clause = 'end.upkeep'
  const { undead } = siteOf(play.now, card) as Site
  const others = when(undead.length > 0, 'end.upkeep-undead')
  play.report({ clause, with: others, kind: 'upkeep-due', seat, card })
  const loaded = [...play.now.gangs[seat].loaded]
  const options = oneOf(loaded.length > 0 ? [true, false] : [false])
  if (play.ask({ clause, kind: 'keep', by: seat, about: { card }, options })) {
    const cell = chooseCell(play, 'empty', seat, loaded, clause)
    play.report({ clause, kind: 'emptied', seat, cell })
    play.report({ clause, kind: 'building-kept', seat, card })
  } else play.report({ clause, kind: 'leaves-building', seat, card })
}
