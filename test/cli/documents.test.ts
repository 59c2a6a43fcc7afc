import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clausesOf } from '../../src/content/clauses.ts'
import { engineOf } from '../../src/content/engines.ts'
import { inProject } from '../../src/content/root.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { converse } from './support/terminal.ts'

/** Documents for those who work on the house. */
const documents = [
  ...readdirSync(inProject()).filter((name) => name.endsWith('.md')),
  'src/node/README.md',
  'src/kernel/README.md',
  'src/explorer/README.md',
  ...gameIds.map((game) => `src/games/${game}/README.md`),
]

function textOf(document: string): string {
  return readFileSync(inProject(document), 'utf8')
}

describe.each(documents)('%s', (document) => {
  const text = textOf(document)

  test('links to what is there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path)
    const missing = links.filter((path) => !existsSync(inProject(dirname(document), path)))
    expect(missing).toEqual([])
  })

  test('names files and folders that are there', () => {
    const named = [...text.matchAll(/`((?:src|test|content|examples|scripts)\/[\w./-]+)`/g)]
    const missing = named
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(inProject(path)))
    expect(missing).toEqual([])
  })

  test('quotes procedures as they are', () => {
    const quotes = text.matchAll(/```ts\n([\s\S]*?)```/g)
    const sources = gameIds.flatMap((game) => {
      const rules = inProject('src', 'games', game, 'rules')
      const files = readdirSync(rules, { recursive: true, encoding: 'utf8' })
      return files
        .filter((name) => name.endsWith('.ts'))
        .map((name) => readFileSync(join(rules, name), 'utf8'))
    })
    for (const [, quote = ''] of quotes) {
      expect(sources.filter((source) => source.includes(quote))).toHaveLength(1)
    }
  })
})

test('the kernel names each of its files, the explorer each of its rooms', () => {
  const missing = (document: string, names: readonly string[]) =>
    names.filter((name) => !textOf(document).includes(name))
  const files = readdirSync(inProject('src', 'kernel')).filter((name) => name.endsWith('.ts'))
  const folders = readdirSync(inProject('src', 'explorer'), { withFileTypes: true })
  const rooms = folders.flatMap((entry) => (entry.isDirectory() ? [`\`${entry.name}/\``] : []))
  expect(missing('src/kernel/README.md', files)).toEqual([])
  expect(missing('src/explorer/README.md', rooms)).toEqual([])
})

/** Every command line that is written out, but for those whose words stand for others, and those that have tests of their own. */
const commands = documents.flatMap((document) => {
  const found = textOf(document).match(/(?<=npx reckoning )[a-z][^`#\n>]*/g) ?? []
  return found
    .map((line) => line.trim())
    .filter(
      (line) => !/\b[A-Z]{4,}\b|your-case|prairie-dogs|^check$|^(?:questions|rulings) /.test(line),
    )
})

test.each([...new Set(commands)])('reckoning %s is understood, and all is well', async (line) => {
  const { complaints, code } = await converse(line.split(/\s+/), ['q'])
  expect([complaints, code]).toEqual(['', 0])
})

describe.each(gameIds)('the README of %s', (id) => {
  const text = textOf(`src/games/${id}/README.md`)
  const names = (list: readonly string[]) => list.filter((name) => !text.includes(`\`${name}\``))

  test('lists every fact, every policy and every kind of situation', () => {
    const { facts, policies, kinds } = engineOf(id)
    expect(names(facts.map(({ kind }) => kind))).toEqual([])
    expect(names(policies.map((policy) => policy.id))).toEqual([])
    expect(names(kinds.map(({ name }) => name))).toEqual([])
  })

  test('names every file of the rules, and none that is not there', () => {
    const folder = inProject('src', 'games', id)
    const rules = readdirSync(join(folder, 'rules')).filter((name) => name.endsWith('.ts'))
    expect(names(rules.map((name) => `rules/${name}`))).toEqual([])
    const named = [
      ...text.matchAll(/`([a-z-]+(?:\/[\w-]+)*\.tsx?|(?:rules|odds|kinds)\/[\w-]*\/?)`/g),
    ]
    const missing = named
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(folder, path)) && !existsSync(inProject(path)))
    expect(missing).toEqual([])
  })

  test('finds a place for the clauses of every name', () => {
    const families = [...clausesOf(id).keys()].map((clause) => clause.split('.')[0] ?? '')
    expect(names([...new Set(families)])).toEqual([])
  })

  test('counts the clauses', () => {
    const clauses = [...clausesOf(id).values()]
    const count = (binding: string) => clauses.filter((clause) => clause.binding === binding).length
    const [, ...counts] =
      /(\d+) clauses: (\d+) are procedures, (\d+) are facts of [^,]+, (\d+) are text only/.exec(
        text.replaceAll('\n', ' '),
      ) ?? []
    expect(counts.map(Number)).toEqual([
      clauses.length,
      ...['rule', 'data', 'text'].map((binding) => count(binding)),
    ])
  })
})
