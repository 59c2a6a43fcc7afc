import { oneOf } from '../../../../kernel/choice/index.ts'
import type { BuildingCard, Seat } from '../../components.ts'
import type { IdleReason } from '../../events.ts'
import type { Play } from '../../play.ts'
import { type Laid, type Position, purseOf } from '../../position.ts'
import { bootHillIsEmpty, drawUndead } from '../boot-hill.ts'
import { refusal } from '../refusal.ts'

/** effect.self-haunt: none is added where there is one, nor once Boot Hill is empty. */
export function isHaunted(now: Position, card: BuildingCard): IdleReason | undefined {
  if (bootHillIsEmpty(now)) return 'boot-hill-empty'
  return clearBuildings(now).includes(card) ? undefined : 'already-haunted'
}

function clearBuildings({ town }: Position): BuildingCard[] {
  return town.filter(({ undead }) => undead.length === 0).map(({ card }) => card)
}

/** effect.self-haunt: an Undead from Boot Hill comes into this building, which has none. */
export function hauntItself(play: Play, seat: Seat): void {
  const clause = 'effect.self-haunt'
  const card = drawUndead(play, clause, seat)
  play.report({ clause, kind: 'undead-added', seat, card, at: 'self-haunt' })
}

/** R-haunt: it takes a Notoriety, a card in Boot Hill and a building in play without Undead. */
export function hauntable({ now }: Laid, seat: Seat): IdleReason | undefined {
  if (purseOf(now, seat).notoriety === 0) return 'cannot-pay'
  if (bootHillIsEmpty(now)) return 'boot-hill-empty'
  return clearBuildings(now).length > 0 ? undefined : 'haunted-everywhere'
}

/**
 * effect.haunt: 1 Notoriety is spent to send an Undead from Boot Hill to a building that has none. As
 * wherever a player adds one, the card is seen before the place is chosen.
 */
export function haunt(play: Play, seat: Seat): void {
  const clause = 'effect.haunt'
  play.report({ clause, kind: 'paid', seat, what: 'notoriety', count: 1 })
  const card = drawUndead(play, clause, seat)
  const clear = clearBuildings(play.now)
  const at = play.ask({
    clause,
    kind: 'haunt-where',
    by: seat,
    options: oneOf(clear),
    refuse: (answer) => refusal('haunted-or-not-in-play', clause, answer, clear, { seat }),
  })
  play.report({ clause, kind: 'undead-added', seat, card, at })
}
