import type { Words } from '../../kernel/words/words.ts'
import type { LedgerBuilder } from './build-ledger.ts'

interface ChangeRowsProps {
  readonly words: Words
  readonly changes: ReturnType<LedgerBuilder['changes']>
}

/** Differences between two positions, one row each: name, before, after. */
export function DiffRows({ words: { say }, changes }: ChangeRowsProps) {
  return changes.map(({ name, before, after }) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{before || say('ledger.nothing')}</td>
      <td>{after || say('ledger.nothing')}</td>
    </tr>
  ))
}
