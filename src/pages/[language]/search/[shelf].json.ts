import type { APIRoute } from 'astro'
import { type Language, languages } from '../../../content/languages.ts'
import { scenariosOf } from '../../../content/scenarios.ts'
import { type GameId, isGame } from '../../../games/manifest.ts'
import { answerOf } from '../../../site/scenarios/worked.ts'
import { houseShelf, shelfOf, shelves } from '../../../site/search/records.ts'

/** What the search fetches: all that can be found of a game, or of the house, in a language. */
export function getStaticPaths() {
  return languages.flatMap((language) =>
    shelves.map((shelf) => ({ params: { language, shelf }, props: { language, shelf } })),
  )
}

async function answersOf(language: Language, game: GameId): Promise<Map<string, string>> {
  const all = [...scenariosOf(game).values()].map(
    async (scenario) => [scenario.id, await answerOf(language, game, scenario)] as const,
  )
  return new Map(await Promise.all(all))
}

export const GET: APIRoute<{ language: Language; shelf: string }> = async ({ props }) => {
  const { language, shelf } = props
  if (!isGame(shelf)) return Response.json(houseShelf(language))
  const answers = await answersOf(language, shelf)
  return Response.json(shelfOf(language, shelf, ({ id }) => answers.get(id) ?? ''))
}
