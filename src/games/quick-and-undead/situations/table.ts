import type { Opened } from '../../../kernel/game/kind.ts'
import type { ClauseId } from '../clauses.ts'
import { RANGER, type Seat, type Space, spaces } from '../components.ts'
import { type Given, type Laid, type Position, type Scene, townIsClear } from '../position.ts'
import { gangSeats } from '../seats.ts'
import { checkPostures, hires, layGangs, layOutlaws, layPurses } from './gangs.ts'
import type { Laying, Moment } from './laying.ts'
import { noons, type TableSituation } from './parts.ts'
import { type Fixed, fixedOf, type QuickMaker, startOf } from './start.ts'
import { laySupply, layTown, layUndead } from './town.ts'

/** An Outlaw that a situation is about, and so stands somewhere without further words. */
export interface Actor {
  readonly seat: Seat
  readonly space: Space
  /** Reason why it cannot lie there; null when it can. */
  readonly lying: { readonly code: string; readonly clause: ClauseId } | null
}

/** Actors for a seat on a space. A lying Outlaw has acted already; undead Outlaws duel and act standing or lying. */
export function actor(seat: Seat, space: Space | 'hired'): readonly Actor[] {
  if (space === 'hired') return []
  return [{ seat, space, lying: { code: 'actor-lies', clause: 'end.lay-down' } }]
}

/** Additions of a kind of situation to a table. */
interface SceneAt {
  readonly moment: Moment
  readonly scene: Scene
  /** Whose Outlaws stand where because of it. */
  readonly actors?: readonly Actor[]
  /** Further conditions on a table that can exist. */
  check?(play: Laid): void
}

/** Opens a table at a moment of the game, once it is known who plays. */
export function openTable(
  table: TableSituation,
  maker: QuickMaker,
  sceneOf: (fixed: Fixed) => SceneAt,
): Opened<Given, Position> {
  const fixed = fixedOf(table, maker)
  const { moment, scene, actors = [], check } = sceneOf(fixed)
  const given = { ...fixed, scene }
  const position = startOf(table, given, maker)
  const laying = { table, moment, given, position, maker }
  position.day = table.day
  position.round = table.round
  setNoon(laying)
  layGangs(laying)
  layPurses(laying)
  for (const one of actors) stand(one, laying)
  layTown(laying)
  layOutlaws(laying)
  layUndead(laying)
  laySupply(laying)
  checkRanger(laying)
  checkPostures(laying)
  for (const seat of gangSeats(given)) noteTurn(seat, laying)
  position.cleared = townIsClear(position)
  if (moment === 'before') position.round--
  if (maker.isSound()) check?.({ given, readings: maker.readings, now: position })
  return { given, position }
}

/** Additions of a kind of situation in which one Outlaw acts. */
interface ActingAt extends Pick<SceneAt, 'actors' | 'check'> {
  readonly scene: Omit<Scene, 'actors'>
  /** Gangs that may act: those of players by default. */
  readonly allowed?: readonly Seat[]
}

/** Opens a table within a round on which an Outlaw of a gang that plays acts on its space. */
export function openActing(
  situation: TableSituation & { readonly by: Seat },
  maker: QuickMaker,
  actingOf: (fixed: Fixed) => ActingAt,
): Opened<Given, Position> {
  const { by } = situation
  return openTable(situation, maker, (fixed) => {
    const { scene, allowed = fixed.seats, actors = [], ...acting } = actingOf(fixed)
    maker.allow('by', by, allowed, 'component.players', 'players', 'twoGangs')
    const acts = scene.space === undefined ? [] : actor(by, scene.space)
    return {
      ...acting,
      moment: 'within',
      scene: { ...scene, actors: [by] },
      actors: [...acts, ...actors],
    }
  })
}

/** noon.one-round: High Noon is one round, played or not; noon.then-score: the count follows it; solo has none. */
function setNoon({ table: { noon }, given: { solo }, position, moment, maker }: Laying): void {
  const isCount = moment === 'after' && !solo
  const allowed = solo ? (['far'] as const) : isCount ? (['now'] as const) : noons
  const clause = isCount ? 'noon.then-score' : 'noon.one-round'
  const now = noon ?? allowed[0]
  maker.allow('noon', now, allowed, clause, 'players')
  if (moment === 'before' && now === 'now') position.noon = 'next'
  else position.noon = isCount ? 'over' : now
}

/** An Outlaw that the situation is about stands on its space, or lies there where that is possible. */
function stand({ seat, space, lying }: Actor, { position, maker }: Laying): void {
  const on = position.gangs[seat]?.on
  if (!on) return
  if (on[space] === 'lying' && lying) {
    const at = `gangs.${seat}.on.${space}`
    maker.misplaced(lying.code, lying.clause, { seat, space }, at, 'players')
  }
  on[space] ??= 'standing'
}

/** sologoal.win: the solo game is won with the last Bullet of Dead Ranger, so nothing but the count follows. */
function checkRanger({ given, position: { gangs }, moment, maker }: Laying): void {
  if (!given.solo || moment === 'after' || gangs[RANGER].loaded.length > 0) return
  maker.refuse('ranger-is-dead', 'sologoal.win', {}, 'gangs.R.loaded', 'players')
}

/** Notes the turns a gang has taken this day and has left this round. */
function noteTurn(seat: Seat, { given, position, moment }: Laying): void {
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

/** day.resolution-order: whether a space is resolved now or later, when another one is being resolved. */
function comesUp(space: Space, now: Space | 'hired' | undefined): boolean {
  return now === undefined || now === 'hired' || space <= now
}
