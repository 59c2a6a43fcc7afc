import { describe, expect, test } from 'vitest'
import { clausesNamed, extractProcedures } from '../../src/content/procedures.ts'
import { printProcedures } from '../../src/site/clauses/procedures/highlight.ts'

const source = `import { ask } from './ask.ts'

/** Not a clause, only a remark. */
const limit = 3

/** loot.tie, fight.tie: the nearest to the first player. */
export function nearest(seats: readonly string[]): string {
  return seats[0] ?? ''
}

/** Settles a street. */
export function* street(fighters: readonly string[]) {
  /** keg.no-fight: nobody fights here. */
  if (fighters.length === limit) return
  /** fight.winner: the best-armed gang wins. */
  yield* ask(fighters)
}
`

describe('the procedures of a source', () => {
  const found = extractProcedures(source, 'fights.ts')
  const named = (clause: string) => found.find((procedure) => procedure.clause === clause)

  test('are those that name clauses, in their order', () => {
    expect(found.map(({ clause, name }) => `${clause} ${name}`)).toEqual([
      'loot.tie nearest',
      'fight.tie nearest',
      'keg.no-fight street',
      'fight.winner street',
    ])
  })

  test('begin with the comment that names the clause', () => {
    expect(named('loot.tie')?.source).toMatch(/^\/\*\* loot\.tie, fight\.tie:/)
    expect(named('loot.tie')?.line).toBe(6)
  })

  test('are shown whole where the clause stands over a statement, with its lines marked', () => {
    expect(named('keg.no-fight')?.source).toMatch(/^\/\*\* Settles a street/)
    expect(named('keg.no-fight')?.marked).toEqual([{ from: 3, to: 4 }])
    expect(named('fight.winner')?.marked).toEqual([{ from: 5, to: 6 }])
  })

  test('are not found by a comment that is no clause’s', () => {
    expect(clausesNamed('/** See loot.tie for ties. */')).toEqual([])
    expect(clausesNamed('// loot.tie: a plain comment')).toEqual([])
  })

  test('may name a clause on every line of their comment', () => {
    const comment = '/**\n * loot.tie,\n * fight.tie: on two lines,\n * end.tie: and another.\n */'
    expect(clausesNamed(comment)).toEqual(['loot.tie', 'fight.tie', 'end.tie'])
  })
})

describe('the procedures as they are printed', () => {
  test('carry no style of their own, which the policy of the site would refuse', async () => {
    const { files, css } = await printProcedures()
    const lines = Object.values(files).flatMap((all) => all.flatMap((each) => each.lines))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => line.includes('style='))).toEqual([])
    expect(css).toContain('var(--code-')
  })

  test('lie in the file that the clause leads to, once, with marks on some of their lines or on none', async () => {
    const { carriers, files } = await printProcedures()
    for (const [clause, all] of Object.entries(carriers))
      for (const { file, line, marked } of all) {
        const there = files[file]?.filter((declaration) => declaration.line === line) ?? []
        expect(there, clause).toHaveLength(1)
        const count = there[0]?.lines.length ?? 0
        const lines = marked.flatMap(({ from, to }) =>
          Array.from({ length: to - from + 1 }, (_, index) => from + index),
        )
        expect(
          lines.every((each) => each >= 1 && each <= count),
          clause,
        ).toBe(true)
        expect(new Set(lines).size, clause).toBeLessThan(count)
      }
  })
})
