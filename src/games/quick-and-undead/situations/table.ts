import type { Reader } from '../../../kernel/reader.ts'
import { RANGER, type Seat, type Space, spaces, type UndeadCard } from '../components.ts'
import { type Given, type Position, type Purse, townIsClear } from '../position.ts'
import type { CommonSituation } from './common.ts'
import { readGame } from './game.ts'
import { type Actor, type GangSituation, readGangs, readOutlaws } from './gangs.ts'
import { gangSeats } from './seats.ts'
import { readSupply, readTown, readUndeadCards, type SiteSituation } from './town.ts'

/** How near High Noon is, as a situation writes it: noon.trigger, it is announced between two rounds. */
export const noons = ['far', 'now'] as const
export type Noon = (typeof noons)[number]

/** A table in the middle of a game. */
export interface TableSituation extends CommonSituation {
  /** The bearer of the LAW badge: A when absent. */
  readonly law?: Seat
  readonly day?: number
  /** Of the day: 1 when absent. */
  readonly round?: number
  readonly noon?: Noon
  readonly gangs?: Readonly<Partial<Record<Seat, GangSituation>>>
  /** The buildings in play in the order of their slots. */
  readonly town?: readonly SiteSituation[]
  readonly street?: readonly UndeadCard[]
  readonly bootHill?: readonly UndeadCard[]
  /** What is left of all Coins and Notoriety, unless it is less. */
  readonly supply?: Partial<Purse>
}

/**
 * When a situation takes place: within a round, before the round that it names begins, or when that
 * round is over.
 */
export type Moment = 'within' | 'before' | 'after'

/** A day has three rounds. */
const rounds = [1, 2, 3] as const

/** The last day of which a situation can speak. */
export const DAYS_LIMIT = 15
const days = Array.from({ length: DAYS_LIMIT }, (_, index) => index + 1)

/** Reads the table; the reasons why it cannot exist are noted by the reader. */
export function readTable(
  reader: Reader,
  situation: Readonly<Record<string, unknown>>,
  given: Given,
  moment: Moment,
  actors: readonly Actor[],
): Position {
  const position = readGame(reader, situation.law, given)
  position.day = reader.listed('day', situation.day ?? 1, days, 'day.until-noon')
  position.round = reader.listed('round', situation.round ?? 1, rounds, 'day.three-rounds')
  readNoon(reader, situation.noon, given, position, moment)
  const gangs = readGangs(reader, situation.gangs, given, position, actors)
  checkRanger(reader, given, position, moment)
  readTown(reader, situation.town, given, position)
  readOutlaws(reader, gangs, given, position)
  const { street, bootHill } = situation
  readUndeadCards(reader, { street, bootHill, gangs }, given, position)
  readSupply(reader, situation.supply, given, position)
  if (reader.refusals.length === 0) checkPostures(reader, given, position, moment)
  for (const seat of gangSeats(given)) noteTurn(seat, given, position, moment)
  position.cleared = townIsClear(position)
  if (moment === 'before') position.round--
  return position
}

/** noon.one-round: High Noon is one round, played or not; noon.then-score: the count follows it; solo has none. */
function readNoon(
  reader: Reader,
  value: unknown,
  { solo }: Given,
  position: Position,
  moment: Moment,
): void {
  const isCount = moment === 'after' && !solo
  const allowed = solo ? (['far'] as const) : isCount ? (['now'] as const) : noons
  const clause = isCount ? 'noon.then-score' : 'noon.one-round'
  const noon = reader.listed('noon', value ?? allowed[0], allowed, clause)
  if (moment === 'before' && noon === 'now') position.noon = 'next'
  else if (isCount) position.noon = 'over'
  else position.noon = noon
}

/**
 * plan.reveal: a gang places one Outlaw a round, so one stands at most, no more lie than rounds were played
 * this day, and no more spaces were used; hired.die: none stands where the die went to Hired Guns;
 * end.lay-down: nor does any between rounds. Dead Ranger's stay from day to day.
 */
function checkPostures(
  reader: Reader,
  given: Given,
  { gangs, round }: Position,
  moment: Moment,
): void {
  for (const seat of gangSeats(given)) {
    const { on, usedToday } = gangs[seat]
    const standing = spaces.filter((space) => on[space] === 'standing').length
    const lying = spaces.filter((space) => on[space] === 'lying')
    const upright = moment === 'within' ? 1 : 0
    if (standing > upright) {
      const [code, clause] =
        upright > 0
          ? (['several-standing', 'plan.reveal'] as const)
          : (['stands-between-rounds', 'end.lay-down'] as const)
      reader.refuse(code, clause, { seat, received: standing, allowed: upright })
    } else if (standing > 0 && hires(seat, given)) {
      reader.refuse('stands-and-hires', 'hired.die', { seat })
    }
    const played = moment === 'after' ? round : round - 1
    if (seat === RANGER) continue
    const placed = played + (moment === 'within' && standing === 0 ? 1 : 0)
    const used = new Set([...usedToday, ...lying]).size
    if (lying.length > played) {
      const facts = { seat, received: lying.length, allowed: played, round }
      reader.refuse('too-many-lying', 'end.day-return', facts)
    } else if (used > placed) {
      const facts = { seat, received: used, allowed: placed, round }
      reader.refuse('too-many-used', 'plan.reveal', facts)
    }
  }
}

/** sologoal.win: the solo game is won with the last Bullet of Dead Ranger, so nothing but the count follows. */
function checkRanger(reader: Reader, { solo }: Given, { gangs }: Position, moment: Moment): void {
  if (!solo || moment === 'after' || gangs[RANGER].loaded.length > 0) return
  reader.refuse('ranger-is-dead', 'sologoal.win', {})
}

/** What a gang has done this day and has yet to do this round. */
function noteTurn(seat: Seat, given: Given, position: Position, moment: Moment): void {
  const { scene } = given
  const gang = position.gangs[seat]
  for (const space of spaces) {
    if (gang.on[space] === null) continue
    if (seat !== RANGER && !gang.usedToday.includes(space)) gang.usedToday.push(space)
    if (moment !== 'within' || gang.on[space] !== 'standing') continue
    if (comesUp(space, scene.space)) gang.turn = space
    else position.acted.push(seat)
  }
  gang.usedToday.sort((one, other) => other - one)
  if (hires(seat, given)) gang.turn = 'hired'
}

/** Whether a situation is about the turn of a die on Hired Guns. */
function hires(seat: Seat, { scene }: Given): boolean {
  return scene.space === 'hired' && (scene.actors?.includes(seat) ?? false)
}

/** day.resolution-order: whether a space is resolved now or later, when another one is being resolved. */
function comesUp(space: Space, now: Space | 'hired' | undefined): boolean {
  return now === undefined || now === 'hired' || space <= now
}
