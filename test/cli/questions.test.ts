import { readdirSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { questionKinds } from '../../src/cli/questions.ts'
import { inProject } from '../../src/content/root.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { run } from './support/terminal.ts'

/** Kinds of question that the source of a game puts to `ask` or `roll`. */
function kindsInSource(game: string): readonly string[] {
  const folder = inProject('src', 'games', game, 'rules')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`)
  const options = { strict: true, noEmit: true, allowImportingTsExtensions: true } as const
  const program = ts.createProgram(files, {
    ...options,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
  })
  const checker = program.getTypeChecker()
  const found: string[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) found.push(...kindsOf(node, checker))
    ts.forEachChild(node, walk)
  }
  for (const file of files) walk(program.getSourceFile(file) as ts.SourceFile)
  return [...new Set(found)].sort()
}

/** The kinds that a question written as a literal can have: several where its kind is a parameter. */
function kindsOf(node: ts.ObjectLiteralExpression, checker: ts.TypeChecker): readonly string[] {
  const part = (name: string) => node.properties.find((one) => one.name?.getText() === name)
  const kind = part('kind')
  if (!kind || !(part('options') ?? part('outcomes'))) return []
  const value = ts.isPropertyAssignment(kind) ? kind.initializer : (kind.name as ts.Node)
  const type = ts.isShorthandPropertyAssignment(kind)
    ? checker.getTypeOfSymbol(checker.getShorthandAssignmentValueSymbol(kind) as ts.Symbol)
    : checker.getTypeAtLocation(value)
  const types = type.isUnion() ? type.types : [type]
  return types.map((one) =>
    one.isStringLiteral() ? one.value : `not a literal: ${kind.getText()}`,
  )
}

describe.each(gameIds)('the questions of %s', (game) => {
  test('are all in the table that is printed', () => {
    const kinds = questionKinds(game).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(kindsInSource(game))
  })
})

test('a question says who answers, who learns of it, and what an answer is', async () => {
  const { printed } = await run('questions', 'quick-and-undead')
  expect(printed).toContain(
    '| `die` | `plan.secret` | players at the same time, in secret | `1` to `8` |',
  )
  expect(printed).toContain(
    '| `boot-hill` | `setup.boot-hill-size` | chance, seen by nobody | *undead* |',
  )
  expect(printed).toContain(
    '| `place-undead` | `graveyard.several-undead` | a player | *building*, `street` |',
  )
})

test('the same as data, and in French', async () => {
  const { printed } = await run('questions', 'wild-gangs', '--json')
  expect(JSON.parse(printed)).toContainEqual({
    kind: 'opening-look',
    clauses: ['look.opening-two'],
    answeredBy: 'a player',
    answer: 'a list of 2: `N1`, `N2`, `E`, `S2`, `S1`, `W`',
  })
  const french = await run('questions', 'wild-gangs', '--lang', 'fr')
  expect(french.printed).toContain('| un joueur |')
})

test('a game that there is not is refused', async () => {
  const { code, complaints } = await run('questions', 'wild-gang')
  expect(code).toBe(2)
  expect(complaints).toContain('Did you mean "wild-gangs"?')
})
