import type { SituationOf } from '../../../kernel/game/kind.ts'
import { listed, optional, parts, some } from '../../../kernel/schema/schema.ts'
import { takeOut } from '../apply.ts'
import { seats } from '../components.ts'
import { from, type HiddenCard, isAction, topOf, tops } from '../position.ts'
import { checkTrigger, sayBlockers } from '../rules/trigger.ts'
import { kind, openTable, player, players, playsAt } from './table.ts'

/** Top card of a flipped pile; absent when there is none. */
const top = listed(tops, { clause: 'trigger.all-plain-cactus', of: 'top' })

/** Visible cards of all players: does the final duel start? */
export const row = kind({
  name: 'row',
  schema: parts({
    players,
    tops: optional(
      some(seats, () => top, { clause: 'game.players' }),
      {},
    ),
    /** Whose flip comes next. event.immediate: only the card flipped last can be an event that is not resolved. */
    mover: optional(player, 'A'),
  }),
  /** A child and an event that was resolved are in the way. */
  example: {
    players: 5,
    tops: { A: 'cactus', B: 'child', C: 'cactus', D: 'back', E: 'cactus' },
    mover: 'B',
  },
  open({ players: count, tops: lie, mover }, maker) {
    const opened = openTable('row', { players: count }, maker)
    const { given, position } = opened
    for (const seat in lie) playsAt(maker, given.seats, `tops.${seat}`, seat)
    const turn = playsAt(maker, given.seats, 'mover', mover) ? from({ given }, mover) : []
    position.mover = mover
    for (const seat of given.seats) {
      const shown = lie[seat] ?? 'none'
      if (shown === 'none') continue
      const card: HiddenCard = shown === 'back' ? 'event' : shown
      position.piles[seat].push(card)
      takeOut(position, card)
      if (shown === 'back') position.turned.push(seat)
    }
    const last = turn.at(-1)
    for (const seat of turn.filter((one) => isAction(lie[one]))) {
      if (seat === last) Object.assign(position, { phase: 'action', pending: seat })
      else {
        const at = [`tops.${seat}`, 'mover', 'players'] as const
        maker.misplaced('not-the-last-flip', 'event.immediate', { seat, last: `${last}` }, ...at)
      }
    }
    return opened
  },
  procedure(play) {
    checkTrigger(play)
    sayBlockers(play)
  },
  /** round.order: from the first who has flipped on, clockwise to whose flip comes next, all have. */
  remarks(_, { given, now }) {
    const turn = from({ given }, now.mover)
    const by = turn.find((seat) => topOf(now, seat) !== 'none')
    const passed = by ? turn.slice(turn.indexOf(by)) : []
    const seat = passed.find((one) => topOf(now, one) === 'none')
    if (!by || !seat) return []
    const facts = { seat, by, next: now.mover }
    return [{ code: 'passed-over', clause: 'round.order', facts }]
  },
})
export type RowSituation = SituationOf<typeof row>
