import type { Reader } from '../../../kernel/reader.ts'
import { shown } from '../../../kernel/refusal.ts'
import type { ClauseId } from '../clauses.ts'
import {
  BULLETS,
  type Cell,
  COINS,
  type CriticalSide,
  cells,
  criticalSides,
  NOTORIETY,
  OUTLAWS,
  RANGER,
  RESERVE_OUTLAWS,
  type Seat,
  type Space,
  seats,
  spaces,
  type UndeadCard,
} from '../components.ts'
import {
  buildingsOf,
  type Gang,
  type Given,
  type Position,
  type Posture,
  postures,
  purseOf,
} from '../position.ts'
import { gangSeats, ownerOf } from './seats.ts'

/** A gang as a situation writes it. Outlaws that are nowhere else are in the stash. */
export interface GangSituation {
  /** The loaded cells; none when absent, all of Dead Ranger's. */
  readonly loaded?: readonly Cell[]
  readonly critical?: CriticalSide
  readonly coins?: number
  readonly notoriety?: number
  /** Outlaws in the stash: what is left of six. It may be said, as a check. */
  readonly stash?: number
  /** Outlaws beside Hired Guns: two, or what is left, when absent. */
  readonly reserve?: number
  readonly graveyard?: number
  /** The Outlaws on action spaces. */
  readonly on?: Readonly<Partial<Record<Space, Posture>>>
  /** Spaces used this day from which the Outlaw is gone. */
  readonly used?: readonly Space[]
  /** Undead killed. */
  readonly trophies?: readonly UndeadCard[]
}

/** An Outlaw that a situation is about, and so stands somewhere without further words. */
export interface Actor {
  readonly seat: Seat
  readonly space: Space
  /** Why it cannot lie there, when it can't: by default because who lies has acted already. */
  readonly lying?: { readonly code: string; readonly clause: ClauseId } | null
}

/** An actor for whom it is all one. */
export const alsoLying: Pick<Actor, 'lying'> = { lying: null }

const lyingHasActed = { code: 'actor-lies', clause: 'end.lay-down' } as const

const parts = [
  'loaded',
  'critical',
  'coins',
  'notoriety',
  'stash',
  'reserve',
  'graveyard',
  'on',
  'used',
  'trophies',
] as const

/** solosetup.ranger: Dead Ranger has neither Coins nor Notoriety, and his Outlaws are in no stash. */
const rangerParts = ['loaded', 'critical', 'graveyard', 'on'] as const

type Parts = Readonly<Partial<Record<(typeof parts)[number], unknown>>>

/** What a gang says of itself and what has still to be settled once Town is read. */
export type ReadGangs = Readonly<Partial<Record<Seat, Parts>>>

/** Reads the gangs but for their Undead, and for their Outlaws that are on no space. */
export function readGangs(
  reader: Reader,
  value: unknown,
  given: Given,
  position: Position,
  actors: readonly Actor[],
): ReadGangs {
  const read: Partial<Record<Seat, Parts>> = {}
  const playing = gangSeats(given)
  for (const [seat, entry] of reader.entries('gangs', value ?? {}, seats, 'component.players')) {
    if (!playing.includes(seat)) {
      reader.refuse('gang-not-playing', 'component.players', { seat, allowed: playing })
      continue
    }
    read[seat] = partsOf(reader, seat, entry ?? {})
  }
  for (const seat of playing) readGang(reader, seat, read[seat] ?? {}, given, position)
  for (const actor of actors) stand(reader, actor, position)
  return read
}

function partsOf(reader: Reader, seat: Seat, entry: unknown): Parts {
  const [allowed, clause] =
    seat === RANGER
      ? ([rangerParts, 'solosetup.ranger'] as const)
      : ([parts, 'setup.player-kit'] as const)
  return Object.fromEntries(reader.entries(`gangs.${seat}`, entry, allowed, clause))
}

function readGang(
  reader: Reader,
  seat: Seat,
  { loaded, critical, coins, notoriety, on, used }: Parts,
  given: Given,
  position: Position,
): void {
  const gang = position.gangs[seat]
  const what = `gangs.${seat}`
  if (loaded !== undefined) gang.loaded = readLoaded(reader, seat, loaded)
  const side = critical ?? 'skull'
  gang.critical = reader.listed(
    `${what}.critical`,
    side,
    criticalSides,
    'component.critical-tokens',
  )
  readPurse(reader, seat, { coins, notoriety }, given, position)
  for (const [space, posture] of reader.entries(
    `${what}.on`,
    on ?? {},
    spaces.map(String),
    'component.board',
  )) {
    const read = reader.listed(`${what}.on.${space}`, posture, postures, 'end.lay-down')
    gang.on[Number(space) as Space] = read
  }
  const left = reader.list(`${what}.used`, used ?? [], 'plan.no-return')
  for (const entry of left) {
    const space = reader.listed(`${what}.used`, entry, spaces, 'plan.no-return')
    if (gang.usedToday.includes(space)) {
      reader.refuse('space-twice', 'plan.no-return', { seat, space })
    } else gang.usedToday.push(space)
  }
}

