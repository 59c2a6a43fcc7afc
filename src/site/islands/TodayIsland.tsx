import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { createSay, type Messages, type Say } from '../../kernel/words/say.ts'
import { caseOf, type Deck, dateOf, dayOf } from '../today/day.ts'
import { lately, type Mark, mark, marks, signs } from '../today/marks.ts'
import { Example } from './Example.tsx'
import { Island } from './Island.tsx'
import { loadExample } from './load.ts'

interface TodayIslandProps {
  readonly language: string
  /** The cases to choose from, by game, with the name of each game. */
  readonly decks: readonly (Deck & { readonly name: string })[]
  /** The few sentences that it says, by their keys. */
  readonly sentences: Messages
  /** Server-rendered content: the choice of the case, and the link to all others. */
  readonly children?: ComponentChildren
}

/** The number of the day in the reader's own calendar. */
function today(): number {
  const now = new Date()
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return dayOf(date.map((part) => String(part).padStart(2, '0')).join('-')) ?? 0
}

/** The day that the address asks for, if it has come; today where it asks for none. */
function dayAsked(): number {
  const asked = dayOf(new URLSearchParams(location.search).get('date') ?? '')
  return asked !== undefined && asked >= 0 && asked <= today() ? asked : today()
}

/** The case of the day: chosen by the date on this device, to be predicted once, with a result to share. */
export function TodayIsland({ language, decks, sentences, children }: TodayIslandProps) {
  const [day, setDay] = useState<number | undefined>()
  useEffect(() => setDay(dayAsked()), [])
  if (day === undefined) return children
  const { game, id } = caseOf(day, decks)
  const say = createSay(language, [sentences])
  const date = new Intl.DateTimeFormat(say('calendar'), { dateStyle: 'long', timeZone: 'UTC' })
  const name = decks.find((deck) => deck.game === game)?.name ?? ''
  const said = { game: name, date: date.format(day * 86_400_000) }
  return (
    <div class="today" data-game={game}>
      <p class="today-date">{say('of', said)}</p>
      <Island load={() => loadExample(language, game, id)} written={children}>
        {(loaded) => {
          const { title, page } = loaded.scenario
          return (
            <>
              <h2>
                <a href={page}>{title}</a>
              </h2>
              <Marked say={say} day={day} said={said} verdict={loaded.scenario.verdict}>
                {(onCommit) => (
                  <Example
                    {...loaded}
                    language={language}
                    game={game}
                    id={id}
                    onCommit={onCommit}
                  />
                )}
              </Marked>
            </>
          )
        }}
      </Island>
      <p>
        <a href={`?date=${dateOf(day - 1)}`}>{say('before')}</a>
      </p>
    </div>
  )
}

interface MarkedProps {
  readonly say: Say
  readonly day: number
  readonly said: { readonly game: string; readonly date: string }
  readonly verdict: unknown
  readonly children: (onCommit: (value?: unknown) => void) => ComponentChildren
}

/** A case and, once it has been answered, how: the first answer of the day counts, and to have it shown is none. */
function Marked({ say, day, said, verdict, children }: MarkedProps) {
  const [made, setMade] = useState<Mark | undefined>(() => marks().get(dateOf(day)))
  const commit = (value?: unknown) => {
    const first = made ?? (value === verdict ? 'right' : 'wrong')
    mark(day, first)
    setMade(first)
  }
  return (
    <>
      {children(commit)}
      {made && <Result say={say} day={day} said={said} made={made} />}
    </>
  )
}

/** The result to share, which gives nothing away: game, date, and marks. */
function Result({
  say,
  day,
  said,
  made,
}: Omit<MarkedProps, 'verdict' | 'children'> & { made: Mark }) {
  const [isCopied, setCopied] = useState(false)
  const { origin, pathname } = location
  const row = lately(day, marks())
  const text = [
    say('result', { ...said, mark: signs[made] }),
    ...(row ? [say('lately', { marks: row })] : []),
    `${origin}${pathname}?date=${dateOf(day)}`,
  ].join('\n')
  return (
    <section class="today-result" aria-label={say('share')}>
      <p>{say(`made.${made}`)}</p>
      <label class="field">
        <span class="field-name">{say('share')}</span>
        <textarea
          readOnly
          rows={3}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <button
        type="button"
        class="button"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {say('copy')}
      </button>
      <p role="status">{isCopied ? say('copied') : ''}</p>
    </section>
  )
}
