import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ContentError, describe as tell, unknownId } from '../../src/content/problem.ts'
import { parseProse } from '../../src/content/prose.ts'
import { parseYaml } from '../../src/content/yaml.ts'
import { nearest } from '../../src/kernel/data/nearest.ts'

const schema = z.strictObject({
  level: z.enum(['learn', 'table', 'teach']),
  cards: z.array(z.strictObject({ strength: z.number() })),
})

/** The problems that a text has under the schema. */
function problemsOf(text: string) {
  try {
    parseYaml(text, schema, 'content/example.yaml')
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

describe('an error of content', () => {
  test('names the file, the line, what was received and what was expected', () => {
    const [problem] = problemsOf('level: learn\ncards:\n  - strength: 3\n  - strength: strong\n')
    expect(problem).toMatchObject({
      file: 'content/example.yaml',
      line: 4,
      received: '"strong" at `cards.1.strength`',
      expected: 'a value of type number',
    })
  })

  test('offers the nearest valid value', () => {
    const [problem] = problemsOf('level: tabel\ncards: []\n')
    expect(problem && tell(problem)).toBe(
      'content/example.yaml:1: received "tabel" at `level`; expected `learn` or `table` or `teach`. Did you mean `table`?',
    )
  })

  test('names fields that nothing knows', () => {
    const [problem] = problemsOf('level: learn\ncards: []\nscore: 3\n')
    expect(problem?.expected).toBe('no field `score`')
  })

  test('lists every problem of a file at once', () => {
    expect(problemsOf('level: lern\ncards: [{ strength: x }]\n')).toHaveLength(2)
  })

  test('tells broken YAML from wrong content', () => {
    const [problem] = problemsOf('level: [learn\n')
    expect(problem).toMatchObject({ line: 2, received: '"level: [learn"' })
    expect(problem?.expected).toMatch(/^well-formed YAML \(Flow sequence/)
  })

  test('offers no id that has little in common', () => {
    expect(nearest('xyz', ['sheriff.equal', 'keg.no-fight'])).toBeUndefined()
    expect(unknownId('f', 'clause', 'sherif.equal', ['sheriff.equal']).nearest).toBe(
      'sheriff.equal',
    )
  })
})

describe('a page of prose', () => {
  const page = parseProse(
    '---\ntitle: Fights\n---\n\nIn *short*: <Term id="loot">the loot</Term> is safe.\n\n<Clause id="a.b">Two\nlines.</Clause>\n',
    'page.mdx',
  )

  test('gives its head', () => {
    expect(page.frontmatter).toEqual({ title: 'Fights' })
  })

  test('gives its words block by block, without markup', () => {
    expect(page.words.map(({ text }) => text)).toEqual([
      'In short: the loot is safe.',
      'Two\nlines.',
    ])
  })

  test('gives the components it uses, with id, line and words', () => {
    expect(page.uses).toEqual([
      { component: 'Term', id: 'loot', line: 5, text: 'the loot' },
      { component: 'Clause', id: 'a.b', line: 7, text: 'Two lines.' },
    ])
  })
})
