import type { Situation } from '../../../../explorer/contract.ts'
import type { Session } from '../../../../explorer/session/types.ts'
import { changeSummary } from '../../../../explorer/weigh/ChangeSummary.tsx'
import type {
  ChangesOfWish,
  Changing,
  NamedChange,
  NamedClaim,
} from '../../../../explorer/weigh/useChanges.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import { type BuildingCard, cells, RANGER, type Seat } from '../../components.ts'
import { nouns } from '../../nouns.ts'
import { type Given, opponentsIn, type Position } from '../../position.ts'
import { speech } from '../../words/speech.ts'
import type { TableKind } from '../press.ts'

/** A chance by its sentence in `live`, which names whose it is: the seat that is asked about, or the answer. */
export function chance(
  words: Words,
  name: string,
  asked: NamedClaim['asked'],
  is: NamedClaim['is'],
): NamedClaim {
  const seat = speech.seatWithin(asked.seat ?? String(is), words)
  const building = asked.building && nouns.building.name(asked.building as BuildingCard, words)
  return { asked, is, label: words.say(`live.${name}`, { seat, ...(building && { building }) }) }
}

/** Claim that somebody dies in a shootout, kills, or gets away. */
export function fate(words: Words, fact: 'dies' | 'kills' | 'flees', seat: string): NamedClaim {
  return chance(words, fact, { fact, seat }, true)
}

/** Seats that shoot or are shot at. */
function fighters({ scene }: Given, start: Position): readonly Seat[] {
  const seats = opponentsIn(scene, start)
  return seats.length > 1 || scene.undead ? seats : []
}

/** Wishes for a card's owner; those for its own good come first. */
function wishesOf(
  owner: string,
  given: Given,
  start: Position,
  words: Words,
): readonly NamedClaim[] {
  const { building, undead, target, space, actors = [] } = given.scene
  const survives = chance(words, 'survives', { fact: 'dies', seat: owner }, false)
  const others = fighters(given, start)
    .filter((other) => other !== owner)
    .map((other) => fate(words, 'dies', other))
  if (undead) return [chance(words, 'undead', { fact: 'undead-killed', card: undead }, true)]
  if (building) {
    return [chance(words, 'controls', { fact: 'controls', building }, owner), survives, ...others]
  }
  if (target) return owner === target ? [survives] : others
  if (space === undefined) return [chance(words, 'wins', { fact: 'winner' }, owner)]
  const kills = actors.length > 2 ? [fate(words, 'kills', owner)] : []
  return [survives, ...kills, ...others]
}

/**
 * Every Bullet of a card on every empty cell, and every empty cell with one Bullet more: setup.bullet-gained and
 * effect.reload are the rules that make it a decision.
 */
export function bulletChanges(seat: string, { gangs }: Position): readonly NamedChange[] {
  const { loaded } = gangs[seat as Seat]
  const empty = cells.filter((cell) => !loaded.includes(cell))
  return [...loaded, null].flatMap((from) =>
    empty.map((to) => ({
      path: ['gangs', seat, 'loaded'],
      value: [...loaded.filter((cell) => cell !== from), to].sort(),
      isMore: from === null,
      values: { from: from ?? '', to },
    })),
  )
}

/** The case with the targets that have been announced in it, so that they stay when it begins anew. */
function withTargets(session: Session): Situation {
  const situation: TableKind & { readonly targets?: object } = session.state.value.situation
  const targets = (session.position.value as Position).shootout?.targets ?? {}
  if (situation.kind !== 'duel' || Object.keys(targets).length === 0) return situation
  return { ...situation, targets: { ...targets, ...situation.targets } } as Situation
}

/** Reason why no move of a Bullet makes the wish likelier. */
function whyNothing(
  { wish: { owner, asked }, changes }: ChangesOfWish,
  { scene }: Given,
  { gangs }: Position,
): readonly [key: string, target?: string] {
  const { actors = [], target, targets = {} } = scene
  if (owner === target) return ['idle-card']
  if (changes.length === 0) return ['full']
  if (gangs[owner as Seat].loaded.length === 0) return ['empty']
  const aim = targets[owner as Seat]
  const isOwnLife = asked.fact === 'dies' && asked.seat === owner && actors.length > 2
  if (isOwnLife && aim && targets[aim] && targets[aim] !== owner) return ['not-faced', aim]
  return [changes.some(({ change }) => change.share !== 0) ? 'at-best' : 'no-matter']
}

/** Panel for the Bullet to move or to load. Dead Ranger's are all loaded until he loses them. */
export const bullets: Changing<Given, Position> = {
  name: 'bullets',
  owners: (given, start) => fighters(given, start).filter((seat) => seat !== RANGER),
  wishes: wishesOf,
  changes: bulletChanges,
  begun: withTargets,
  // Which Undead comes for somebody killed does not matter to any wish, and takes long to count.
  reduced: (situation: TableKind) =>
    situation.players === 1 ? situation : ({ ...situation, bootHill: [] } as Situation),
  whyNothing,
}

export const BulletSummary = changeSummary(bullets)
