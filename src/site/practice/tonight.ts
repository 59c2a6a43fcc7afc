import { clausesOf } from '../../content/clauses.ts'
import { engineOf } from '../../content/engines.ts'
import { once } from '../../content/once.ts'
import type { Scenario } from '../../content/scenarios.ts'
import type { GameId } from '../../games/manifest.ts'
import { exampleIn } from '../../kernel/game/kind.ts'
import { playout } from '../../kernel/run/playout.ts'
import { learningOrder } from './learning-order.ts'

/** Number of cases that a reader answers before playing. */
export const TONIGHT = 12

/** Most cases of one chapter among them: they are spread over the game. */
const OF_CHAPTER = 2

/** Random games by which it is told how often a clause comes up at a table. */
const GAMES = 40

/** Number of random whole games in which each clause acts. */
function gamesByClause(game: GameId): ReadonlyMap<string, number> {
  const engine = engineOf(game)
  const opening = engine.open(exampleIn(engine, 'game'))
  if (!opening.ok) throw new Error(`the example of a whole game of ${game} cannot be opened`)
  const counts = new Map<string, number>()
  for (let seed = 1; seed <= GAMES; seed++) {
    const met = new Set<string>()
    playout(engine, opening.value, seed, undefined, (event) => {
      met.add(event.clause)
    })
    for (const clause of met) counts.set(clause, (counts.get(clause) ?? 0) + 1)
  }
  return counts
}

/**
 * The twelve cases that a table is likeliest to meet, in the order of the book: of the clauses that act in the most random
 * whole games the case that is learned first, without details, few of each chapter; more of one only where the others have no more.
 */
export const tonightOf = once((game: GameId): readonly Scenario[] => {
  const counts = gamesByClause(game)
  const clauses = clausesOf(game)
  const places = new Map([...clauses.keys()].map((id, place) => [id, place]))
  const first = new Map<string, Scenario>()
  for (const scenario of learningOrder(game))
    if (!first.has(scenario.because) && isPlayed(scenario)) first.set(scenario.because, scenario)
  const ranked = [...first.values()]
    .filter(({ because }) => counts.has(because))
    .sort(
      (one, other) =>
        Number(isForTable(one)) - Number(isForTable(other)) ||
        (counts.get(other.because) ?? 0) - (counts.get(one.because) ?? 0),
    )
  const chosen = new Set<Scenario>()
  for (let most = OF_CHAPTER; chosen.size < TONIGHT && most <= TONIGHT; most++)
    for (const one of ranked) {
      const chapter = clauses.get(one.because)?.chapter
      const beside = [...chosen].filter(({ because }) => clauses.get(because)?.chapter === chapter)
      if (chosen.size < TONIGHT && beside.length < most) chosen.add(one)
    }
  const placeOf = ({ because }: Scenario) => places.get(because) ?? 0
  return [...chosen].sort((one, other) => placeOf(one) - placeOf(other))
})

/** True for a case that is written for who disagrees at the table: it turns on a detail. */
const isForTable = ({ level }: Scenario): boolean => level === 'table'

/** True for a case that happens in play: not one that is refused, left to chance, or only for a class. */
function isPlayed({ level, expect, whatever }: Scenario): boolean {
  return level !== 'teach' && expect.refused === undefined && whatever === undefined
}
