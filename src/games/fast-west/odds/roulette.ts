import { byNumber } from '../../../kernel/answer.ts'
import type { Counted, FactParameters, FactValue, Opening } from '../../../kernel/game.ts'
import { replay } from '../../../kernel/replay.ts'
import { apply } from '../apply.ts'
import { MOST_TOKENS, type Seat } from '../components.ts'
import { bulletOf, type Given, type Position } from '../position.ts'

/**
 * Who will have drawn the announced bullet: whoever has it, otherwise everybody who has not drawn is as likely,
 * whichever number it is. Undefined where no Russian roulette is going on.
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
  const weights = new Map<FactValue, bigint>()
  for (const loser of losers) {
    const pays = !isOver && loser === seat && own < MOST_TOKENS
    const value = own + Number(pays)
    weights.set(value, (weights.get(value) ?? 0n) + 1n)
  }
  return { weights, assumed: [] }
}
