import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { GameId } from '../games/manifest.ts'
import { once } from './once.ts'
import { inProject, shortPath } from './root.ts'

/** Lines of a procedure, counted from 1 and including both ends. */
export interface Lines {
  readonly from: number
  readonly to: number
}

/** The declaration in the engine's source that implements a clause. */
export interface Procedure {
  readonly clause: string
  readonly file: string
  /** The line of the file on which the procedure begins. */
  readonly line: number
  readonly name: string
  readonly source: string
  /** The lines, within `source`, that carry out this clause. */
  readonly marked: readonly Lines[]
}

/** `clause.id:` or `clause.id, other.id:`, as a line of a doc comment begins. */
const heading = /^([a-z][a-z0-9]*\.[a-z0-9-]+(?:, [a-z][a-z0-9]*\.[a-z0-9-]+)*):\s/

/** The clauses that a doc comment names, at its start or at the start of a further line. */
export function clausesNamed(comment: string): string[] {
  if (!comment.startsWith('/**')) return []
  const lines = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/([a-z0-9]\.[a-z0-9-]+),\s*\n\s*\*\s*/g, '$1, ')
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s*/, ''))
  return lines.flatMap((line) => heading.exec(line)?.[1]?.split(', ') ?? [])
}

interface Mark {
  readonly clause: string
  readonly start: number
  readonly end: number
}

/** Every doc comment that stands before a node, with the clauses it names. */
function marksBefore(source: ts.SourceFile, node: ts.Node): Mark[] {
  const text = source.text
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []
  return comments.flatMap(({ pos, end }) =>
    clausesNamed(text.slice(pos, end)).map((clause) => ({
      clause,
      start: pos,
      end: node.getEnd(),
    })),
  )
}

/** The marks on a declaration and on anything inside it; one node per comment, the widest. */
function marksIn(source: ts.SourceFile, declaration: ts.Statement): Mark[] {
  const found = new Map<string, Mark>()
  const visit = (node: ts.Node): void => {
    for (const mark of marksBefore(source, node)) {
      const key = `${mark.start} ${mark.clause}`
      if (!found.has(key)) found.set(key, mark)
    }
    ts.forEachChild(node, visit)
  }
  visit(declaration)
  return [...found.values()]
}

function nameOf(statement: ts.Statement): string {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText()).join(', ')
  const { name } = statement as ts.DeclarationStatement
  return name?.getText() ?? ''
}

/** Start of a declaration, with the doc comment that belongs to it. */
function startOf(source: ts.SourceFile, statement: ts.Statement): number {
  const docs = (ts.getLeadingCommentRanges(source.text, statement.getFullStart()) ?? []).filter(
    ({ pos }) => source.text.startsWith('/**', pos),
  )
  return docs.at(-1)?.pos ?? statement.getStart(source)
}

function proceduresIn(source: ts.SourceFile, statement: ts.Statement, file: string): Procedure[] {
  const start = startOf(source, statement)
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const first = lineAt(start)
  const marks = marksIn(source, statement).filter((mark) => mark.start >= start)
  const clauses = [...new Set(marks.map(({ clause }) => clause))]
  return clauses.map((clause) => ({
    clause,
    file,
    line: first + 1,
    name: nameOf(statement),
    source: source.text.slice(start, statement.getEnd()),
    marked: marks
      .filter((mark) => mark.clause === clause)
      .map((mark) => ({ from: lineAt(mark.start) - first + 1, to: lineAt(mark.end) - first + 1 })),
  }))
}

/** All procedures of a source text that name clauses. */
export function extractProcedures(text: string, file: string): Procedure[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return source.statements.flatMap((statement) => proceduresIn(source, statement, file))
}

/** The sources below a folder: first the rules, which carry clauses out, then what checks or tabulates them. */
function sourcesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
  const isRule = (name: string) => /^rules[\\/]/.test(name)
  const { rules = [], others = [] } = Object.groupBy(names, (name) =>
    isRule(name) ? 'rules' : 'others',
  )
  return [...rules, ...others].map((name) => join(folder, name))
}

/** Files of a game that speak or draw, and decide nothing. */
const shown = /^src\/games\/[^/]+\/(words|board)\//

/** The procedures of a game's engine by clause, each clause with every declaration that names it. */
export const proceduresOf = once((game: GameId): ReadonlyMap<string, readonly Procedure[]> => {
  const files = sourcesBelow(inProject('src', 'games', game)).filter(
    (file) => !shown.test(shortPath(file)),
  )
  const all = files.flatMap((file) =>
    extractProcedures(readFileSync(file, 'utf8'), shortPath(file)),
  )
  return Map.groupBy(all, ({ clause }) => clause)
})
