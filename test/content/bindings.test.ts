import { describe, expect, test } from 'vitest'
import { clausesOf } from '../../src/content/clauses.ts'
import { coverageOf } from '../../src/content/coverage.ts'
import { proceduresOf } from '../../src/content/procedures.ts'
import { gameIds } from '../../src/games/manifest.ts'

describe.each(gameIds)('the clauses of %s', (game) => {
  const procedures = proceduresOf(game)
  const rows = coverageOf(game, (clause) => procedures.get(clause)?.length ?? 0)
  const ids = (chosen: typeof rows) => chosen.map(({ clause }) => clause.id)

  test('have a procedure or data that names them', () => {
    const bare = rows.filter(({ clause, procedures }) => clause.binding !== 'text' && !procedures)
    expect(ids(bare)).toEqual([])
  })

  test('say why, where nothing carries them out', () => {
    const silent = rows.filter(({ clause }) => clause.binding === 'text' && !clause.reason)
    expect(ids(silent)).toEqual([])
  })

  test('are each seen at work in an example, where they decide', () => {
    const unseen = rows.filter(
      ({ clause, scenarios }) => clause.binding === 'rule' && scenarios.length === 0,
    )
    expect(ids(unseen)).toEqual([])
  })

  test('are the only ones that the engine names', () => {
    const known = clausesOf(game)
    expect([...procedures.keys()].filter((id) => !known.has(id))).toEqual([])
  })
})
