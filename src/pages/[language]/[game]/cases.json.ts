import type { APIRoute } from 'astro'
import { type Language, languages } from '../../../content/languages.ts'
import { type GameId, gameIds } from '../../../games/manifest.ts'
import { caseListOf } from '../../../site/sets/list-cases.ts'

interface Props {
  readonly language: Language
  readonly game: GameId
}

/** The names of all cases of a game, from which sets are put together. */
export function getStaticPaths() {
  return languages.flatMap((language) =>
    gameIds.map((game) => ({ params: { language, game }, props: { language, game } })),
  )
}

export const GET: APIRoute<Props> = ({ props }) =>
  Response.json(caseListOf(props.language, props.game))
