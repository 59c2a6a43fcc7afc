import type { SituationOf } from '../../../kernel/kind.ts'
import { listed, optional, parts, some } from '../../../kernel/schema/schema.ts'
import { takeOut } from '../apply.ts'
import { seats } from '../components.ts'
import { from, type HiddenCard, isAction, type Position, tops } from '../position.ts'
import { checkTrigger, sayBlockers } from '../rules/trigger.ts'
import { kind, openTable, player, players, seated, type WestMaker } from './table.ts'

/** What lies on top of a flipped pile; nothing when absent. */
const top = listed(tops, { clause: 'trigger.all-plain-cactus', of: 'top' })

/** What is visible in front of everybody: does the final duel start? */
export const row = kind({
  name: 'row',
  schema: parts({
    players,
    tops: optional(
      some(seats, () => top, { clause: 'game.players' }),
      {},
    ),
    /** Whose flip comes next. */
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
    seated(maker, given.seats, 'tops', Object.keys(lie))
    maker.allow('mover', mover, given.seats, 'game.players', 'players')
    position.mover = mover
    for (const seat of given.seats) {
      const shown = lie[seat] ?? 'none'
      if (shown === 'none') continue
      const card: HiddenCard = shown === 'back' ? 'event' : shown
      position.piles[seat].push(card)
      takeOut(position, card)
      if (shown === 'back') position.turned.push(seat)
    }
    checkPending(
      given.seats.filter((seat) => isAction(lie[seat])),
      { given, position },
      maker,
    )
    return opened
  },
  procedure(play) {
    checkTrigger(play)
    sayBlockers(play)
  },
})
export type RowSituation = SituationOf<typeof row>

/** event.immediate: only the card that was flipped last can be an event that is not resolved yet. */
function checkPending(
  pending: readonly (typeof seats)[number][],
  { given, position }: ReturnType<typeof openTable>,
  maker: WestMaker,
): void {
  if (given.seats.every((seat) => seat !== position.mover)) return
  const last = from({ given }, position.mover).at(-1)
  for (const seat of pending) {
    if (seat === last) Object.assign(position, pendingOf(seat))
    else {
      const facts = { seat, last: String(last) }
      maker.misplaced(
        'not-the-last-flip',
        'event.immediate',
        facts,
        `tops.${seat}`,
        'mover',
        'players',
      )
    }
  }
}

function pendingOf(seat: (typeof seats)[number]): Pick<Position, 'phase' | 'pending'> {
  return { phase: 'action', pending: seat }
}
