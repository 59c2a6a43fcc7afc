import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { engineFiles, inEngine, nodesOf, placeOf } from './engine-files.ts'

/*
 * Loops that Biome cannot refuse: its patterns tell no loop that counts from one that goes on until an answer ends it.
 */

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

/** Tells whether a node is a verb, or hands the table on. */
function plays(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false
  const { expression, arguments: given } = node
  const isVerb = ts.isPropertyAccessExpression(expression) && verbs.has(expression.name.text)
  return isVerb || given.some((argument) => ts.isIdentifier(argument) && argument.text === 'play')
}

function parsed(code: string, file = inEngine('fixture.ts')): ts.SourceFile {
  return ts.createSourceFile(file, code, ts.ScriptTarget.ES2024, true)
}

describe('a loop around a verb', () => {
  test.each([
    'function f(play) { while (true) play.roll(die) }',
    'function f(play) { do { const x = throwDice(play) } while (x) }',
    'function f(play) { for (;;) { if (play.ask(question)) return } }',
  ])('is found: %s', (code) => {
    expect(bareWhiles(parsed(code))).toHaveLength(1)
  })

  test.each([
    'function f(play) { for (const seat of seats) turn(play, seat) }',
    'function f(play) { for (let n = 0; n < 3; n++) play.roll(die) }',
    'function f() { while (x) x-- }',
  ])('is none: %s', (code) => {
    expect(bareWhiles(parsed(code))).toEqual([])
  })

  test('stands in no game: they repeat with `repeat`', () => {
    const games = engineFiles('games').map((file) => parsed(readFileSync(file, 'utf8'), file))
    expect(games.flatMap(bareWhiles)).toEqual([])
  })
})
