import type { APIRoute } from 'astro'
import { chaptersOf } from '../../../content/chapters.ts'
import { type Language, languages } from '../../../content/languages.ts'
import { type GameId, gameIds } from '../../../games/manifest.ts'

interface Props {
  readonly language: Language
  readonly game: GameId
  readonly chapter: string
}

/** The words of the clauses of a chapter, for a case that shows one without leaving. */
export function getStaticPaths() {
  return languages.flatMap((language) =>
    gameIds.flatMap((game) =>
      chaptersOf(language, game).map(({ slug: chapter }) => ({
        params: { language, game, chapter },
        props: { language, game, chapter },
      })),
    ),
  )
}

export const GET: APIRoute<Props> = ({ props: { language, game, chapter } }) => {
  const found = chaptersOf(language, game).find(({ slug }) => slug === chapter)
  return Response.json(Object.fromEntries(found?.clauses ?? []))
}
