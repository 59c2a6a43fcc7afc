import type { Reader } from '../../../kernel/reader.ts'
import {
  PLAYER,
  RANGER,
  type Seat,
  type Space,
  spaces,
  type UndeadCard,
  undeadCards,
} from '../components.ts'
import { type Laid, placeOf, type Scene } from '../position.ts'
import { areSisters } from '../rules/two-gangs.ts'
import { spaceFacts } from '../spaces.ts'
import type { Fixed } from './common.ts'
import { type Actor, alsoLying } from './gangs.ts'
import { gangSeats, ownersOf } from './seats.ts'
import type { TableSituation } from './table.ts'

/** Outlaws that meet on a space, before any of them acts there. */
export interface DuelSituation extends TableSituation {
  readonly kind: 'duel'
  readonly space: Space
  readonly duellists: readonly Seat[]
  /** Targets that are announced already; the others are asked for. */
  readonly targets?: Readonly<Partial<Record<Seat, Seat>>>
}

/** duel.when, duel.not-on-7: who duels where, and what is known of the targets. */
export function readDuel(
  reader: Reader,
  { space, duellists, targets }: Readonly<Record<string, unknown>>,
  fixed: Fixed,
): Scene {
  const where = reader.listed('space', space, spaces, 'component.board')
  if (where === 7 && !fixed.solo) reader.refuse('no-duel-on-7', 'duel.not-on-7', { space: where })
  const actors = readDuellists(reader, duellists, gangSeats(fixed), 'duel.when')
  const scene = { actors, space: where }
  const fixedTargets = readTargets(reader, targets, actors)
  return fixedTargets ? { ...scene, targets: fixedTargets } : scene
}

/** At least two, each once, in the order of their seats. */
function readDuellists(
  reader: Reader,
  value: unknown,
  allowed: readonly Seat[],
  clause: 'duel.when' | 'score.tie-duel',
): readonly Seat[] {
  const list = reader.list('duellists', value, clause)
  const read = list.map((one) => reader.listed('duellists', one, allowed, 'component.players'))
  const known = allowed.filter((seat) => list.includes(seat))
  const twice = known.find((seat) => list.indexOf(seat) < list.lastIndexOf(seat))
  if (twice) reader.refuse('duellist-twice', clause, { seat: twice })
  if (read.length < 2) reader.refuse('duel-of-one', clause, { received: read.length, allowed: 2 })
  return known
}

/** duel.announce: a duellist targets another duellist of the same duel. */
function readTargets(
  reader: Reader,
  value: unknown,
  duellists: readonly Seat[],
): Readonly<Partial<Record<Seat, Seat>>> | undefined {
  const clause = 'duel.announce'
  const targets: Partial<Record<Seat, Seat>> = {}
  for (const [name, entry] of Object.entries(reader.record('targets', value ?? {}, clause))) {
    const seat = reader.listed('targets', name as Seat, duellists, clause)
    const target = reader.listed(`targets.${seat}`, entry, duellists, clause)
    if (target === seat && entry === name) reader.refuse('target-oneself', clause, { seat })
    targets[seat] = target
  }
  return Object.keys(targets).length > 0 ? targets : undefined
}

/** In the solo game undead Outlaws duel whether they stand or lie. */
export function duelActors({ actors = [], space }: Scene): readonly Actor[] {
  return actors.map((seat) => ({
    seat,
    space: space as Space,
    ...(seat === RANGER ? alsoLying : {}),
  }))
}

/**
 * duel.when: all who stand on the space duel;
 * duel.announce, R-gang-is-player: and a target that is announced is one whom its duellist may shoot at.
 */
export function checkDuel(reader: Reader, play: Laid): void {
  const { given, now } = play
  const { actors = [], space, targets = {} } = given.scene
  for (const seat of gangSeats(given)) {
    if (actors.includes(seat) || now.gangs[seat].on[space as Space] !== 'standing') continue
    reader.refuse('duellist-missing', 'duel.when', { seat, space: Number(space) })
  }
  for (const seat of actors) {
    const target = targets[seat]
    const allowed = actors.filter((other) => other !== seat && !areSisters(play, seat, other))
    if (target === undefined || allowed.includes(target)) continue
    const facts = { what: `targets.${seat}`, received: target, allowed }
    reader.refuse('value-not-allowed', 'duel.announce', facts)
  }
}

