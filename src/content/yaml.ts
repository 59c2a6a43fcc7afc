import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { nearest } from '../kernel/data/nearest.ts'
import { ContentError, type Problem, type Told } from './problem.ts'
import { shortPath } from './root.ts'
import { readText } from './text.ts'

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

/** Expectation of a schema, as the end of the sentence "expected …". */
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

/** The names that could have stood in the place of a misspelt one. */
function possibleAt(issue: Issue, schema: z.ZodType): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  const isWhole = issue.code === 'unrecognized_keys' && issue.path.length === 0
  return isWhole && schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** The sentence that tells an issue in any language, where there is one. */
function toldOf(issue: Issue, value: unknown, possible: readonly string[]): Told | undefined {
  const at = issue.path.map(String).join('.')
  const values = { at, received: shown(value), allowed: possible.join(', ') }
  const isMissing = value === undefined
  switch (issue.code) {
    case 'custom':
      return issue.params as Told | undefined
    case 'unrecognized_keys':
      return { key: 'unknown', values: { ...values, received: issue.keys.join(', ') }, possible }
    case 'invalid_value':
      return { key: isMissing ? 'missing-value' : 'value', values, possible }
    case 'invalid_type':
      if (isMissing) return { key: 'missing', values, type: issue.expected }
      return { key: at === '' ? 'whole' : 'type', values, type: issue.expected }
    case 'invalid_format':
      return { key: 'fraction', values }
    case 'too_small':
      return { key: 'count', values }
    default:
      return undefined
  }
}

/** Fault in a part of a file. */
function problemOf(issue: Issue, data: unknown, schema: z.ZodType): Omit<Problem, 'file'> {
  const place = issue.path.map(String).join('.')
  const value = valueAt(data, issue.path)
  const told = toldOf(issue, value, possibleAt(issue, schema))
  const misspelt = issue.code === 'invalid_value' ? value : told?.values?.['received']
  return {
    received: `${shown(value)}${place && ` at \`${place}\``}`,
    expected: wanted(issue),
    nearest: typeof misspelt === 'string' ? nearest(misspelt, told?.possible ?? []) : undefined,
    told,
  }
}

/** Fault in a text as a whole; undefined when it can be read as data. */
function brokenIn({ errors: [error] }: Document.Parsed, text: string) {
  if (error?.code === 'RESOURCE_EXHAUSTION') return tooDeep
  if (!error) return undefined
  const line = error.linePos?.[0].line ?? 1
  const [reason = ''] = error.message.split(/:? at line|[;\n]/)
  const lines = text.split('\n').slice(0, line)
  const received = shown(lines.findLast((one) => one.trim() !== '')?.trim())
  const expected = `well-formed YAML (${reason})`
  return { line, received, expected, told: { key: 'syntax', values: { received, reason } } }
}

const tooDeep = {
  received: 'parts within parts without end',
  expected: 'data of a size that somebody may have written',
  told: { key: 'too-deep' },
}

/** The data of a document: a file whose parts name one another can hold more than any memory does. */
function dataOf(document: Document.Parsed, file: string): unknown {
  try {
    return document.toJS()
  } catch {
    throw new ContentError([{ file, ...tooDeep }])
  }
}

/** Checks the text of a YAML file against a schema; every mismatch is told with its line. */
export function parseYaml<T extends z.ZodType>(text: string, schema: T, file: string): z.infer<T> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'error' })
  const broken = brokenIn(document, text)
  if (broken) throw new ContentError([{ file, ...broken }])
  const data = dataOf(document, file)
  if (data === null) {
    const problem = { received: 'nothing', expected: 'a file that holds something' }
    throw new ContentError([{ file, ...problem, told: { key: 'empty' } }])
  }
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue): Problem => {
    return { file, line: lineOf(document, lines, issue.path), ...problemOf(issue, data, schema) }
  })
  throw new ContentError(problems)
}

/** Reads and checks a YAML file. */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  return parseYaml(readText(file), schema, shortPath(file))
}

/** The files of a folder with a given ending, in the order of their names; none when there is no folder. */
export function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name))
}
