import { useMemo, useState } from 'preact/hooks'
import { nobody } from '../../kernel/run/answerers.ts'
import type { Question } from '../../kernel/run/laid-table.ts'
import type { Say } from '../../kernel/words/say.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import type { LedgerLine, LedgerPart } from '../history/build-ledger.ts'
import { headlineOf } from '../history/headline.ts'
import { useAnswer } from '../question/useAnswer.ts'
import type { Session } from '../session/types.ts'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import { namedAt } from './corrections.ts'
import type { OpenTable } from './open-table.ts'
import type { Named } from './record.ts'
import { Tell } from './Tell.tsx'
import { readerOf } from './viewpoints.ts'

interface ToldProps {
  readonly face: Face
  readonly words: Words
  readonly say: Say
  readonly table: OpenTable
  readonly parts: readonly LedgerPart[]
}

/** Entries shown at first, and with each press for more. */
const AT_A_TIME = 20

/** All that was told, the last first; each can be told otherwise. */
export function Told({ face, words, say, table, parts }: ToldProps) {
  const [most, setMost] = useState(AT_A_TIME)
  const [open, setOpen] = useState<number | undefined>()
  const { session } = table
  const entries = useMemo(() => toldIn(session, parts), [parts])
  if (entries.length === 0) return <p>{say('nothing-told')}</p>
  return (
    <div class="told-entries">
      <ol reversed start={entries.length}>
        {entries
          .toReversed()
          .slice(0, most)
          .map(({ place, lines }) => (
            <li key={place}>
              <Line face={face} words={words} say={say} lines={lines} />{' '}
              <button
                type="button"
                class="button told-correct"
                aria-expanded={open === place}
                aria-label={say('correct-label', { number: place + 1 })}
                onClick={() => setOpen(open === place ? undefined : place)}
              >
                {say('correct')}
              </button>
              {open === place && (
                <Correct
                  {...{ face, words, say, table, place }}
                  onDone={() => setOpen(undefined)}
                />
              )}
            </li>
          ))}
      </ol>
      {entries.length > most && (
        <button type="button" class="button" onClick={() => setMost(most + AT_A_TIME)}>
          {say('more')}
        </button>
      )}
    </div>
  )
}

/** An entry by its place, with the lines that came of it. */
interface ToldEntry {
  readonly place: number
  readonly lines: readonly LedgerLine[]
}

function toldIn({ run }: Pick<Session, 'run'>, parts: readonly LedgerPart[]): ToldEntry[] {
  const { trace } = run.peek()
  const lines = parts.flatMap((part) => part.lines)
  const starts = trace.flatMap(({ type }, line) => (type === 'answer' ? [line] : []))
  let next = 0
  return starts.map((start, place) => {
    const end = starts[place + 1] ?? trace.length
    while (next < lines.length && (lines[next]?.end ?? 0) <= start) next++
    const first = next
    while (next < lines.length && (lines[next]?.end ?? 0) <= end) next++
    return { place, lines: lines.slice(first, next) }
  })
}

function Line({
  face,
  words,
  say,
  lines,
}: Omit<ToldProps, 'table' | 'parts'> & { lines: readonly LedgerLine[] }) {
  const headline = headlineOf(
    face,
    lines.filter(({ idle }) => !idle),
  )
  const first = lines[0]
  if (!first) return <span>{say('told-apart')}</span>
  const shown = headline.length > 0 ? headline : [first]
  const said = first === shown[0] ? shown : [first, ...shown]
  return (
    <span>
      {said.map(({ sentence, event, end }) => (
        <span key={end}>
          {sentence} <ClauseLink id={event.clause} words={words} />{' '}
        </span>
      ))}
    </span>
  )
}

interface CorrectProps extends Omit<ToldProps, 'parts'> {
  readonly place: number
  onDone(): void
}

/** The question of an entry once more, to be answered otherwise. */
function Correct({ face, words, say, table, place, onDone }: CorrectProps) {
  const { session } = table
  const before = useMemo(() => session.run.peek().again(place, nobody), [place])
  const { question, position } = before
  const reader = question && readerOf(face, question, position)
  const [isHanded, setHanded] = useState(reader === undefined)
  if (!question) return null
  if (!isHanded && reader) {
    return (
      <p class="told-hand">
        {say('hand-over', { seat: face.seatWithin(reader, words) })}{' '}
        <button type="button" class="button" onClick={() => setHanded(true)}>
          {say('hand-ready', { seat: face.seatWithin(reader, words) })}
        </button>
      </p>
    )
  }
  const named = namedAt(face, before, question)
  return <CorrectForm {...{ face, words, say, table, place, question, position, named, onDone }} />
}

interface CorrectFormProps extends CorrectProps {
  readonly question: Question
  readonly position: unknown
  /** The names by which the table knows the entry again. */
  readonly named: Named
}

function CorrectForm({
  face,
  words,
  say,
  table,
  place,
  question,
  position,
  named,
  onDone,
}: CorrectFormProps) {
  const give = (index: number) => {
    table.correct(place, index, named)
    onDone()
  }
  const answering = useAnswer(
    face,
    { answer: give, refuse: table.session.refuse },
    question,
    position,
  )
  if (!answering) return null
  const { given } = table.session.opening.value
  return (
    <section class="told-again" aria-label={say('correct')}>
      <p>
        <strong>{face.question(question, words, given)}</strong>
      </p>
      <Tell
        {...{ face, words, question, answering }}
        session={table.session}
        moment={question}
        label={say('tell-again')}
        onTell={give}
      />
    </section>
  )
}
