import type { Words } from '../../kernel/words/words.ts'
import type { Ledger } from './ledger.ts'

interface ChangeRowsProps {
  readonly words: Words
  readonly changes: ReturnType<Ledger['changes']>
}

/** What differs between two positions, a row each: what it is, and how it is in the one and in the other. */
export function ChangeRows({ words: { say }, changes }: ChangeRowsProps) {
  return changes.map(({ name, before, after }) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{before || say('ledger.nothing')}</td>
      <td>{after || say('ledger.nothing')}</td>
    </tr>
  ))
}
