import type { Session } from '../../../../explorer/player/session.ts'
import type { AdviceTask } from '../../../../explorer/player/tasks.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import { type BuildingCard, RANGER, type Seat } from '../../components.ts'
import type { DuelSituation } from '../../kinds/duel.ts'
import type { Wish } from '../../odds/bullets.ts'
import { type Given, type Position, siteOf } from '../../position.ts'
import { nouns } from '../../things.ts'
import { setGang, type TableKind } from '../press.ts'

/** What the Bullets of a card are to bring about, and how that is said. */
export interface NamedWish extends Wish {
  readonly label: string
}

/** Who shoots or is shot at. */
function fighters({ scene }: Given, start: Position): readonly Seat[] {
  const { actors = [], target, building, undead } = scene
  const occupant = building && siteOf(start, building)?.occupants[0]
  if (building) return occupant ? [occupant, ...actors] : []
  if (target) return [...actors, target]
  return actors.length > 1 || undead ? actors : []
}

/** On whose cards a Bullet could be moved; Dead Ranger's are all loaded until he loses them. */
export function cardsIn(given: Given, start: Position): readonly Seat[] {
  return fighters(given, start).filter((seat) => seat !== RANGER)
}

/** What can be wished of a card; its own good comes first. */
export function wishesOf(
  seat: Seat,
  given: Given,
  start: Position,
  words: Words,
): readonly NamedWish[] {
  const { building, undead, target, space, actors = [] } = given.scene
  const wish = (name: string, asked: Wish['asked'], is: Wish['is'], of = seat): NamedWish => {
    const values = {
      seat: nouns.seat.name(of, words),
      ...(building && { building: inWords(building) }),
    }
    return { seat, asked, is, label: words.say(`live.wish.${name}`, values) }
  }
  const inWords = (card: BuildingCard) => nouns.building.name(card, words)
  const survives = wish('survives', { fact: 'dies', seat }, false)
  const others = fighters(given, start)
    .filter((other) => other !== seat)
    .map((other) => wish('killed', { fact: 'dies', seat: other }, true, other))
  if (undead) return [wish('undead', { fact: 'undead-killed', card: undead }, true)]
  if (building) return [wish('controls', { fact: 'controls', building }, seat), survives, ...others]
  if (target) return seat === target ? [survives] : others
  if (space === undefined) return [wish('wins', { fact: 'winner' }, seat)]
  const kills = wish('kills', { fact: 'kills', seat }, true)
  return [survives, ...(actors.length > 2 ? [kills] : []), ...others]
}

/** The case with the targets that have been announced in it, so that they stay when it begins anew. */
export function withTargets(session: Session): TableKind {
  const situation = session.state.value.situation as TableKind
  const targets = (session.position.value as Position).shootout?.targets ?? {}
  if (situation.kind !== 'duel' || Object.keys(targets).length === 0) return situation
  const { targets: said } = situation as DuelSituation
  return { ...situation, targets: { ...targets, ...said } } as TableKind
}

/** What moving one Bullet changes, from the beginning of the case with its announced targets. */
export function bulletsTask(
  session: Session,
  wishes: readonly NamedWish[],
): AdviceTask | undefined {
  if (wishes.length === 0) return undefined
  const { readings } = session.state.value
  const asked = wishes.map(({ seat, asked: fact, is }) => ({ seat, asked: fact, is }))
  const situation = withoutDraws(withTargets(session))
  return { situation, readings, after: [], advice: 'bullets', asked }
}

/** Which Undead comes for somebody killed does not matter to any wish, and takes long to count. */
function withoutDraws(situation: TableKind): TableKind {
  return situation.players !== 1 ? { ...situation, bootHill: [] } : situation
}

/** Moves a Bullet in the situation, or loads one more. */
export function moveBullet(
  session: Session,
  seat: Seat,
  { from, to }: { readonly from: number | null; readonly to: number },
): void {
  const loaded = (session.opening.value.position as Position).gangs[seat].loaded
  const moved = [...loaded.filter((cell) => cell !== from), to].sort() as typeof loaded
  session.change({ situation: setGang(withTargets(session), seat, { loaded: moved }) })
}
