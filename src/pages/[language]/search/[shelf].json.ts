import type { APIRoute } from 'astro'
import { type Language, languages } from '../../../content/languages.ts'
import { scenariosOf } from '../../../content/scenarios.ts'
import { type GameId, isGame } from '../../../games/manifest.ts'
import { answerOf, verdictKindOf } from '../../../site/scenarios/worked.ts'
import { houseShelf, type Runs, shelfOf, shelves } from '../../../site/search/records.ts'

/**
 * The records of a game, or of the house, in a language. `src/site/search/integration.ts` makes the index of them and
 * takes them out of the site again: they are an endpoint because what examples come to is known to the engine,
 * which only the build can load.
 */
export function getStaticPaths() {
  return languages.flatMap((language) =>
    shelves.map((shelf) => ({ params: { language, shelf }, props: { language, shelf } })),
  )
}

async function runsOf(language: Language, game: GameId): Promise<Runs> {
  const all = [...scenariosOf(game).values()].map(async (scenario) => {
    const verdict = await answerOf(language, game, scenario)
    return [scenario.id, { verdict, stamp: await verdictKindOf(game, scenario) }] as const
  })
  return new Map(await Promise.all(all))
}

export const GET: APIRoute<{ language: Language; shelf: string }> = async ({ props }) => {
  const { language, shelf } = props
  if (!isGame(shelf)) return Response.json(houseShelf(language))
  return Response.json(shelfOf(language, shelf, await runsOf(language, shelf)))
}
