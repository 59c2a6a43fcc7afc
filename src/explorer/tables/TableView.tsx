import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { pickAt } from '../../kernel/run/answerers.ts'
import type { Question } from '../../kernel/run/laid-table.ts'
import type { Words } from '../../kernel/words/words.ts'
import { HandView } from '../controls/Hand.tsx'
import { type Face, marked } from '../face.ts'
import { LedgerBuilder, type LedgerLine, type Viewpoint } from '../history/build-ledger.ts'
import { headlineOf } from '../history/headline.ts'
import { useAnswer } from '../question/useAnswer.ts'
import { BoardText } from '../ui/BoardText.tsx'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import { Drawer, Lazy } from '../ui/Lazy.tsx'
import { Refusals } from '../ui/Refusals.tsx'
import { useSession, useSignals } from '../ui/useSignals.ts'
import { useStill } from '../ui/useStill.ts'
import { CorrectedNote, WaitingNote } from './CorrectedNote.tsx'
import { Corrections } from './Corrections.tsx'
import { type Following, followingOf } from './following.ts'
import type { OpenTable } from './open-table.ts'
import { Tell } from './Tell.tsx'
import { Told } from './Told.tsx'
import type { TableViewProps } from './table-props.ts'
import { useWakeLock } from './useWakeLock.ts'
import { eyesOf, readerOf } from './viewpoints.ts'

const loadClauseSheet = async () => (await import('../ui/ClauseSheet.tsx')).ClauseSheet
const loadSlip = async () => (await import('../slips/Slip.tsx')).Slip

/** A table under way: what happens now, what comes then, what may be done; the table itself, and all that was told. */
export function TableView(props: TableViewProps) {
  const { face, words, say, table, onLeave } = props
  const { session } = table
  useSession(session)
  useSignals([table.aside])
  const [holder, setHolder] = useState<string | undefined>()
  const [isSlip, setSlip] = useState(false)
  const run = session.run.value
  const { question, position: whole } = run
  const { given } = session.opening.value
  const reader = question && readerOf(face, question, whole)
  const eyes = reader !== undefined && reader === holder ? reader : undefined
  const isOver = question === undefined
  const view = useMemo(() => eyesOf(face, isOver, eyes), [face, isOver, eyes])
  useEffect(() => {
    if (reader !== holder && reader === undefined) setHolder(undefined)
  }, [reader])
  const builder = useMemo(
    () => new LedgerBuilder(face, given, words, view),
    [face, given, words, view],
  )
  const parts = builder.parts(run, run.trace.length)
  const position = useMemo(() => view.see(whole), [view, whole])
  const asked = reader === undefined || eyes !== undefined ? question : undefined
  const give = { answer: (index: number) => table.tell(index), refuse: session.refuse }
  const answering = useAnswer(face, give, asked, position)
  const lines = parts.flatMap((part) => part.lines)
  const news = newsIn(face, table, lines)
  useWakeLock(!isOver)
  const lookUp = useLookUp(run)
  return (
    <div class="player table-view" ref={lookUp.root}>
      <Seats
        {...{ face, words, say, question, given, position, names: table.record.value.names }}
      />
      <div class="table-now">
        <Now words={words} say={say} news={news} />
        <CorrectedNote {...props} builder={builder} />
        <WaitingNote {...props} />
        <Refusals refusals={session.refusals.value} face={face} words={words} />
        {reader !== undefined && eyes === undefined && (
          <Curtain {...{ face, words, say, seat: reader, onReady: () => setHolder(reader) }} />
        )}
        {asked && answering && (
          <Asked {...props} question={asked} answering={answering} run={run} />
        )}
        {isOver && <p class="table-over">{say('over')}</p>}
      </div>
      <div class="player-foot">
        <button
          type="button"
          class="button"
          disabled={!table.canTakeBack.value}
          onClick={() => table.takeBack()}
        >
          {say('take-back')}
        </button>
        <button
          type="button"
          class="button"
          aria-expanded={isSlip}
          disabled={news.length === 0}
          onClick={() => setSlip(!isSlip)}
        >
          {say('slip')}
        </button>
        <button type="button" class="button" onClick={onLeave}>
          {say('leave')}
        </button>
      </div>
      {isSlip && (
        <Lazy
          load={loadSlip}
          props={{ ...props, session, view, title: say('slip-title'), lines: news }}
        />
      )}
      <Board
        {...{ face, words, view, position, given, answering, lines }}
        readings={session.opening.value.readings}
      />
      {eyes !== undefined && face.hasHands(session.state.value.situation.kind) && (
        <HandView {...{ face, words, position, given, seat: eyes }} />
      )}
      <BoardText face={face} words={words} position={position} given={given} />
      <Drawer title={say('told')}>{() => <Told {...{ face, words, say, table, parts }} />}</Drawer>
      <Corrections {...{ face, words, say, table }} />
      {lookUp.id && (
        <Lazy load={loadClauseSheet} props={{ id: lookUp.id, words, onClose: lookUp.close }} />
      )}
    </div>
  )
}

