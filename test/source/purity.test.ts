import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { engineFiles, inEngine, nodesOf, placeOf } from './engine-files.ts'

/** Names that only a host has: the engine has no clock, no luck of its own, no page, no machine. */
const hostNames = new Set([
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'crypto',
  'fetch',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'self',
  'globalThis',
  'process',
  'console',
  'require',
  'Intl',
  'eval',
  'Function',
  'WeakRef',
])

/** The packages that the engine may import: exact fractions and a seeded random source. */
const packages = /^(fraction\.js|pure-rand\/.+)$/

/** What a file uses that it should not. */
function impurities(file: ts.SourceFile): string[] {
  return [...nodesOf(file)].flatMap((node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const from = node.moduleSpecifier
      if (!from || !ts.isStringLiteral(from)) return []
      const allowed = from.text.startsWith('.') || packages.test(from.text)
      return allowed ? [] : [`${placeOf(node)} imports ${from.text}`]
    }
    if (!ts.isIdentifier(node) || !isReference(node)) return []
    if (hostNames.has(node.text) && !isBound(node)) return [`${placeOf(node)} uses ${node.text}`]
    const { parent } = node
    const isRandom =
      node.text === 'Math' && ts.isPropertyAccessExpression(parent) && parent.name.text === 'random'
    return isRandom ? [`${placeOf(node)} uses Math.random`] : []
  })
}

/** Whether an identifier stands for a variable, and is not the name of a member, a key or a type. */
function isReference(identifier: ts.Identifier): boolean {
  const { parent } = identifier
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === identifier
  return !(
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isTypeReferenceNode(parent) ||
    (ts.isBindingElement(parent) && parent.propertyName === identifier)
  )
}

/** Whether a name is a parameter or a variable of the code around it: a game may have locations of its own. */
function isBound({ text, parent }: ts.Identifier): boolean {
  for (let scope: ts.Node | undefined = parent; scope; scope = scope.parent) {
    if (boundIn(scope).includes(text)) return true
  }
  return false
}

/** The names that a function, a block, a file or a loop binds for what stands in it. */
function boundIn(scope: ts.Node): string[] {
  if (ts.isFunctionLike(scope)) return scope.parameters.flatMap(({ name }) => namesIn(name))
  const isLoop =
    ts.isForOfStatement(scope) || ts.isForInStatement(scope) || ts.isForStatement(scope)
  const lists = isLoop
    ? [scope.initializer]
    : ts.isBlock(scope) || ts.isSourceFile(scope)
      ? scope.statements.map((one) =>
          ts.isVariableStatement(one) ? one.declarationList : undefined,
        )
      : []
  return lists.flatMap((list) => {
    const isList = list && ts.isVariableDeclarationList(list)
    return isList ? list.declarations.flatMap(({ name }) => namesIn(name)) : []
  })
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? namesIn(one.name) : []))
}

/** The verbs of a table: what a procedure does, its runner answers. */
const verbs = new Set(['roll', 'ask', 'askTogether', 'report', 'repeat'])

/** Loops of the language around a verb, or around a procedure that is handed the table: rounds that no solver can see. */
function bareWhiles(file: ts.SourceFile): string[] {
  return [...nodesOf(file)]
    .filter((node) => ts.isWhileStatement(node) || ts.isDoStatement(node) || isEndlessFor(node))
    .filter((loop) => [...nodesOf(loop)].some(plays))
    .map(placeOf)
}

/** `for` with a condition and without anything that it counts. */
function isEndlessFor(node: ts.Node): boolean {
  return ts.isForStatement(node) && (!node.initializer || !node.incrementor)
}

/** Whether a node is a verb, or hands the table on. */
function plays(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false
  const { expression, arguments: given } = node
  const isVerb = ts.isPropertyAccessExpression(expression) && verbs.has(expression.name.text)
  return isVerb || given.some((argument) => ts.isIdentifier(argument) && argument.text === 'play')
}

/** What has no place in a rule: only the runner catches what leaves a procedure, and none is resumed. */
function detours(file: ts.SourceFile): string[] {
  return [...nodesOf(file)].flatMap((node) => {
    if (ts.isTryStatement(node)) return [`${placeOf(node)} tries`]
    if (ts.isYieldExpression(node)) return [`${placeOf(node)} yields`]
    return []
  })
}

function parsed(code: string, file = inEngine('fixture.ts')): ts.SourceFile {
  return ts.createSourceFile(file, code, ts.ScriptTarget.ES2024, true)
}

describe('the checks find', () => {
  test.each([
    'const luck = Math.random()',
    'const now = new Date()',
    'const now = Date.now()',
    'document.body.append()',
    "import { h } from 'preact'",
    "import { readFileSync } from 'node:fs'",
    'console.log(1)',
    'function f({ location }) {} f(location)',
    'const place = { location }',
  ])('%s', (code) => {
    expect(impurities(parsed(code))).toHaveLength(1)
  })

  test.each([
    'function f(play) { while (true) play.roll(die) }',
    'function f(play) { do { const x = throwDice(play) } while (x) }',
    'function f(play) { for (;;) { if (play.ask(question)) return } }',
  ])('%s', (code) => {
    expect(bareWhiles(parsed(code))).toHaveLength(1)
  })

  test.each(['function f(play) { try { play.roll(die) } catch {} }', 'function* f() { yield 1 }'])(
    '%s',
    (code) => {
      expect(detours(parsed(code))).toHaveLength(1)
    },
  )
})

describe('the checks let pass', () => {
  test.each([
    'const floor = Math.floor(1.5)',
    'interface Day { Date: string; process: number }',
    "import { copyOf } from '../kernel/copy.ts'",
    'const x = opening.location',
    'const { location: place } = opening',
    'const f = (location: string) => ({ location })',
    'function f() { const { location } = opening; return location }',
    'for (const location of places) rob(location)',
  ])('%s', (code) => {
    expect(impurities(parsed(code))).toEqual([])
  })

  test.each([
    'function f(play) { for (const seat of seats) turn(play, seat) }',
    'function f(play) { for (let n = 0; n < 3; n++) play.roll(die) }',
    'function f() { while (x) x-- }',
  ])('%s', (code) => {
    expect(bareWhiles(parsed(code))).toEqual([])
  })
})

const sources = engineFiles().map((file) => parsed(readFileSync(file, 'utf8'), file))

test('the engine imports nothing of a host and uses no clock, no page and no luck of its own', () => {
  expect(sources.flatMap(impurities)).toEqual([])
})

test('games leave catching to the runner, and are written without generators', () => {
  const games = sources.filter(({ fileName }) => fileName.startsWith(inEngine('games')))
  expect(games.flatMap(detours)).toEqual([])
})

test('games repeat with `repeat`, never with a loop of the language around a question', () => {
  const games = sources.filter(({ fileName }) => fileName.startsWith(inEngine('games')))
  expect(games.flatMap(bareWhiles)).toEqual([])
})

test('games import the kernel and themselves, and the kernel imports no game', () => {
  const wrong = sources.flatMap((source) =>
    source.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement)) return []
      const path = (statement.moduleSpecifier as ts.StringLiteral).text
      const fromKernel = source.fileName.startsWith(inEngine('kernel'))
      return fromKernel && path.includes('games') ? [placeOf(statement)] : []
    }),
  )
  expect(wrong).toEqual([])
})
