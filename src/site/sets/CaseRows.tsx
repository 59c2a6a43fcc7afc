import { useEffect, useRef, useState } from 'preact/hooks'
import {
  LONGEST,
  MOST_MINUTES,
  type SetCase,
  withChange,
  withMoved,
  without,
} from '../../explorer/sets/set.ts'
import { Lazy } from '../../explorer/ui/Lazy.tsx'
import type { CaseList } from './case-list.ts'
import { loadCaseList } from './case-list.ts'
import type { SetPage, SetProps } from './page.ts'

const loadChoice = async () => (await import('./CaseChoice.tsx')).CaseChoice

/** The cases of a set in their order, moved by buttons and by dragging. */
export function CaseRows({ page, open, change }: SetProps) {
  const { set } = open
  const lists = useLists(page, set.cases)
  const [said, setSaid] = useState('')
  const [taken, setTaken] = useState<{ at: number; one: SetCase; title: string } | undefined>()
  const dragged = useRef<number | undefined>(undefined)
  const rows = useRef<HTMLOListElement>(null)
  const title = (one: SetCase) => titleOf(page, lists, one)
  const move = (from: number, to: number, button?: string) => {
    const moved = set.cases[from]
    if (!moved || to < 0 || to >= set.cases.length) return
    change(withMoved(set, from, to))
    setSaid(page.say('moved', { title: title(moved), place: to + 1 }))
    // The focus goes along, so that a case can be moved on by the same key.
    if (button)
      requestAnimationFrame(() =>
        rows.current?.children[to]?.querySelector<HTMLElement>(`.${button}`)?.focus(),
      )
  }
  const takeOut = (at: number, one: SetCase) => {
    change(without(set, at))
    setTaken({ at, one, title: title(one) })
    setSaid(page.say('gone', { title: title(one) }))
  }
  const putBack = () => {
    if (!taken) return
    change({ ...set, cases: set.cases.toSpliced(taken.at, 0, taken.one) })
    setTaken(undefined)
    setSaid('')
  }
  return (
    <>
      <ol class="set-rows" ref={rows}>
        {set.cases.map((one, at) => (
          <li
            // Cases have no name of their own: two places may hold the same one.
            key={at}
            draggable
            onDragStart={() => {
              dragged.current = at
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged.current !== undefined) move(dragged.current, at)
              dragged.current = undefined
            }}
          >
            <Row
              {...{ page, one, at, last: set.cases.length - 1, title: title(one) }}
              missing={missingIn(page, lists, one)}
              onMove={move}
              onOut={() => takeOut(at, one)}
              onChange={(part) => change(withChange(set, at, part))}
            />
          </li>
        ))}
      </ol>
      <p role="status" class="set-said">
        {said}{' '}
        {taken && (
          <button type="button" class="button button-quiet" onClick={putBack}>
            {page.say('undo')}
          </button>
        )}
      </p>
    </>
  )
}

type Lists = ReadonlyMap<string, CaseList>

/** The lists of the games whose cases are in a set, as far as they have come. */
function useLists(page: SetPage, cases: readonly SetCase[]): Lists {
  const [lists, setLists] = useState<Lists>(new Map())
  const games = page.games
    .map(({ game }) => game)
    .filter((game) => cases.some((one) => one.game === game))
  useEffect(() => {
    for (const game of games)
      loadCaseList(page.language, game).then(
        (list) => setLists((known) => new Map([...known, [game, list]])),
        console.error,
      )
  }, [games.join()])
  return lists
}

/** The title of a case, or what it is called by until its list has come, or where it has gone. */
function titleOf({ say }: SetPage, lists: Lists, { game, source }: SetCase): string {
  const list = lists.get(game)
  if (source.type === 'example') return list?.examples[source.id]?.[0] ?? source.id
  return say('lab', { title: list?.labs[source.kind] ?? source.kind })
}

