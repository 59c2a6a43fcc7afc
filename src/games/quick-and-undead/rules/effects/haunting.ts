import { oneOf } from '../../../../kernel/choice.ts'
import { shown } from '../../../../kernel/refusal.ts'
import { ask, known, type Rule, type Suspension } from '../../../../kernel/step.ts'
import type { BuildingCard, Seat } from '../../components.ts'
import type { IdleReason } from '../../events.ts'
import { type Play, type Position, purseOf, type Site, siteOf } from '../../position.ts'
import { report } from '../../report.ts'
import { bootHillIsEmpty, drawUndead } from '../boot-hill.ts'

/** effect.self-haunt: none is added where there is one, nor once Boot Hill is empty. */
export function isHaunted(position: Position, card: BuildingCard): IdleReason | undefined {
  if (bootHillIsEmpty(position)) return 'boot-hill-empty'
  return isClear(siteOf(position, card) as Site) ? undefined : 'already-haunted'
}

function isClear({ undead }: Site): boolean {
  return undead.length === 0
}

/** effect.self-haunt: an Undead from Boot Hill comes into this building, which has none. */
export function* hauntItself(play: Play, seat: Seat): Rule {
  const clause = 'effect.self-haunt'
  const card = yield* drawUndead(play, clause, seat)
  yield* report({ clause, kind: 'undead-added', seat, card, at: 'self-haunt' })
}

/** R-haunt: it takes a Notoriety, a card in Boot Hill and a building in play without Undead. */
export function hauntable({ now }: Play, seat: Seat): IdleReason | undefined {
  if (purseOf(now, seat).notoriety === 0) return 'cannot-pay'
  if (bootHillIsEmpty(now)) return 'boot-hill-empty'
  return now.town.some(isClear) ? undefined : 'already-haunted'
}

/**
 * effect.haunt: 1 Notoriety is spent to send an Undead from Boot Hill to a building that has none. As
 * wherever a player adds one, the card is seen before the place is chosen.
 */
export function* haunt(play: Play, seat: Seat): Rule {
  const clause = 'effect.haunt'
  yield* report({ clause, kind: 'paid', seat, what: 'notoriety', count: 1 })
  const card = yield* drawUndead(play, clause, seat)
  const at = yield* chooseClearBuilding(play, seat)
  yield* report({ clause, kind: 'undead-added', seat, card, at })
}

function chooseClearBuilding({ now }: Play, by: Seat): Suspension<BuildingCard> {
  const clear = now.town.filter(isClear).map(({ card }) => card)
  if (clear.length === 1) return known(clear[0] as BuildingCard)
  const clause = 'effect.haunt'
  return ask({
    clause,
    kind: 'haunt-where',
    by,
    options: oneOf(clear),
    refuse: (answer) => {
      const facts = { seat: by, received: shown(answer), allowed: clear }
      return { code: 'haunted-or-not-in-play', clause, facts }
    },
  })
}
