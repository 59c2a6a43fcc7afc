import type { Language } from '../content/languages.ts'
import { sayer } from '../content/messages.ts'
import { type Ruling, rulingsOf } from '../content/rulings.ts'
import { gameNamed, type Options } from './options.ts'
import { code, tableOf } from './tables.ts'
import type { Terminal } from './terminal.ts'

/**
 * `reckoning rulings GAME`: where its rulebook is silent or contradicts itself, how it is settled, and which
 * other interpretations can be chosen, by which option. Prints a Markdown table, or the same as data.
 */
export function rulings({ files, language, json }: Options, terminal: Terminal): number {
  const rows = rulingsOf(gameNamed(files)).map((ruling) => rowOf(ruling, language))
  if (json) terminal.print(JSON.stringify(rows, null, 2))
  else {
    const say = sayer(language, 'cli')
    const head = ['ruling', 'question', 'ours', 'others', 'option'].map((name) =>
      say(`rulings.${name}`),
    )
    const cells = rows.map(({ ruling, question, ours, others, option = '' }) => [
      code(ruling),
      question,
      valueText(ours),
      others.map(valueText).join(' '),
      option && code(`--reading ${option}=…`),
    ])
    terminal.print(tableOf(head, cells))
  }
  return 0
}

interface Value {
  readonly value: string
  readonly text: string
}

function rowOf({ id, question, readings, switch: option }: Ruling, language: Language) {
  const [ours, ...others] = readings.map(
    (reading): Value => ({ value: reading.value, text: reading[language] }),
  ) as [Value, ...Value[]]
  return { ruling: id, question: question[language], ours, others, option }
}

function valueText({ value, text }: Value): string {
  return `${code(value)}: ${text}`
}
