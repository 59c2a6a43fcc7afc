import { useEffect, useState } from 'preact/hooks'
import type { TurningPoints } from '../../kernel/decide/turning-points.ts'
import { capital } from '../../kernel/words/words.ts'
import type { BarProps, Company } from '../controls/bar-props.ts'
import type { LedgerLine } from '../history/build-ledger.ts'
import { headlineOf, newsOf } from '../history/headline.ts'
import { Recap } from '../history/Recap.tsx'
import type { Session } from '../session/types.ts'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import { fetchOnce } from '../ui/fetch-once.ts'
import { askWorker, type LookaheadTask } from '../worker/tasks.ts'
import { courseOf } from './course-of.ts'
import { answersOfRun, type DecisiveMoment, momentsIn } from './decisive.ts'
import { useKeptGame } from './useKeptGame.ts'

type OverProps = BarProps & { readonly company: Company }

/** The end of a whole game: who has won, the score, the moments that decided it, and a rematch. */
export function GameOver(props: OverProps) {
  const { face, words, session, parts, company } = props
  const { say } = words
  useKeptGame(props)
  // Who has won may be the headline above: it is not said twice.
  const headline = headlineOf(face, newsOf(parts, session))
  const won = wonIn(props).filter((line) => !headline.some(({ end }) => end === line.end))
  return (
    <div class="company company-over">
      {won.map(({ end, sentence }) => (
        <p key={end}>
          <b>{sentence}</b>
        </p>
      ))}
      <ul class="company-scores" aria-label={say('scores.label')}>
        {face
          .scores?.(session.position.value, session.opening.value.given, words)
          .map(({ seat, has, told }) => (
            <li key={seat}>
              {say('company.score', { player: capital(face.seat(seat, words)) })} {told ?? has}
            </li>
          ))}
      </ul>
      <p class="company-ways">
        <button type="button" class="button button-primary" onClick={() => company.begin()}>
          {say('company.rematch')}
        </button>
      </p>
      <Moments {...props} />
      <Recap {...props} />
    </div>
  )
}

/** The lines that tell who has won: the most telling outcome of the game. */
function wonIn({ face, parts }: BarProps): readonly LedgerLine[] {
  const lines = parts.flatMap((part) => part.lines)
  return lines.filter(({ event }) => event.kind === face.outcomes[0]).slice(-1)
}

/** Turning points of games that were looked through: a game that is over does not change, and nobody waits twice. */
const known = new WeakMap<object, TurningPoints>()

/** Task that looks through a finished game for what decided it, for a seat, or for the winner. */
function turningTask(
  session: Session,
  cuts: readonly number[],
  seat: string | undefined,
): LookaheadTask {
  const { situation, readings } = session.state.value
  const ahead = { what: 'turning', seed: 1, cuts, ...(seat && { seat }) } as const
  return { situation, readings, after: session.run.value.log, ahead }
}

/** Looks through the game that is shown, beside the page. */
function useTurningPoints({ face, words, session, company }: OverProps) {
  const run = session.run.value
  const [found, setFound] = useState(known.get(run))
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (known.has(run)) return undefined
    const { people } = company.seats
    const seat = people.value.length === 1 ? people.value[0] : undefined
    const cuts = answersOfRun(run.trace, courseOf(face, words, session, company.seats))
    return askWorker<TurningPoints>(
      face,
      turningTask(session, cuts, seat),
      (answer) => {
        if (!answer.ok) return setFailed(true)
        known.set(run, answer.value)
        setFound(answer.value)
      },
      setFound,
    )
  }, [run])
  return { found, isFailed }
}

/** The moments at which the chance of winning moved most, each with the ways to another course and to practice. */
function Moments(props: OverProps) {
  const { face, words, session, parts } = props
  const { say } = words
  const { found, isFailed } = useTurningPoints(props)
  const clauses = usePractised(props.company.page.practice?.deck)
  if (isFailed) return null
  const course = courseOf(face, words, session, props.company.seats)
  const isWhole = found !== undefined && known.has(session.run.value)
  const moments = found ? momentsIn(course, session.run.value.trace, parts, found.points) : []
  return (
    <section class="company-moments" aria-label={say('company.moments')}>
      <h2 class="edit-title">{say('company.moments')}</h2>
      {!isWhole && (
        <p class="working">
          {found && say('company.looking', { looked: found.looked, wanted: found.wanted })}{' '}
          <progress
            aria-label={say('company.moments')}
            value={found?.looked ?? 0}
            max={found?.wanted ?? 1}
          />
        </p>
      )}
      {isWhole && moments.length === 0 && <p>{say('company.even')}</p>}
      <ol>
        {moments.map((moment) => (
          <li key={moment.from}>
            <Moment {...props} turn={moment} seat={found?.seat ?? ''} clauses={clauses} />
          </li>
        ))}
      </ol>
      {found && moments.length > 0 && (
        <p class="company-note">{say('company.estimated', { games: found.games })}</p>
      )}
    </section>
  )
}

interface MomentProps extends OverProps {
  readonly turn: DecisiveMoment
  /** The seat whose chance has moved. */
  readonly seat: string
  /** The clauses of which there are cases to practise. */
  readonly clauses: ReadonlySet<string>
}

function Moment({ turn, seat, clauses, ...props }: MomentProps) {
  const { face, words, session, company, forks } = props
  const { say } = words
  const { lines, before, after } = turn
  const isReader = seat === props.reader
  const share = (chance: number) => words.percent(Math.round(chance * 100) / 100)
  const practised = turn.clauses.find((clause) => clauses.has(clause))
  const { practice } = company.page
  const openWhatIf = () => {
    session.goTo(turn.decision(company.seats.unattended))
    forks.open('what-if')
  }
  return (
    <>
      <button type="button" class="recap-line" onClick={() => session.goTo(turn.end)}>
        {[...new Set(lines.map(({ sentence }) => sentence))].join(' ')}
      </button>{' '}
      {lines[0]?.clauses[0] && <ClauseLink id={lines[0].clauses[0]} words={words} />}
      <p class="estimate company-chance">
        {say(isReader ? 'company.chance-yours' : 'company.chance', {
          seat: face.seatWithin(seat, words),
          before: share(before),
          after: share(after),
        })}
      </p>
      <p class="company-ways">
        <button type="button" class="button" onClick={openWhatIf}>
          {say('transport.what-if')}
        </button>
        {practised && practice && (
          <a class="button" href={`${practice.page}?clause=${practised}`}>
            {say('company.practise')}
          </a>
        )}
      </p>
    </>
  )
}

/** The clauses on which cases of practice rest; none where the deck cannot be had. */
function usePractised(deck: string | undefined): ReadonlySet<string> {
  const [clauses, setClauses] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!deck) return
    const read = async () => {
      const { clauses: found = {} } = await fetchOnce<{ readonly clauses?: object }>(deck)
      setClauses(new Set(Object.keys(found)))
    }
    read().catch(console.error)
  }, [deck])
  return clauses
}
