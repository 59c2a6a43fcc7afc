import { useEffect, useState } from 'preact/hooks'
import { plainCase, withCase } from '../../explorer/sets/set.ts'
import { plain } from '../search/words.ts'
import { type CaseList, loadCaseList } from './case-list.ts'
import { Failed } from './Failed.tsx'
import type { SetProps } from './page.ts'

/** Number of cases listed at once. */
const LISTED = 8

/** Finds worked examples by game and words, and puts them into the set. */
export function Picker({ page, open, change }: SetProps) {
  const { say, language, games } = page
  const [game, setGame] = useState(games[0]?.game ?? '')
  const [typed, setTyped] = useState('')
  const [list, setList] = useState<CaseList | 'failed' | undefined>()
  const [isOpened, setOpened] = useState(open.set.cases.length === 0)
  const fetchList = () => {
    setList(undefined)
    loadCaseList(language, game).then(setList, (error: unknown) => {
      console.error(error)
      setList('failed')
    })
  }
  useEffect(() => {
    if (isOpened) fetchList()
  }, [game, isOpened])
  const put = (id: string) => {
    const set = withCase(open.set, plainCase(game, { type: 'example', id }))
    if (set) change(set)
  }
  return (
    <details
      class="drawer set-picker"
      open={isOpened || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{say('add')}</summary>
      <div class="drawer-content">
        <div class="set-find">
          <label class="field">
            <span class="field-name">{say('game')}</span>
            <select value={game} onChange={({ currentTarget }) => setGame(currentTarget.value)}>
              {games.map((one) => (
                <option key={one.game} value={one.game}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span class="field-name">{say('words')}</span>
            <input
              type="search"
              value={typed}
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </label>
        </div>
        {list === undefined && <p class="working">{say('loading')}</p>}
        {list === 'failed' && <Failed say={say} onRetry={fetchList} />}
        {typeof list === 'object' && <Found say={say} found={foundIn(list, typed)} onPut={put} />}
      </div>
    </details>
  )
}

type Examples = readonly (readonly [id: string, title: string, question: string])[]

/** The examples whose title or question has every typed word, whatever its accents. */
function foundIn({ examples }: CaseList, typed: string): Examples {
  const words = plain(typed.replace(/’/g, "'")).split(/\s+/)
  return Object.entries(examples).flatMap(([id, [title, question]]) => {
    const text = plain(`${id} ${title} ${question}`.replace(/’/g, "'"))
    return words.every((word) => text.includes(word)) ? [[id, title, question] as const] : []
  })
}

interface FoundProps {
  readonly say: SetProps['page']['say']
  readonly found: Examples
  onPut(id: string): void
}

function Found({ say, found, onPut }: FoundProps) {
  const shown = found.slice(0, LISTED)
  return (
    <>
      <p role="status" class="set-found-count">
        {say('found', { count: found.length, shown: shown.length })}
      </p>
      <ul class="set-found">
        {shown.map(([id, title, question]) => (
          <li key={id}>
            <span>
              <strong>{title}</strong> <small>{question}</small>
            </span>
            <button
              type="button"
              class="button"
              aria-label={say('put', { title })}
              onClick={() => onPut(id)}
            >
              {say('put-short')}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
