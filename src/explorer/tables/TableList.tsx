import type { Say } from '../../kernel/words/say.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { TableRecord } from './record.ts'

interface TableListProps {
  readonly words: Words
  readonly say: Say
  readonly tables: readonly TableRecord[]
  /** The address of the labs of the game, below the origin. */
  readonly labs: string
  onOpen(id: string): void
}

/**
 * The tables of a game, the last one first: who plays, which round, and when something was last told. A whole game against
 * opponents goes on where it is played.
 */
export function TableList({ words, say, tables, labs, onOpen }: TableListProps) {
  if (tables.length === 0) return <p>{say('none')}</p>
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section aria-label={say('yours')}>
      <h2>{say('yours')}</h2>
      <ul class="table-list">
        {tables.map((table) => {
          const { id, seated, isOver, round, touched } = table
          const told = (
            <>
              <b>{nameOf(table, words, say)}</b>
              <small>
                {[isOver ? say('ended') : round, when.format(new Date(touched))]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </>
          )
          return (
            <li key={id}>
              {seated ? (
                <a class="button table-one" href={`${labs}game/?game=${id}`}>
                  {told}
                </a>
              ) : (
                <button type="button" class="button table-one" onClick={() => onOpen(id)}>
                  {told}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function nameOf({ names, seated }: TableRecord, words: Words, say: Say): string {
  if (seated) return say('against-opponents')
  const players = Object.values(names)
  return players.length > 0 ? words.list(players) : say('unnamed')
}
