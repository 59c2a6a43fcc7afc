/** A table in Markdown: a head, and rows of as many cells. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** Text that is meant literally. */
export function code(text: string): string {
  return `\`${text}\``
}
