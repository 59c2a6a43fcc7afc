import { describe, expect, test } from 'vitest'
import { engineOf } from '../../src/content/engines.ts'
import { rulingsOf } from '../../src/content/rulings.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { run } from './support/terminal.ts'

describe.each(gameIds)('the rulings of %s', (game) => {
  test('stand in the table, each in a row, and every switch with them', async () => {
    const { printed } = await run('rulings', game)
    const [, , ...rows] = printed.trim().split('\n')
    const ids = rows.map((row) => /^\| `([^`]+)` \|/.exec(row)?.[1])
    expect(ids).toEqual(rulingsOf(game).map(({ id }) => id))
    expect(rows.filter((row) => row.replaceAll('\\|', '').split('|').length !== 7)).toEqual([])
    for (const { key } of engineOf(game).switches)
      expect(printed).toContain(`\`--reading ${key}=…\``)
  })
})

test('a ruling says what is asked, what we chose, and what can be chosen in its place', async () => {
  const { printed } = await run('rulings', 'wild-gangs')
  expect(printed).toMatch(
    /^\| `sign-opposite` \| .+\? \| `mirror`: .+ \| `diametric`: .+ \| `--reading sign.opposite=…` \|$/m,
  )
})

test('the same as data, and in French', async () => {
  const { printed } = await run('rulings', 'fast-west', '--json', '--lang', 'fr')
  expect(JSON.parse(printed)).toContainEqual({
    ruling: 'deal-boundary',
    question: expect.stringContaining('6 joueurs'),
    ours: { value: 'inclusive', text: expect.any(String) },
    others: [],
  })
  const french = await run('rulings', 'fast-west', '--lang', 'fr')
  expect(french.printed).toContain('| Interprétation | Question | La nôtre |')
})

test('a game that there is not is refused', async () => {
  const { code, complaints } = await run('rulings', 'fast-wets')
  expect(code).toBe(2)
  expect(complaints).toContain('Did you mean "fast-west"?')
})
