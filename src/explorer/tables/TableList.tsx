import type { Say } from '../../kernel/words/say.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { TableRecord } from './record.ts'

interface TableListProps {
  readonly words: Words
  readonly say: Say
  readonly tables: readonly TableRecord[]
  onOpen(id: string): void
}

/** The tables of a game, the last one first: who plays, which round, and when something was last told. */
export function TableList({ words, say, tables, onOpen }: TableListProps) {
  if (tables.length === 0) return <p>{say('none')}</p>
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section aria-label={say('yours')}>
      <h2>{say('yours')}</h2>
      <ul class="table-list">
        {tables.map((table) => {
          const names = Object.values(table.names)
          return (
            <li key={table.id}>
              <button type="button" class="button table-one" onClick={() => onOpen(table.id)}>
                <b>{names.length > 0 ? words.list(names) : say('unnamed')}</b>
                <small>
                  {[table.isOver ? say('ended') : table.round, when.format(new Date(table.touched))]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