/** An Outlaw on `from` calls out one that stands on `at`. */
export interface IntimidationSituation extends TableSituation {
  readonly kind: 'intimidation'
  readonly by: Seat
  readonly from: Space
  readonly target: Seat
  readonly at: Space
}

/** intimidate.optional: somebody else's Outlaw, on a space that is printed above the line of the own one. */
export function readIntimidation(
  reader: Reader,
  situation: Readonly<Record<string, unknown>>,
  fixed: Fixed,
): Scene {
  const clause = 'intimidate.standing'
  const seats = gangSeats(fixed)
  const by = reader.listed('by', situation.by, seats, 'component.players')
  const space = reader.listed('from', situation.from, spaces, 'component.board')
  const target = reader.listed('target', situation.target, seats, 'component.players')
  const at = reader.listed('at', situation.at, spaces, 'component.board')
  if (target === by && situation.target === situation.by) {
    reader.refuse('target-oneself', clause, { seat: by })
  }
  const { reach, clause: printed } = spaceFacts[space]
  if (!reach.includes(at)) {
    reader.refuse('out-of-reach', printed, { from: space, at, allowed: reach.map(String) })
  }
  return { actors: [by], space, target, at }
}

/** solokill.standing-or-lying: undead Outlaws can be called where they lie, too; solohard.fast: and the player's. */
export function intimidationActors(scene: Scene, { hardships }: Fixed): readonly Actor[] {
  const { actors = [], space, target, at } = scene
  const [by] = actors as [Seat]
  const isFast = target === PLAYER && hardships.includes('fast')
  const clause = by === RANGER ? 'solokill.ranger-only-standing' : 'intimidate.standing'
  const called = { seat: target as Seat, space: at as Space }
  return [
    { seat: by, space: space as Space },
    {
      ...called,
      ...(target === RANGER || isFast ? alsoLying : { lying: { code: 'target-lies', clause } }),
    },
  ]
}

/** The abilities that let an Outlaw shoot at Undead. */
export const huntings = ['hunt', 'fight'] as const
export type Hunting = (typeof huntings)[number]

/** An attempt at an Undead begins. */
export interface ShootingSituation extends TableSituation {
  readonly kind: 'shooting'
  readonly by: Seat
  readonly from: Space
  /** By which ability of the space; there is never more than one. */
  readonly ability?: Hunting
  /** The Undead aimed at. */
  readonly card: UndeadCard
}

/** hunt.any-in-town, hunt.fight-street-only: the space must let its Outlaw shoot at Undead. */
export function readShooting(
  reader: Reader,
  situation: Readonly<Record<string, unknown>>,
  { seats }: Fixed,
): Scene {
  const by = reader.listed('by', situation.by, seats, 'component.players')
  const space = reader.listed('from', situation.from, spaces, 'component.board')
  const { abilities, clause } = spaceFacts[space]
  const [printed] = huntings.filter((one) => abilities.includes(one))
  const ability = reader.listed('ability', situation.ability ?? printed ?? 'hunt', huntings, clause)
  if (!abilities.includes(ability)) {
    reader.refuse('ability-not-here', clause, { received: ability, allowed: [...abilities], space })
  }
  const undead = reader.listed('card', situation.card, undeadCards, 'component.undead-cards')
  return { actors: [by], space, undead }
}

/** hunt.any-in-town, hunt.not-boot-hill: an Undead in Town; hunt.fight-street-only: or in the Street. */
export function checkShooting(reader: Reader, { given, now }: Laid): void {
  const { space, undead } = given.scene
  const card = undead as UndeadCard
  const place = placeOf(now, card)
  if (!place) {
    const clause = now.bootHill.includes(card) ? 'hunt.not-boot-hill' : 'hunt.any-in-town'
    reader.refuse('undead-not-in-town', clause, { card })
  } else if (place !== 'street' && !spaceFacts[space as Space].abilities.includes('hunt')) {
    reader.refuse('undead-not-in-street', 'hunt.fight-street-only', { card, place })
  }
}

/** The duel of those who are tied in score and in Coins. */
export interface FinalDuelSituation extends TableSituation {
  readonly kind: 'final-duel'
  readonly duellists: readonly Seat[]
}

/** score.tie-duel: players, not gangs, are tied. */
export function readFinalDuel(
  reader: Reader,
  { duellists }: Readonly<Record<string, unknown>>,
  fixed: Fixed,
): Scene {
  return { actors: readDuellists(reader, duellists, ownersOf(fixed), 'score.tie-duel') }
}
