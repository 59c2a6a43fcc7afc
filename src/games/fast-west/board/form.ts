import type { Path } from '../../../explorer/forms/paths.ts'
import type { Forms, Section } from '../../../explorer/forms/plan.ts'
import { byKey } from '../../../kernel/data/keyed.ts'
import { type Seat, seats } from '../components.ts'
import { nouns } from '../nouns.ts'
import type { Given, Position } from '../position.ts'

/** Form descriptions of Fast-West. */
export const forms: Forms<Given, Position> = {
  plan({ situation, opening: { given }, words }) {
    const { kind } = situation
    const sections = given.seats.map((seat): Section => {
      const label = words.say('board.seat', { seat })
      return { part: `seat:${seat}`, label, paths: perSeat[kind]?.(seat) ?? [['tokens', seat]] }
    })
    const isSeated = kind !== 'game'
    return {
      always: always[kind] ?? [],
      groups: isSeated ? [{ title: words.say('board.seats'), sections }] : [],
    }
  },
  named: { top: nouns.top, card: nouns.card },
  value(of, value, { words: { say } }) {
    if (of === 'seat') return say('seat', { seat: String(value) })
    return typeof value === 'boolean' ? say(`board.${value ? 'yes' : 'no'}`) : undefined
  },
  /** No tokens, an empty place, the first player A. */
  implied: ({ opening: { position } }) => ({
    mover: position.mover,
    firstPlayer: position.firstPlayer,
    tokens: byKey(seats, () => 0),
    tops: byKey(seats, () => 'none'),
  }),
  absent: ([part], { words: { say } }) =>
    part === 'bullets' || part === 'targets' || part === 'announced'
      ? say('board.asked')
      : undefined,
}

/** Paths edited above the table, by kind of situation. */
const always: Readonly<Record<string, readonly Path[]>> = {
  row: [['players'], ['mover']],
  event: [['players'], ['card'], ['by']],
  roulette: [['players'], ['by'], ['announced'], ['drawn']],
  duel: [['players']],
  round: [['players'], ['round'], ['firstPlayer'], ['falseStarts']],
  game: [['players'], ['firstPlayer'], ['falseStarts']],
}

/** Paths edited for a player, by kind of situation; the tokens by default. */
const perSeat: Readonly<Record<string, (seat: Seat) => readonly Path[]>> = {
  row: (seat) => [['tops', seat]],
  duel: (seat) => [
    ['tokens', seat],
    ['bullets', seat],
    ['targets', seat],
  ],
}
