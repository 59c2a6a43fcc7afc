import { engineOf } from '../../content/engines.ts'
import { once } from '../../content/once.ts'
import { run } from '../../content/played.ts'
import { type Scenario, scenariosOf } from '../../content/scenarios.ts'
import type { GameId } from '../../games/manifest.ts'
import { factValue } from '../../kernel/scenario/scenario.ts'
import { standsAlone } from './learning-order.ts'

/** Most values in which two cases differ that different clauses decide: of one thing, such as a place, up to two. */
const MOST = 2

/** The same of two cases that the same clause decides: there it is the clause that makes the difference. */
const MOST_OF_CLAUSE = 8

/** The values that some data is made of, by their paths. */
function leavesOf(data: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (typeof data !== 'object' || data === null) return [[path, data]]
  const entries = Object.entries(data)
  if (entries.length === 0) return [[path, Array.isArray(data) ? '[]' : '{}']]
  return entries.flatMap(([key, value]) => leavesOf(value, `${path}/${key}`))
}

/** Number of values that stand in one of two collections, or differ; counted no further than `most`. */
function differencesBetween(
  one: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
  most: number,
): number {
  let count = 0
  for (const [path, value] of one) {
    if (other.get(path) !== value) count += 1
    if (count > most) return count
  }
  for (const path of other.keys()) if (!one.has(path)) count += 1
  return count
}

/** A case as it is compared: what is asked, on which table, and what comes of it. */
const comparedIn = once((game: GameId) =>
  [...scenariosOf(game).values()].filter(standsAlone).map((scenario) => {
    const { situation, answers, predict, whatever } = scenario
    return {
      scenario,
      asked: JSON.stringify([situation.kind, predict, whatever ?? '']),
      leaves: new Map(leavesOf({ situation, answers })),
      verdict: factValue(engineOf(game), run(scenario), predict),
    }
  }),
)

/**
 * The minimal pair of a case: the one that asks the same of almost the same table, and has another answer. Of several the one
 * that differs least; of those one that the same clause decides. Undefined where none is that close.
 */
export function pairOf(scenario: Scenario): Scenario | undefined {
  const all = comparedIn(scenario.game)
  const own = all.find((one) => one.scenario === scenario)
  if (!own) return undefined
  const near = all
    .filter(({ asked, verdict }) => asked === own.asked && verdict !== own.verdict)
    .flatMap((one) => {
      const isOfClause = one.scenario.because === scenario.because
      const most = isOfClause ? MOST_OF_CLAUSE : MOST
      const differences = differencesBetween(own.leaves, one.leaves, most)
      return differences > most ? [] : [{ ...one, rank: 2 * differences + (isOfClause ? 0 : 1) }]
    })
    .sort((one, other) => one.rank - other.rank)
  return near[0]?.scenario
}
