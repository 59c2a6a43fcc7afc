import type { ComponentChildren } from 'preact'
import type { BarProps } from '../controls/bar-props.ts'
import { ForkList, ForkMarks } from '../interpretations/ForkMark.tsx'
import { Verdict } from '../prediction/Verdict.tsx'
import { areOurs, verdictOf } from '../prediction/verdict-kind.ts'
import { QrButton } from '../share/QrButton.tsx'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import { useSentences } from '../ui/useSentences.ts'
import type { LedgerLine } from './build-ledger.ts'
import { headlineOf, newsOf } from './headline.ts'
import { lastRound, type RecapRound, recapOf } from './recap.ts'
import { inSecondPerson } from './second-person.ts'

/** The end: the kind of the verdict where something was decided, and what was settled on the way. */
export function Recap(props: BarProps) {
  const { face, words, session, parts, verdict, address } = props
  const told = recapOf(face, parts)
  const headline = headlineOf(face, newsOf(parts, session))
  const [line, ...others] = told.flatMap(({ parts: all }) => all.flatMap((part) => part.lines))
  // The only thing that was settled may be the headline above: it is not said twice.
  const isSaid = line && others.length === 0 && headline.some(({ end }) => end === line.end)
  const recap = (
    <>
      {!isSaid && <RecapRounds {...props} rounds={told} />}
      {address && <QrButton words={words} address={address} />}
    </>
  )
  const forks = <ForkList {...props} />
  if (verdict === 'none')
    return (
      <>
        {recap}
        {forks}
      </>
    )
  const kind = verdict ?? verdictOf(face.game, session.state.value, session.run.value)
  const isOurs = areOurs(face.game, session.state.value.readings)
  const rests = isOurs ? undefined : words.say('verdict.other')
  return (
    <Verdict words={words} kind={kind} rests={rests}>
      {forks}
      {recap}
    </Verdict>
  )
}

/** Outcomes of the previous round. Open while nothing is asked, else behind a press. */
export function LastRound(props: BarProps) {
  const { face, words, session, parts } = props
  const lines = lastRound(face, parts)
  if (lines.length === 0) return null
  return (
    <details class="round" key={lines[0]?.end} open={!session.question.value}>
      <summary>{words.say('recap.round')}</summary>
      <div class="recap">
        <Lines {...props} lines={lines} title={words.say('recap.round')} />
      </div>
    </details>
  )
}

interface RecapProps extends Pick<BarProps, 'face' | 'words' | 'forks' | 'session' | 'reader'> {
  readonly rounds: readonly RecapRound[]
}

/** Number of rounds open at the end; those before them are folded. */
const MOST_OPEN = 2

/** Outcomes by round, the last round first; each line links to its step and its clause. */
function RecapRounds({ rounds, ...props }: RecapProps) {
  const { say } = props.words
  if (rounds.length === 0) return <p>{say('verdict.ended')}</p>
  return (
    <div class="recap">
      <h2 class="edit-title">{say('recap.title')}</h2>
      {rounds.toReversed().map(({ title: round, parts }, before) => {
        const told = parts.toReversed().map(({ title, lines }) => (
          <Lines key={lines[0]?.end} {...props} lines={lines} title={title ?? say('recap.title')}>
            {title && <li class="recap-part">{title}</li>}
          </Lines>
        ))
        if (before === 0 || rounds.length <= MOST_OPEN) return told
        return (
          <details class="round" key={parts[0]?.lines[0]?.end}>
            <summary>{round ?? say('recap.title')}</summary>
            {told}
          </details>
        )
      })}
    </div>
  )
}

interface LinesProps extends Omit<RecapProps, 'rounds'> {
  readonly lines: readonly LedgerLine[]
  readonly title: string
  readonly children?: ComponentChildren
}

/**
 * Outcome lines, addressed to the reader's seat where they concern it. Waits until those sentences are loaded, so
 * that no line changes.
 */
function Lines({ lines, title, children, face, words, forks, session, reader }: LinesProps) {
  const { given } = session.opening.value
  const isSaid = useSentences(words, 'yours', reader !== undefined)
  const told = ({ event, sentence }: LedgerLine) =>
    (reader && inSecondPerson(face, event, reader, given, words)) || sentence
  if (reader !== undefined && !isSaid) return null
  return (
    <ol aria-label={title}>
      {children}
      {lines.map((line) => (
        <li key={line.end}>
          <button type="button" class="recap-line" onClick={() => session.goTo(line.end)}>
            {told(line)}
          </button>{' '}
          <ClauseLink id={line.event.clause} words={words} />
          <ForkMarks face={face} words={words} forks={forks} lines={[line.end]} />
        </li>
      ))}
    </ol>
  )
}
