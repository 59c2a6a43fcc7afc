import { describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import { scenariosOf } from '../../src/content/scenarios.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { factAnswers, outcomeOfScenario, runScenario } from '../../src/kernel/scenario/scenario.ts'
import { likelyAnswers } from '../../src/site/scenarios/likely.ts'

describe('the answers that an example offers', () => {
  test.each(gameIds)(
    'of %s are those that its case brings up, the right one among them',
    (game) => {
      const engine = engineOf(game)
      const long = [...scenariosOf(game).values()].flatMap((scenario) => {
        const run = runScenario(engine, scenario)
        const all = factAnswers(engine, run, scenario.predict)
        const verdict = outcomeOfScenario(engine, scenario, scenario.predict)
        if (verdict === undefined || all.length === 0) return []
        const offered = likelyAnswers(all, scenario, run, verdict)
        expect(offered, scenario.id).toContain(verdict)
        expect(offered.length, scenario.id).toBeGreaterThanOrEqual(Math.min(all.length, 2))
        return offered.length > 10 ? [scenario.id] : []
      })
      // Who lies in the prison once nobody is left of whom all twelve have been in play.
      expect(long).toEqual(game === 'nowheresville' ? ['maintenance-no-bandit-left'] : [])
    },
  )
})
