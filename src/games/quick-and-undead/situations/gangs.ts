import { OUTLAWS, RANGER, RESERVE_OUTLAWS, type Seat, spaces } from '../components.ts'
import { buildingsOf, type Gang, type Given, purseOf } from '../position.ts'
import { gangSeats, ownerOf } from '../seats.ts'
import type { Laying } from './laying.ts'
import type { QuickMaker } from './start.ts'

/** Parts that say who plays. */
export const who = ['players', 'twoGangs'] as const

/** Lays out the gangs but for their purses and Undead, and for their Outlaws that are on no space. */
export function layGangs({ table: { gangs }, given, position, maker }: Laying): void {
  const allowed = gangSeats(given)
  for (const seat of Object.keys(gangs) as Seat[]) {
    if (allowed.includes(seat)) continue
    const facts = { seat, allowed }
    maker.misplaced('gang-not-playing', 'component.players', facts, `gangs.${seat}`, ...who)
  }
  for (const seat of allowed) {
    const { loaded, critical = 'skull', on = {}, used = [] } = gangs[seat] ?? {}
    const gang = position.gangs[seat]
    if (loaded) gang.loaded = [...loaded]
    gang.critical = critical
    for (const space of spaces) gang.on[space] = on[space] ?? null
    gang.usedToday = [...used]
  }
}

/** setup.open-stash; twogang.resources: the second gang of a player uses the purse of the first. */
export function layPurses({ table: { gangs }, given, position, maker }: Laying): void {
  for (const seat of gangSeats(given)) {
    const { coins, notoriety } = gangs[seat] ?? {}
    const owner = ownerOf(seat, given)
    if (owner !== seat && (coins ?? notoriety) !== undefined) {
      const at = [`gangs.${seat}.${coins === undefined ? 'notoriety' : 'coins'}`, ...who] as const
      maker.misplaced('purse-shared', 'twogang.resources', { seat, owner }, ...at)
    } else {
      const purse = purseOf(position, seat)
      purse.coins += coins ?? 0
      purse.notoriety += notoriety ?? 0
    }
  }
}

/**
 * component.outlaws: six of each colour, and those that are nowhere else are in the stash;
 * solosetup.ranger: Dead Ranger's are in the Graveyard.
 */
export function layOutlaws({ table: { gangs }, given, position, maker }: Laying): void {
  for (const seat of gangSeats(given)) {
    const gang = position.gangs[seat]
    const { stash, reserve, graveyard = 0 } = gangs[seat] ?? {}
    const abroad = outlawsOn(gang) + buildingsOf(position, seat).length
    if (seat === RANGER) {
      gang.graveyard = OUTLAWS - abroad
      checkRest(seat, 'graveyard', gangs[seat]?.graveyard, gang.graveyard, maker)
      continue
    }
    const left = OUTLAWS - abroad - graveyard
    gang.graveyard = graveyard
    gang.reserve = reserve ?? Math.min(RESERVE_OUTLAWS, Math.max(left, 0))
    gang.stash = left - gang.reserve
    checkRest(seat, 'stash', stash, gang.stash, maker)
  }
}

/** No more than six are anywhere. What is left of them may be said, but it cannot be otherwise. */
function checkRest(
  seat: Seat,
  where: 'stash' | 'graveyard',
  received: number | undefined,
  rest: number,
  maker: QuickMaker,
): void {
  const clause = 'component.outlaws'
  const at = `gangs.${seat}`
  if (rest < 0) {
    const facts = { seat, received: OUTLAWS - rest, allowed: OUTLAWS }
    maker.refuse('too-many-outlaws', clause, facts, 'gangs', at, 'town', 'players')
  } else if (received !== undefined && received !== rest) {
    const facts = { seat, where, received, allowed: rest, outlaws: OUTLAWS }
    maker.misplaced('outlaws-not-six', clause, facts, `${at}.${where}`, at, 'town', 'players')
  }
}

function outlawsOn({ on }: Gang): number {
  return spaces.filter((space) => on[space] !== null).length
}

/**
 * plan.reveal: a gang places one Outlaw a round, so one stands at most, no more lie than rounds were played
 * this day, and no more spaces were used; hired.die: none stands where the die went to Hired Guns;
 * end.lay-down: nor does any between rounds. Dead Ranger's stay from day to day.
 */
export function checkPostures({ given, position, moment, maker }: Laying): void {
  const { gangs, round } = position
  for (const seat of gangSeats(given)) {
    const { on, usedToday } = gangs[seat]
    const standing = spaces.filter((space) => on[space] === 'standing')
    const lying = spaces.filter((space) => on[space] === 'lying')
    const upright = moment === 'within' ? 1 : 0
    const at = [...standing.map((space) => `gangs.${seat}.on.${space}`), 'players'] as const
    if (standing.length > upright) {
      const facts = { seat, received: standing.length, allowed: upright }
      if (upright > 0) maker.misplaced('several-standing', 'plan.reveal', facts, ...at)
      else maker.misplaced('stands-between-rounds', 'end.lay-down', facts, ...at)
    } else if (standing.length > 0 && hires(seat, given)) {
      maker.misplaced('stands-and-hires', 'hired.die', { seat }, ...at)
    }
    if (seat === RANGER) continue
    const played = moment === 'after' ? round : round - 1
    const placed = played + (moment === 'within' && standing.length === 0 ? 1 : 0)
    const used = new Set([...usedToday, ...lying]).size
    if (lying.length > played) {
      const facts = { seat, received: lying.length, allowed: played, round }
      const all = lying.toReversed().map((space) => `gangs.${seat}.on.${space}`)
      maker.misplaced('too-many-lying', 'end.day-return', facts, ...all, 'players', 'round')
    } else if (used > placed) {
      const facts = { seat, received: used, allowed: placed, round }
      const all = [`gangs.${seat}.used.${usedToday.length - 1}`, `gangs.${seat}.on`] as const
      maker.misplaced('too-many-used', 'plan.reveal', facts, ...all, 'players', 'round')
    }
  }
}

/** True for a situation about the turn of a die on Hired Guns. */
export function hires(seat: Seat, { scene }: Given): boolean {
  return scene.space === 'hired' && (scene.actors?.includes(seat) ?? false)
}
