import { type Language, languages } from '../../content/languages.ts'
import { type Scenario, scenariosOf } from '../../content/scenarios.ts'
import { type GameId, gameIds } from '../../games/manifest.ts'

/** A worked example in a language, as its page and its data are addressed. */
export interface ExamplePath {
  readonly params: { readonly language: Language; readonly game: GameId; readonly id: string }
  readonly props: {
    readonly language: Language
    readonly game: GameId
    readonly scenario: Scenario
  }
}

/** Every worked example of every game in every language. */
export function examplePaths(): ExamplePath[] {
  return languages.flatMap((language) =>
    gameIds.flatMap((game) =>
      [...scenariosOf(game).values()].map((scenario) => ({
        params: { language, game, id: scenario.id },
        props: { language, game, scenario },
      })),
    ),
  )
}
