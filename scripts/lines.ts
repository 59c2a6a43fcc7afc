import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * How many lines of the TypeScript below a folder bear code: a line counts where a token of the language
 * stands on it, so neither blank lines nor comments do.
 */
export function codeLinesIn(folder: string): number {
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (name) => name.endsWith('.d.ts') })
    .map((file) => codeLines(file, readFileSync(join(folder, file), 'utf8')))
    .reduce((sum, lines) => sum + lines, 0)
}

/** How many lines of a file bear code. */
export function codeLines(name: string, text: string): number {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind)
  const lines = new Set<number>()
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return
    const children = node.getChildren(source)
    for (const child of children) visit(child)
    if (children.length > 0) return
    const from = source.getLineAndCharacterOfPosition(node.getStart(source)).line
    const to = source.getLineAndCharacterOfPosition(node.getEnd()).line
    for (let line = from; line <= to; line++) lines.add(line)
  }
  visit(source)
  const written = text.split('\n')
  return [...lines].filter((line) => written[line]?.trim()).length
}
