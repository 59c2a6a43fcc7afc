import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { engineFiles, inEngine, nodesOf, placeOf, programOf } from './engine-files.ts'

/*
 * A procedure that is called and not stepped does nothing, silently. So a call that makes one must stand
 * where somebody will step it: under `yield*`, or where it is returned, given on, or kept.
 */

/** The calls in a file that make a procedure which nobody steps. */
function floating(program: ts.Program, file: ts.SourceFile): string[] {
  const checker = program.getTypeChecker()
  return [...nodesOf(file)]
    .filter((node) => ts.isCallExpression(node))
    .filter((call) => isProcedure(checker, checker.getTypeAtLocation(call)) && !isStepped(call))
    .map(placeOf)
}

/** Whether a type is that of a procedure: something that can be iterated by hand and yields steps. */
function isProcedure(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (!type.getProperty('next')) return false
  const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
  return /\b(Rule|Suspension)\b|<Step\b/.test(text)
}

/** Whether the value of an expression is stepped where it stands, or handed to somebody who can. */
function isStepped(expression: ts.Node): boolean {
  const { parent } = expression
  if (ts.isYieldExpression(parent)) return parent.asteriskToken !== undefined
  if (ts.isReturnStatement(parent)) return true
  if (ts.isArrowFunction(parent)) return parent.body === expression
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent)) return isStepped(parent)
  if (ts.isConditionalExpression(parent))
    return parent.condition !== expression && isStepped(parent)
  if (ts.isBinaryExpression(parent)) {
    const operators = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.QuestionQuestionToken]
    return operators.includes(parent.operatorToken.kind) && isStepped(parent)
  }
  const receives = ts.isCallExpression(parent) || ts.isNewExpression(parent)
  return receives && (parent.arguments ?? []).some((argument) => argument === expression)
}

const fixture = inEngine('kernel/fixture-that-floats.ts')

function floatingIn(code: string): string[] {
  const text = `import { die, report, type Rule, roll, type Table } from './step.ts'
const event = { clause: 'toy', kind: 'toy' }
function* helper(): Rule<number> { return yield* roll({ ...event, outcomes: die(6) }) }
${code}`
  const program = programOf([], new Map([[fixture, text]]))
  return floating(program, program.getSourceFile(fixture) as ts.SourceFile)
}

describe('the check finds', () => {
  test.each([
    ['a call as a statement', 'function* f(): Rule { helper() }'],
    ['a report as a statement', 'function* f(): Rule { report(event) }'],
    ['a plain yield', 'function* f(): Rule { yield helper() as never }'],
    ['a procedure kept in a variable', 'function* f(): Rule { const faces = helper() }'],
    ['a procedure as a condition', 'function* f(): Rule { if (helper()) return }'],
    ['a procedure in a sum', "function* f(): Rule { const sum = '' + helper() }"],
    ['a half of a condition', 'function* f(go: boolean): Rule { go && helper() }'],
    ['a spread', 'function* f(): Rule { const all = [...helper()] }'],
  ])('%s', (_what, code) => {
    expect(floatingIn(code)).toEqual(['src/kernel/fixture-that-floats.ts:4'])
  })
})

describe('the check lets pass', () => {
  test.each([
    ['yield*', 'function* f(): Rule { yield* helper() }'],
    ['a result that is used', 'function* f(): Rule { const face = (yield* helper()) + 1 }'],
    ['a procedure that is returned', 'function f(): Rule<number> { return helper() }'],
    ['a procedure of one expression', 'const f = (): Rule<number> => helper()'],
    ['one of two procedures', 'function* f(a: boolean): Rule { yield* a ? helper() : helper() }'],
  ])('%s', (_what, code) => {
    expect(floatingIn(code)).toEqual([])
  })
})

test('no procedure of the engine floats', () => {
  const files = engineFiles()
  const program = programOf(files)
  const found = files.flatMap((file) =>
    floating(program, program.getSourceFile(file) as ts.SourceFile),
  )
  expect(found).toEqual([])
}, 60_000)