/** setup.six-tokens: six cells, each loaded or not. */
function readLoaded(reader: Reader, seat: Seat, value: unknown): Cell[] {
  const what = `gangs.${seat}.loaded`
  const list = reader.list(what, value, 'component.targeting-cards')
  for (const cell of list) reader.listed(what, cell, cells, 'component.targeting-cards')
  const known = cells.filter((cell) => list.includes(cell))
  const twice = known.find((cell) => list.indexOf(cell) < list.lastIndexOf(cell))
  if (list.length > BULLETS) {
    const facts = { seat, received: list.length, allowed: BULLETS }
    reader.refuse('too-many-bullets', 'setup.six-tokens', facts)
  } else if (twice !== undefined) {
    reader.refuse('cell-twice', 'setup.six-tokens', { seat, cell: twice })
  }
  return known
}

/** setup.open-stash; twogang.resources: the second gang of a player uses the purse of the first. */
function readPurse(
  reader: Reader,
  seat: Seat,
  { coins, notoriety }: Parts,
  given: Given,
  position: Position,
): void {
  const owner = ownerOf(seat, given)
  if (owner !== seat && (coins !== undefined || notoriety !== undefined)) {
    reader.refuse('purse-shared', 'twogang.resources', { seat, owner })
    return
  }
  const purse = purseOf(position, seat)
  const what = `gangs.${seat}`
  purse.coins += reader.count(`${what}.coins`, coins ?? 0, COINS, 'component.coins')
  purse.notoriety += reader.count(
    `${what}.notoriety`,
    notoriety ?? 0,
    NOTORIETY,
    'component.notoriety',
  )
}

/** An Outlaw that the situation is about stands on its space, or lies there where that is possible. */
function stand(reader: Reader, { seat, space, lying }: Actor, { gangs }: Position): void {
  const { on } = gangs[seat]
  const why = lying === undefined ? lyingHasActed : lying
  if (on[space] === 'lying' && why) reader.refuse(why.code, why.clause, { seat, space })
  on[space] ??= 'standing'
}

/**
 * component.outlaws: six of each colour, and those that are nowhere else are in the stash;
 * solosetup.ranger: Dead Ranger's are in the Graveyard.
 */
export function readOutlaws(
  reader: Reader,
  read: ReadGangs,
  given: Given,
  position: Position,
): void {
  for (const seat of gangSeats(given)) {
    const gang = position.gangs[seat]
    const { stash, reserve, graveyard } = read[seat] ?? {}
    const clause = 'component.outlaws'
    const abroad = outlawsOn(gang) + buildingsOf(position, seat).length
    if (seat === RANGER) {
      gang.graveyard = OUTLAWS - abroad
      const facts = { seat, received: abroad, allowed: OUTLAWS }
      if (abroad > OUTLAWS) reader.refuse('too-many-outlaws', clause, facts)
      else checkRest(reader, seat, 'graveyard', graveyard, gang.graveyard)
      continue
    }
    gang.graveyard = reader.count(`gangs.${seat}.graveyard`, graveyard ?? 0, OUTLAWS, clause)
    const left = OUTLAWS - abroad - gang.graveyard
    gang.reserve = readReserve(
      reader,
      seat,
      reserve ?? Math.min(RESERVE_OUTLAWS, Math.max(left, 0)),
    )
    gang.stash = left - gang.reserve
    if (gang.stash < 0) {
      const facts = { seat, received: OUTLAWS - gang.stash, allowed: OUTLAWS }
      reader.refuse('too-many-outlaws', clause, facts)
    } else checkRest(reader, seat, 'stash', stash, gang.stash)
  }
}

/** setup.reserve-outlaws: two wait beside Hired Guns at first, and none ever returns there. */
function readReserve(reader: Reader, seat: Seat, value: unknown): number {
  return reader.count(`gangs.${seat}.reserve`, value, RESERVE_OUTLAWS, 'setup.reserve-outlaws')
}

/** What is left of six may be said, but it cannot be otherwise. */
function checkRest(
  reader: Reader,
  seat: Seat,
  where: 'stash' | 'graveyard',
  value: unknown,
  allowed: number,
): void {
  if (value === undefined || value === allowed) return
  const facts = { seat, where, received: shown(value), allowed, outlaws: OUTLAWS }
  reader.refuse('outlaws-not-six', 'component.outlaws', facts)
}

function outlawsOn({ on }: Gang): number {
  return spaces.filter((space) => on[space] !== null).length
}
