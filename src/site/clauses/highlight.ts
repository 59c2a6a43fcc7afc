import { transformerStyleToClass } from '@shikijs/transformers'
import { createCssVariablesTheme, createHighlighter } from 'shiki'
import { type Procedure, proceduresOf } from '../../content/procedures.ts'
import { gameIds } from '../../games/manifest.ts'

/** A procedure ready to print: the markup of each of its lines. */
export interface PrintedProcedure extends Omit<Procedure, 'source'> {
  readonly lines: readonly string[]
}

/** The printed procedures of every clause, and the style sheet of their inks. */
export interface PrintedProcedures {
  readonly byClause: Readonly<Record<string, readonly PrintedProcedure[]>>
  readonly css: string
}

/** The inks are custom properties, so one printing serves paper and lamplight. */
const inks = createCssVariablesTheme({ name: 'inks', variablePrefix: '--code-', fontStyle: true })

/** The content of `<code>` in the highlighter's output, a line at a time. */
function linesOf(html: string): string[] {
  const code = /<code>(.*)<\/code>/s.exec(html)?.[1] ?? ''
  return code.split('\n').map((line) => line.replace(/^<span class="line">(.*)<\/span>$/, '$1'))
}

/** Prints every procedure that implements a clause, each declaration once. */
export async function printProcedures(): Promise<PrintedProcedures> {
  const highlighter = await createHighlighter({ themes: [inks], langs: ['ts'] })
  const classes = transformerStyleToClass({ classPrefix: 'ink-' })
  const printed = new Map<string, readonly string[]>()
  const print = ({ file, line, source }: Procedure): readonly string[] => {
    const key = `${file}:${line}`
    const known = printed.get(key)
    if (known) return known
    const options = { lang: 'ts', theme: 'inks', transformers: [classes] }
    const lines = linesOf(highlighter.codeToHtml(source, options))
    printed.set(key, lines)
    return lines
  }
  const byClause: Record<string, PrintedProcedure[]> = {}
  for (const game of gameIds)
    for (const [clause, procedures] of proceduresOf(game))
      byClause[`${game}/${clause}`] = procedures.map((procedure) => {
        const { source: _, ...rest } = procedure
        return { ...rest, lines: print(procedure) }
      })
  highlighter.dispose()
  return { byClause, css: classes.getCSS() }
}
