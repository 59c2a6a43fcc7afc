import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { inProject } from '../../src/content/root.ts'
import { nodesOf, placeOf } from './engine-files.ts'

/** A file is read through; a function, all that stands in it included, is seen at a glance. */
const LINES_OF_A_FILE = 400
const LINES_OF_A_FUNCTION = 60

/** The functions of a file that are longer than a screen, with how long they are. */
function longFunctions(source: ts.SourceFile): readonly string[] {
  return [...nodesOf(source)].flatMap((node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return []
    const line = (at: number) => source.getLineAndCharacterOfPosition(at).line
    const lines = line(node.end) - line(node.getStart()) + 1
    return lines > LINES_OF_A_FUNCTION ? [`${placeOf(node)}: ${lines}`] : []
  })
}

function parsed(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(inProject(file), text, ts.ScriptTarget.Latest, true)
}

const rooms = globSync('{src,scripts}/**/*.{ts,tsx,astro,css}', { cwd: inProject() }).map(
  (file) => {
    return [file.replaceAll('\\', '/'), readFileSync(inProject(file), 'utf8')] as const
  },
)

test('a function that is longer than a screen is found, wherever it stands', () => {
  const lines = '\n'.repeat(LINES_OF_A_FUNCTION - 2)
  const text = `const kept = () => {${lines}\n}\nconst all = { make() { return () => {${lines}\n\n} } }`
  expect(longFunctions(parsed('src/long.ts', text))).toEqual([
    `src/long.ts:${LINES_OF_A_FUNCTION + 1}: ${LINES_OF_A_FUNCTION + 1}`,
    `src/long.ts:${LINES_OF_A_FUNCTION + 1}: ${LINES_OF_A_FUNCTION + 1}`,
  ])
})

test('functions of every room fit on a screen', () => {
  const long = rooms.flatMap(([file, text]) =>
    /\.tsx?$/.test(file) ? longFunctions(parsed(file, text)) : [],
  )
  expect(long).toEqual([])
})

test('files of every room stay below 400 lines', () => {
  const long = rooms.filter(([, text]) => text.split('\n').length > LINES_OF_A_FILE)
  expect(long.map(([file]) => file)).toEqual([])
})
