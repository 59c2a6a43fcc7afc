import { clausesOf } from '../../content/clauses.ts'
import { engineOf } from '../../content/engines.ts'
import { run } from '../../content/played.ts'
import type { Scenario } from '../../content/scenarios.ts'
import type { DeckCase } from '../../explorer/practice/sitting.ts'
import type { GameId } from '../../games/manifest.ts'
import { factValue } from '../../kernel/scenario/scenario.ts'
import type { GameDeck } from './fetch-deck.ts'
import { learningOrder } from './learning-order.ts'
import { markOf } from './mark.ts'
import { tonightOf } from './tonight.ts'

/** A case as its deck holds it. */
export function deckCase(scenario: Scenario): DeckCase {
  const { game, id, because, predict } = scenario
  const verdict = factValue(engineOf(game), run(scenario), predict)
  if (verdict === undefined) throw new Error(`${id}: the engine has no verdict`)
  return { id, mark: markOf(scenario, verdict), because }
}

/** The deck of a game, as its file holds it: the same in every language. */
export function deckOf(game: GameId): GameDeck {
  const order = learningOrder(game)
  const resting = new Set(order.map(({ because }) => because))
  const clauses = [...clausesOf(game).values()]
    .filter(({ id }) => resting.has(id))
    .map(({ id, number, chapter }) => [id, { number, chapter }] as const)
  return {
    game,
    cases: order.map(deckCase),
    tonight: tonightOf(game).map(({ id }) => id),
    clauses: Object.fromEntries(clauses),
  }
}
