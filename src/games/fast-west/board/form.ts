import type { Path } from '../../../explorer/forms/paths.ts'
import type { At, Forms, Section } from '../../../explorer/forms/plan.ts'
import type { Seat } from '../components.ts'
import type { Given, Position } from '../position.ts'

type Here = At<Given, Position>

/** What the forms of Fast-West are told. */
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
  value: (of, value, { words: { say } }) => valueName(of, value, say),
  implied,
  absent: ([part], { words: { say } }) =>
    part === 'bullets' || part === 'targets' || part === 'announced'
      ? say('board.asked')
      : undefined,
}

/** What stands above the table, by kind of situation. */
const always: Readonly<Record<string, readonly Path[]>> = {
  row: [['players'], ['mover']],
  event: [['players'], ['card'], ['by']],
  roulette: [['players'], ['by'], ['announced'], ['drawn']],
  duel: [['players']],
  round: [['players'], ['round'], ['firstPlayer'], ['falseStarts']],
  game: [['players'], ['firstPlayer'], ['falseStarts']],
}

/** What of a player is said, by kind of situation; the tokens unless something else is. */
const perSeat: Readonly<Record<string, (seat: Seat) => readonly Path[]>> = {
  row: (seat) => [['tops', seat]],
  duel: (seat) => [
    ['tokens', seat],
    ['bullets', seat],
    ['targets', seat],
  ],
}

function valueName(of: string, value: string | number | boolean, say: Here['words']['say']) {
  switch (of) {
    case 'seat':
      return say('seat', { seat: String(value) })
    case 'top':
      return say(`top-title.${value}`)
    case 'card':
      return say(`card-title.${value}`)
    default:
      return typeof value === 'boolean' ? say(`board.${value ? 'yes' : 'no'}`) : String(value)
  }
}

/** What nobody has said: no tokens, an empty place, the first player A. */
function implied([part]: Path, { opening: { position } }: Here): unknown {
  switch (part) {
    case 'tokens':
      return 0
    case 'tops':
      return 'none'
    case 'mover':
      return position.mover
    case 'firstPlayer':
      return position.firstPlayer
    default:
      return undefined
  }
}
