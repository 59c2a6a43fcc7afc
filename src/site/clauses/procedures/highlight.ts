import { transformerStyleToClass } from '@shikijs/transformers'
import { createCssVariablesTheme, createHighlighter } from 'shiki'
import { type Lines, type Procedure, proceduresOf } from '../../../content/procedures.ts'
import { gameIds } from '../../../games/manifest.ts'

/** A declaration ready to print: the markup of each of its lines. */
export interface PrintedDeclaration extends Pick<Procedure, 'file' | 'line' | 'name'> {
  readonly lines: readonly string[]
}

/** Declaration that carries out a clause, with the lines that do, unless all of them do. */
export interface Carrier extends Pick<Procedure, 'file' | 'line' | 'name'> {
  readonly marked: readonly Lines[]
}

/** Highlighted procedures for the pages, with the style sheet of their colours. */
export interface PrintedProcedures {
  /** Carriers by game and clause: `wild-gangs/keg.no-fight`. */
  readonly carriers: Readonly<Record<string, readonly Carrier[]>>
  /** The declarations that carry clauses out, by their file and in its order. */
  readonly files: Readonly<Record<string, readonly PrintedDeclaration[]>>
  readonly css: string
}

/** The inks are custom properties, so one printing serves paper and lamplight. */
const inks = createCssVariablesTheme({ name: 'inks', variablePrefix: '--code-', fontStyle: true })

/** The content of `<code>` in the highlighter's output, a line at a time. */
function linesOf(html: string): string[] {
  const code = /<code>(.*)<\/code>/s.exec(html)?.[1] ?? ''
  return code.split('\n').map((line) => line.replace(/^<span class="line">(.*)<\/span>$/, '$1'))
}

/** Prints every declaration that implements a clause, each once. */
export async function printProcedures(): Promise<PrintedProcedures> {
  const highlighter = await createHighlighter({ themes: [inks], langs: ['ts'] })
  const classes = transformerStyleToClass({ classPrefix: 'ink-' })
  // No time limit: on a busy machine it would end the highlighting of a line wherever it strikes.
  const options = { lang: 'ts', theme: 'inks', transformers: [classes], tokenizeTimeLimit: 0 }
  const printed = new Map<string, PrintedDeclaration>()
  const carriers: Record<string, Carrier[]> = {}
  for (const game of gameIds)
    for (const [clause, procedures] of proceduresOf(game))
      carriers[`${game}/${clause}`] = procedures.map(({ file, line, name, source, marked }) => {
        const key = `${file}:${line}`
        const lines = printed.get(key)?.lines ?? linesOf(highlighter.codeToHtml(source, options))
        printed.set(key, { file, line, name, lines })
        return { file, line, name, marked: isWhole(marked, lines.length) ? [] : marked }
      })
  highlighter.dispose()
  const inOrder = [...printed.values()].sort((one, other) => one.line - other.line)
  const files = Object.fromEntries(Map.groupBy(inOrder, ({ file }) => file))
  return { carriers, files, css: classes.getCSS() }
}

/** True when marks cover every line. */
function isWhole(marked: readonly Lines[], count: number): boolean {
  const isMarked = (line: number) => marked.some(({ from, to }) => from <= line && line <= to)
  return Array.from({ length: count }, (_, index) => index + 1).every(isMarked)
}
