import { summed } from '../../../kernel/data/integers.ts'
import type { Counted, FactParameters } from '../../../kernel/game/game.ts'
import type { Opening } from '../../../kernel/game/opening.ts'
import { byNumber } from '../../../kernel/run/answerers.ts'
import { replay } from '../../../kernel/run/replay.ts'
import { apply } from '../apply.ts'
import { MOST_TOKENS, type Seat } from '../components.ts'
import { bulletOf, type Given, type Position } from '../position.ts'

/**
 * Players who may have the announced bullet: its holder if it has been drawn, otherwise everybody who has not drawn,
 * equally likely, whatever the number. Undefined without a Russian roulette.
 */
function losersOf(opening: Opening<Given, Position>, after: readonly number[]) {
  if (opening.given.kind !== 'roulette') return undefined
  const { position } = replay({ apply }, opening, byNumber(after))
  const { seats } = opening.given
  const { hit, held, announced } = position
  const drawn = seats.find((seat) => announced !== null && held[seat].includes(announced))
  const known = hit ?? drawn
  const losers = known ? [known] : seats.filter((seat) => bulletOf(position, seat) === 0)
  return { losers, isOver: hit !== null, position }
}

/** The odds of who draws the announced bullet. */
export function hitCounted(
  opening: Opening<Given, Position>,
  _parameters: FactParameters,
  after: readonly number[],
): Counted | undefined {
  const found = losersOf(opening, after)
  return found && { weights: new Map(found.losers.map((seat) => [seat, 1n])), assumed: [] }
}

/** The odds of the tokens that a player has when the roulette is over. */
export function tokensCounted(
  opening: Opening<Given, Position>,
  { seat }: FactParameters,
  after: readonly number[],
): Counted | undefined {
  const found = losersOf(opening, after)
  if (!found) return undefined
  const { losers, isOver, position } = found
  const own = position.tokens[seat as Seat]
  const ways = losers.map((loser) => {
    const pays = !isOver && loser === seat && own < MOST_TOKENS
    return [own + Number(pays), 1n] as const
  })
  return { weights: summed(ways), assumed: [] }
}
