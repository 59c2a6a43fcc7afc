import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { inProject } from '../../src/content/root.ts'
import type { GameId } from '../../src/games/manifest.ts'

/** The kinds of event of a game, read from `Facts` of its `events.ts`: each is a part of it. */
export function eventKindsOf(id: GameId): readonly string[] {
  const facts = eventsFile(id).statements.filter(ts.isInterfaceDeclaration)
  const members = facts.find(({ name }) => name.text === 'Facts')?.members ?? []
  return [...members].flatMap(({ name }) => (name && 'text' in name ? [String(name.text)] : []))
}

/** Reasons why a clause does not apply in a game, read from the list or the union of its `events.ts`. */
export function idleReasonsOf(id: GameId): readonly string[] {
  const texts: string[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) texts.push(node.text)
    ts.forEachChild(node, collect)
  }
  for (const statement of eventsFile(id).statements) {
    const isUnion = ts.isTypeAliasDeclaration(statement) && statement.name.text === 'IdleReason'
    const isList =
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some((one) => one.name.getText() === 'idleReasons')
    if (isUnion || isList) collect(statement)
  }
  return texts
}

function eventsFile(id: GameId): ts.SourceFile {
  const file = inProject('src', 'games', id, 'events.ts')
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
}

const refusing = 'refuse|refusing|misplaced|atMost|reason|against'

/** The ways in which rules name the code of a refusal. */
const ways: readonly RegExp[] = [
  new RegExp(`(?:\\bcode: |\\bcode = |\\b(?:${refusing})\\(\\s*)'([a-z0-9-]+)'`, 'g'),
  /\(\['([a-z-]+)', '[a-z]+\.[a-z0-9-]+'\] as const\)/g,
]
const eitherWay = /(?:\bcode(?::| =)|\.(?:refuse|misplaced)\()\s*(?!['\s])(.*)/g

/** Every code with which a game refuses something, read from the source of what decides. */
export function codesOf(id: GameId): readonly string[] {
  const folder = inProject('src', 'games', id)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter((file) => file.endsWith('.ts') && !/^(?:words|board)[\\/]|^things\.ts$/.test(file))
    .map((file) => readFileSync(inProject('src', 'games', id, file), 'utf8'))
  const codes = sources.flatMap((source) => [
    ...ways.flatMap((way) => [...source.matchAll(way)].map(([, code = '']) => code)),
    ...[...source.matchAll(eitherWay)].flatMap(([, rest = '']) =>
      [...rest.matchAll(/[?:] '([a-z0-9-]+)'/g)].map(([, code = '']) => code),
    ),
  ])
  return [...new Set(codes)]
}
