import type { BarProps } from './Bar.tsx'
import { ClauseLink } from './ClauseLink.tsx'
import { ForkList, ForkMarks } from './ForkMark.tsx'
import { recapOf } from './headline.ts'
import type { LedgerPart } from './ledger.ts'
import { Others } from './Others.tsx'
import { Verdict } from './Verdict.tsx'
import { areOurs, verdictOf } from './verdict.ts'

/** The end: the kind of the verdict where something was decided, and what was settled on the way. */
export function Settled(props: BarProps) {
  const { face, words, session, parts, verdict, address } = props
  const recap = (
    <>
      <Recap {...props} parts={recapOf(face, parts)} goTo={session.goTo} />
      {address && <Others words={words} address={address} />}
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

interface RecapProps extends Pick<BarProps, 'face' | 'words' | 'forks'> {
  readonly parts: readonly LedgerPart[]
  /** Shows the position after a line. */
  goTo(line: number): void
}

/** What was settled, each line a way to its step and to its clause. */
function Recap({ parts, face, words, forks, goTo }: RecapProps) {
  const { say } = words
  if (parts.length === 0) return <p>{say('verdict.ended')}</p>
  return (
    <div class="recap">
      <h2 class="edit-title">{say('recap.title')}</h2>
      {parts.toReversed().map(({ title, lines }) => (
        <ol key={lines[0]?.end} aria-label={title ?? say('recap.title')}>
          {title && <li class="recap-part">{title}</li>}
          {lines.map(({ end, sentence, event }) => (
            <li key={end}>
              <button type="button" class="recap-line" onClick={() => goTo(end)}>
                {sentence}
              </button>{' '}
              <ClauseLink id={event.clause} words={words} />
              <ForkMarks face={face} words={words} forks={forks} lines={[end]} />
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}