/** Sentence on a case that is not there any more; undefined while it is, or is not known to have gone. */
function missingIn({ say, games }: SetPage, lists: Lists, { game, source }: SetCase) {
  if (!games.some((one) => one.game === game)) return say('missing.game', { game })
  const list = lists.get(game)
  const [id, known] =
    source.type === 'example' ? [source.id, list?.examples] : [source.kind, list?.labs]
  return known && !(id in known) ? say('missing.case', { id }) : undefined
}

interface RowProps {
  readonly page: SetPage
  readonly one: SetCase
  readonly at: number
  readonly last: number
  readonly title: string
  readonly missing: string | undefined
  onMove(from: number, to: number, button: string): void
  onOut(): void
  onChange(part: Partial<SetCase>): void
}

/** One case: what it is, the buttons that move it, and what its author adds. */
function Row({ page, one, at, last, title, missing, onMove, onOut, onChange }: RowProps) {
  const { say } = page
  const game = page.games.find((known) => known.game === one.game)
  return (
    <>
      <div class="set-row" data-game={game?.game}>
        <p class="set-row-title">
          {missing === undefined ? <a href={addressOf(page, one)}>{title}</a> : title}
          <small>{game?.name}</small>
        </p>
        <p class="set-row-ways">
          <button
            type="button"
            class="button button-icon set-up"
            aria-label={say('up', { title })}
            aria-disabled={at === 0}
            onClick={() => onMove(at, at - 1, 'set-up')}
          >
            <Arrow turn={0} />
          </button>
          <button
            type="button"
            class="button button-icon set-down"
            aria-label={say('down', { title })}
            aria-disabled={at === last}
            onClick={() => onMove(at, at + 1, 'set-down')}
          >
            <Arrow turn={180} />
          </button>
          <button
            type="button"
            class="button button-icon set-out"
            aria-label={say('out', { title })}
            onClick={onOut}
          >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" />
            </svg>
          </button>
        </p>
      </div>
      {missing && <p class="notice">{missing}</p>}
      <details class="set-more">
        <summary>{say('more')}</summary>
        <More page={page} one={one} onChange={onChange} />
      </details>
    </>
  )
}

function Arrow({ turn }: { turn: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4v16M5 11l7-7 7 7" fill="none" transform={`rotate(${turn} 12 12)`} />
    </svg>
  )
}

/** The page on which a case is looked at. */
function addressOf({ address }: SetPage, { game, source }: SetCase): string {
  const below = address.replace(/set\/$/, `${game}/`)
  if (source.type === 'example') return `${below}scenarios/${source.id}/`
  return `${below}lab/${source.kind}/${source.fragment && `#${source.fragment}`}`
}

/** Question, note and minutes of a case, and what is chosen of it. */
function More({ page, one, onChange }: Pick<RowProps, 'page' | 'one' | 'onChange'>) {
  const { say } = page
  const [isOpened, setOpened] = useState(false)
  const texts = ['question', 'note'] as const
  return (
    <div class="set-more-parts">
      {texts.map((part) => (
        <label key={part} class="field">
          <span class="field-name">{say(part)}</span>
          <textarea
            rows={2}
            maxLength={LONGEST[part]}
            value={one[part]}
            onInput={({ currentTarget }) => onChange({ [part]: currentTarget.value })}
          />
        </label>
      ))}
      <label class="field field-short">
        <span class="field-name">{say('minutes')}</span>
        <input
          type="number"
          min="0"
          max={MOST_MINUTES}
          value={one.minutes || ''}
          onInput={({ currentTarget: { valueAsNumber } }) =>
            onChange({
              minutes: Math.min(MOST_MINUTES, Math.max(0, Math.round(valueAsNumber) || 0)),
            })
          }
        />
      </label>
      <details
        class="set-choice"
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary>{say(one.source.type === 'example' ? 'reading' : 'asked')}</summary>
        {isOpened && <Lazy load={loadChoice} props={{ page, one, onChange }} />}
      </details>
    </div>
  )
}