/** Looks a clause up over the table, which stays where it is, and holds still for a moment after each answer. */
function useLookUp(moment: unknown) {
  const [id, setId] = useState('')
  const root = useRef<HTMLDivElement>(null)
  useStill(root, moment)
  useEffect(() => {
    const table = root.current
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a.clause-ref')
      if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      setId(link.title)
    }
    table?.addEventListener('click', onClick)
    return () => table?.removeEventListener('click', onClick)
  }, [])
  return { id, root, close: () => setId('') }
}

/** The lines of what came of the last answer that somebody gave. */
function newsIn(face: Face, table: OpenTable, lines: readonly LedgerLine[]): readonly LedgerLine[] {
  const { trace } = table.session.run.value
  const last = trace.findLastIndex(
    (line) => line.type === 'answer' && !table.isUnasked(line.question),
  )
  const since = lines.filter(({ end, idle }) => end > last && !idle)
  const headline = headlineOf(face, since)
  const first = since[0]
  return first && !headline.includes(first) ? [first, ...headline] : headline
}

interface SeatsProps extends Pick<TableViewProps, 'face' | 'words' | 'say'> {
  readonly names: Readonly<Record<string, string>>
  readonly question: Question | undefined
  readonly given: unknown
  readonly position: unknown
}

/** Everybody at the table, with letter, name and score; the one who is asked is marked. */
function Seats({ face, words, say, names, question, given, position }: SeatsProps) {
  const asked = question?.step === 'ask' ? question.by : question?.of
  const scores = face.scores?.(position, given, words) ?? []
  return (
    <ul class="scores" aria-label={words.say('scores.label')}>
      {face.game.seats(given).map((seat) => {
        const score = scores.find((one) => one.seat === seat)
        return (
          <li key={seat} class={seat === asked ? 'scores-asked' : undefined} title={score?.told}>
            <b>{seat}</b> {names[seat]}{' '}
            {score && <span aria-hidden={score.told !== undefined}>{score.has}</span>}
            {score?.told !== undefined && <span class="sr-only">{score.told}</span>}
            {seat === asked && <span class="sr-only"> {say('asked')}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The last thing that happened, in a sentence with its clause. */
function Now({
  words,
  say,
  news,
}: Pick<TableViewProps, 'words' | 'say'> & { readonly news: readonly LedgerLine[] }) {
  return (
    <p class="table-news" role="status">
      {news.length > 0 && <span class="table-label">{say('just')}</span>}
      {news.map(({ sentence, clauses, end }) => (
        <span key={end}>
          {' '}
          {sentence} {clauses[0] && <ClauseLink id={clauses[0]} words={words} />}
        </span>
      ))}
    </p>
  )
}

function Curtain({
  face,
  words,
  say,
  seat,
  onReady,
}: Pick<TableViewProps, 'face' | 'words' | 'say'> & { readonly seat: string; onReady(): void }) {
  const name = face.seatWithin(seat, words)
  return (
    <section class="curtain" aria-label={words.say('question-label')}>
      <p>{say('hand-over', { seat: name })}</p>
      <button type="button" class="button button-primary" onClick={onReady}>
        {say('hand-ready', { seat: name })}
      </button>
    </section>
  )
}

interface AskedProps extends TableViewProps {
  readonly question: Question
  readonly answering: NonNullable<ReturnType<typeof useAnswer>>
  readonly run: OpenTable['session']['run']['value']
}

/** The question that waits: what it is, what may be answered, and what comes then. */
function Asked({ face, words, say, table, question, answering, run }: AskedProps) {
  const { session } = table
  const { given } = session.opening.value
  const ways = useFollowing(face, words, table, run)
  const root = useRef<HTMLElement>(null)
  return (
    <section class="table-asked" aria-label={words.say('question-label')} ref={root} tabIndex={-1}>
      <p class="table-question">
        <span class="table-label">{say('now')}</span> {face.question(question, words, given)}{' '}
        <ClauseLink id={question.clause} words={words} />
      </p>
      <Tell
        key={run.log.length}
        {...{ face, words, session, question, answering }}
        moment={run}
        label={say(labelOf(question))}
        onTell={(index) => {
          root.current?.focus({ preventScroll: true })
          table.tell(index)
        }}
      />
      {question.step === 'roll' && (
        <p class="table-draw">
          <button type="button" class="button" onClick={() => table.draw(false)}>
            {say('draw')}
          </button>
          <button type="button" class="button" onClick={() => table.draw(true)}>
            {say('draw-on')}
          </button>
        </p>
      )}
      <Then words={words} say={say} ways={ways} />
    </section>
  )
}

/** The heading of the answers: a result, what the table has seen, or what a player may do. */
function labelOf(question: Question): string {
  if (question.step === 'roll') return 'came-up'
  return question.by === 'table' ? 'seen' : 'may'
}

/** Most different ways in which it goes on that are told; of more the likeliest alone. */
const MOST_WAYS = 3

/** The next question, by what is answered where that makes a difference. */
function Then({
  words,
  say,
  ways,
}: Pick<TableViewProps, 'words' | 'say'> & { readonly ways: readonly Following[] }) {
  const [first, second] = ways
  if (!first) return null
  const told = ({ next, clause }: Following) => (
    <>
      {next ?? say('then-over')} {clause && <ClauseLink id={clause} words={words} />}
    </>
  )
  if (!second) {
    return (
      <p class="table-then">
        <span class="table-label">{say('then')}</span> {told(first)}
      </p>
    )
  }
  return (
    <div class="table-then">
      <span class="table-label">{say('then')}</span>
      <ul>
        {ways.slice(0, ways.length > MOST_WAYS ? 1 : MOST_WAYS).map((way) => (
          <li key={way.next}>
            {say('then-if', { answers: words.list(way.answers) })} {told(way)}
          </li>
        ))}
        {ways.length > MOST_WAYS && <li>{say('then-else')}</li>}
      </ul>
    </div>
  )
}

/** The questions that can follow, found once what waits has been drawn. */
function useFollowing(face: Face, words: Words, table: OpenTable, run: unknown) {
  const [found, setFound] = useState<{ of: unknown; ways: readonly Following[] }>()
  useEffect(() => {
    const timer = setTimeout(() => {
      const { seed } = table.record.peek()
      const ways = followingOf(face, table.session, words, (question, _position, given) =>
        table.isUnasked(question) ? pickAt(seed, given, question) : undefined,
      )
      setFound({ of: run, ways })
    })
    return () => clearTimeout(timer)
  }, [run])
  return found && found.of === run ? found.ways : []
}

interface BoardProps extends Pick<TableViewProps, 'face' | 'words'> {
  readonly view: Viewpoint
  readonly position: unknown
  readonly given: unknown
  readonly readings: Readonly<Record<string, string>>
  readonly answering: ReturnType<typeof useAnswer>
  readonly lines: readonly LedgerLine[]
}

/** The table as it stands; where it shows what can be answered, a press answers. */
function Board({ face, words, position, given, readings, answering, lines }: BoardProps) {
  return (
    <div class="player-board">
      <face.Board
        {...{ position, given, words, readings }}
        {...marked(face, position, lines.at(-1)?.event)}
        events={lines.map(({ event }) => event)}
        offers={answering?.offers}
        onPick={(part) => void answering?.press(part)}
        asked={answering?.kind}
        draft={answering?.draft}
        point={answering?.point}
      />
    </div>
  )
}
