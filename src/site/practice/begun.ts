import type { TableRecord } from '../../explorer/tables/record.ts'
import type { Say } from '../../kernel/words/say.ts'

/** Something that a reader has begun, and where it goes on. */
export interface Begun {
  readonly label: string
  readonly href: string
}

/** The whole game against opponents that was played last, unless it is over; `whole` is the address where it is played. */
export function wholeGame(
  game: string,
  whole: string,
  say: Say,
  tables: readonly TableRecord[],
): readonly Begun[] {
  const last = tables.find((one) => one.game === game && one.seated)
  if (!last || last.isOver) return []
  const { id, round } = last
  return [
    {
      label: round ? say('game-round', { round }) : say('game'),
      href: `${whole}?game=${id}`,
    },
  ]
}
