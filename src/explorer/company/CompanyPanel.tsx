import { useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import type { BarProps, Company } from '../controls/bar-props.ts'
import { peopleToAsk } from '../labs/thinkers.ts'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import { useSignals } from '../ui/useSignals.ts'
import { sinceMine } from './course.ts'
import { courseOf } from './course-of.ts'
import { useKeptGame } from './useKeptGame.ts'
import { paces, useWalk, type Walk } from './useWalk.ts'

/** The others in a whole game: their doings are played on to the reader's turn, and told since the last one. */
export function CompanyPanel(props: BarProps & { readonly company: Company }) {
  const { face, words, session, parts, company } = props
  useSignals([company.spoken])
  const { seats } = company
  useKeptGame(props)
  const course = courseOf(face, words, session, seats)
  const { trace } = session.run.value
  const at = session.at.value
  const isAtEnd = at === trace.length
  const thinking = session.thinking.value
  const toAsk = isAtEnd ? peopleToAsk(thinking, company) : []
  const isAsked = session.question.value !== undefined || toAsk.length > 0
  const walk = useWalk(session, course, isAsked)
  const since = sinceMine(trace, at, parts, course)
  const canWalk = !isAsked && (!isAtEnd || thinking !== undefined)
  return (
    <div class="company">
      {toAsk[0] !== undefined && <Agreement key={at} {...props} seats={toAsk} />}
      {isAtEnd && thinking && toAsk.length === 0 && (
        <p role="status">
          {thinking.by === 'table'
            ? words.say('company.agreeing')
            : words.say('seats.thinking', { seat: face.seat(thinking.by, words) })}
        </p>
      )}
      {(canWalk || walk.isOn) && <WalkWays words={words} walk={walk} />}
      {since.length > 0 && (
        <details class="round company-since" open={!isAsked && !walk.isBeforeClimax}>
          <summary>{words.say('company.since')}</summary>
          <ol class="recap" aria-label={words.say('company.since')}>
            {since.map((lines) => (
              <li key={lines[0]?.end}>
                <button
                  type="button"
                  class="recap-line"
                  onClick={() => session.goTo(lines.at(-1)?.end ?? at)}
                >
                  {[...new Set(lines.map(({ sentence }) => sentence))].join(' ')}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

/** The way to the reader's turn, and while it is walked its pace and the way to stop. */
function WalkWays({ words: { say }, walk }: { readonly words: Words; readonly walk: Walk }) {
  const place = (paces as readonly number[]).indexOf(walk.pace)
  const change = (by: 1 | -1) => walk.setPace(paces[place + by] ?? walk.pace)
  return (
    <>
      {walk.isBeforeClimax && <p>{say('company.climax')}</p>}
      <p class="company-ways">
        <button
          type="button"
          class="button button-primary"
          onClick={walk.isOn ? walk.stop : walk.start}
        >
          {say(walk.isOn ? 'company.stop' : 'company.to-turn')}
        </button>
        <button type="button" class="button" aria-disabled={place === 0} onClick={() => change(-1)}>
          {say('company.slower')}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={place === paces.length - 1}
          onClick={() => change(1)}
        >
          {say('company.faster')}
        </button>
      </p>
    </>
  )
}

/** Asks each person whether they agree; then the opponents answer for themselves. */
function Agreement({
  face,
  words,
  session,
  company,
  seats,
}: BarProps & { readonly company: Company; readonly seats: readonly string[] }) {
  const [answers, setAnswers] = useState<readonly boolean[]>([])
  const question = session.thinking.value
  const seat = seats[answers.length]
  if (!question || seat === undefined) return null
  const answer = (agrees: boolean) => {
    const all = [...answers, agrees]
    setAnswers(all)
    if (all.length < seats.length) return
    const refused = seats.filter((_, place) => !all[place])
    company.spoken.value = { question, refused }
  }
  const { given } = session.opening.value
  return (
    <section class="question" aria-label={words.say('question-label')}>
      <p class="question-text">
        {seats.length > 1 && `${face.seat(seat, words)}: `}
        {face.question(question, words, given)} <b>{words.say('company.agreement')}</b>{' '}
        <ClauseLink id={question.clause} words={words} />
      </p>
      <p class="company-ways">
        <button type="button" class="button button-primary" onClick={() => answer(true)}>
          {words.say('company.agree')}
        </button>
        <button type="button" class="button" onClick={() => answer(false)}>
          {words.say('company.refuse')}
        </button>
      </p>
    </section>
  )
}
