import { type Scenario, scenariosOf } from '../../content/scenarios.ts'
import { type GameId, gameIds } from '../../games/manifest.ts'

/** True for a case that can be a case of the day: under our own readings, and not one meant for lessons. */
function isPlain({ readings, level }: Scenario): boolean {
  return Object.keys(readings).length === 0 && level !== 'teach'
}

/** The cases that the days choose from, by game, each in the order of its ids. */
export function decks(): readonly { readonly game: GameId; readonly cases: readonly string[] }[] {
  return gameIds.map((game) => ({
    game,
    cases: [...scenariosOf(game).values()]
      .filter(isPlain)
      .map(({ id }) => id)
      .sort(),
  }))
}
