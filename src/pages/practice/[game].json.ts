import type { APIRoute } from 'astro'
import { type GameId, gameIds } from '../../games/manifest.ts'
import { deckOf } from '../../site/practice/deck.ts'

interface Props {
  readonly game: GameId
}

/** The deck of a game: the ids of its cases in the order of learning, the same in every language. */
export function getStaticPaths() {
  return gameIds.map((game) => ({ params: { game }, props: { game } }))
}

export const GET: APIRoute<Props> = ({ props }) => Response.json(deckOf(props.game))
