import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { engineFiles, inEngine, nodesOf } from './engine-files.ts'

/** Procedures that hand the table to themselves: rounds that no solver can see. */
function recursions(code: string): string[] {
  const file = ts.createSourceFile('rules.ts', code, ts.ScriptTarget.ES2024, true)
  return file.statements
    .filter((one) => ts.isFunctionDeclaration(one))
    .map((one) => [one, one.name?.text ?? ''] as const)
    .filter(([one, name]) => [...nodesOf(one)].some((node) => playsAgain(node, name)))
    .map(([, name]) => name)
}

function playsAgain(node: ts.Node, name: string): boolean {
  if (!ts.isCallExpression(node) || node.expression.getText() !== name) return false
  return node.arguments.some((argument) => argument.getText() === 'play')
}

/**
 * Procedures that come back to themselves with less each time: those who fled from a shootout are fewer than those who
 * met there; and in Trust Me there are fewer zombies to be moved, dice to be thrown again, pieces to be placed, or
 * things that cost nothing; `test/games/trust-me/dwindling.test.ts` holds these to their bounds.
 */
const dwindling = ['fight', 'inOrder', 'mend', 'placeScenery', 'freely']

test('a procedure that plays itself again is found', () => {
  expect(recursions('function f(play) { if (play.roll(die) > 3) f(play) }')).toEqual(['f'])
  expect(recursions('function f(play) { g(play) }')).toEqual([])
})

test('games repeat with `repeat`, never by a procedure that plays itself again, but for those that dwindle', () => {
  const games = engineFiles().filter((file) => file.startsWith(inEngine('games')))
  const found = games.flatMap((file) => recursions(readFileSync(file, 'utf8')))
  expect(found.filter((name) => !dwindling.includes(name))).toEqual([])
})
