import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { nearest } from '../kernel/nearest.ts'
import { ContentError, type Problem } from './problem.ts'
import { shortPath } from './root.ts'

/** The line of the deepest node on a path that the file holds. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]) {
  for (let depth = path.length; depth >= 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return undefined
}

/** A value as a reader of the file would recognise it, cut to a line. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  )
}

type Issue = z.core.$ZodIssue

/** What a schema wanted, as the end of the sentence "expected …". */
function wanted(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `no field ${issue.keys.map((key) => `\`${key}\``).join(', ')}`
    case 'invalid_value':
      return issue.values.map((value) => `\`${String(value)}\``).join(' or ')
    case 'invalid_type':
      return `a value of type ${issue.expected}`
    default:
      return issue.message
  }
}

function alike(issue: Issue, value: unknown): string | undefined {
  if (issue.code !== 'invalid_value' || typeof value !== 'string') return undefined
  return nearest(value, issue.values.map(String))
}

/** Checks the text of a YAML file against a schema; every mismatch is told with its line. */
export function parseYaml<T extends z.ZodType>(text: string, schema: T, file: string): z.infer<T> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [broken] = document.errors
  if (broken) {
    const line = broken.linePos?.[0].line
    const [received = broken.message] = broken.message.split(' at line')
    throw new ContentError([{ file, line, received, expected: 'well-formed YAML' }])
  }
  const data: unknown = document.toJS()
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue): Problem => {
    const place = issue.path.map(String).join('.')
    const value = valueAt(data, issue.path)
    return {
      file,
      line: lineOf(document, lines, issue.path),
      received: `${shown(value)}${place && ` at \`${place}\``}`,
      expected: wanted(issue),
      nearest: alike(issue, value),
    }
  })
  throw new ContentError(problems)
}

/** Reads and checks a YAML file. */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  return parseYaml(readFileSync(file, 'utf8'), schema, shortPath(file))
}

/** The files of a folder with a given ending, in the order of their names; none when there is no folder. */
export function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name))
}
