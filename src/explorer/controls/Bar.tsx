import type { ComponentChildren, ComponentProps } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { hasSettled, headlineOf, lastRolled, newsOf } from '../history/headline.ts'
import { ForkList, ForkMarks } from '../interpretations/ForkMark.tsx'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import {
  loadCompany,
  loadGameOver,
  loadGuess,
  loadLastRound,
  loadQuestion,
  loadRecap,
} from '../ui/lazy-parts.ts'
import { Refusals } from '../ui/Refusals.tsx'
import { useStill } from '../ui/useStill.ts'
import type { BarProps } from './bar-props.ts'
import { Die } from './Die.tsx'
import { StepControls } from './StepControls.tsx'

/**
 * The bar: what has come of it, what is asked, and the way on. It has its place and its size, so that the
 * board beside it stands still whatever it says.
 */
export function Bar(props: BarProps) {
  const { face, words, session, told, answering, company } = props
  const isPlaying = session.isPlaying.value
  const instead = isPlaying ? <Playing {...props} /> : props.instead
  const question = session.question.value
  const { trace } = session.run.value
  const at = session.at.value
  const isAtStart = at === 0
  const isAtEnd = at === trace.length
  const thinker = isAtEnd ? session.thinking.value?.by : undefined
  const isOver = !question && isAtEnd && thinker === undefined
  const asked = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLElement>(null)
  useStill({ current: root.current?.parentElement ?? null }, session.state.value.log)
  // What comes is read from its beginning.
  useEffect(() => {
    if (asked.current) asked.current.scrollTop = 0
  }, [at])
  return (
    <section class="bar" aria-label={words.say('bar.label')} ref={root}>
      {props.note}
      {isPlaying ? <div /> : <Now {...props} />}
      <div class="bar-asked" ref={asked}>
        <Refused {...props} />
        <Asked>
          {instead ??
            (told &&
            (isAtStart || isOver || at === props.moment || (isAtEnd && props.isForClass)) ? (
              <>
                {told}
                <ForkList {...props} />
              </>
            ) : (
              question &&
              answering && (
                <Question
                  {...{ face, words, session, question, answering }}
                  isDirect={props.direct !== undefined}
                />
              )
            ))}
          {props.missing}
          {company && !instead && !isOver && (company.isBegun || !question) && (
            <Lazy load={loadCompany} says="company" props={{ ...props, company }} />
          )}
          {thinker !== undefined && !company && (
            <p class="bar-start" role="status">
              {words.say('seats.thinking', { seat: face.seat(thinker, words) })}
            </p>
          )}
          {isOver &&
            !told &&
            (company ? (
              <Lazy load={loadGameOver} says="company" props={{ ...props, company }} />
            ) : (
              <Lazy load={loadRecap} props={props} />
            ))}
          {!instead && !isOver && hasSettled(face, trace.slice(0, at)) && (
            <Lazy load={loadLastRound} props={props} />
          )}
          {face.guess && !told && !instead && !props.note && (
            <Lazy load={loadGuess} says="panels" props={{ face, words, session }} />
          )}
          {isAtStart && !question && !told && (
            <>
              {props.lead && <p class="bar-lead">{props.lead}</p>}
              <p class="bar-start">{words.say('bar.start')}</p>
            </>
          )}
        </Asked>
      </div>
      <StepControls session={session} deciding={props.deciding} words={words} company={company} />
    </section>
  )
}

/** The question that waits; what has happened gives way to its form before that is fetched. */
function Question(props: ComponentProps<Awaited<ReturnType<typeof loadQuestion>>>) {
  return (
    <div class={props.question.step === 'ask' ? 'form-room' : undefined}>
      <Lazy load={loadQuestion} props={props} />
    </div>
  )
}

/** While chance plays on: that it does, and the way to stop it. What happens is seen on the board. */
function Playing({ words, session }: BarProps) {
  return (
    <>
      <p role="status">{words.say('whatever.playing')}</p>
      <p>
        <button type="button" class="button" onClick={() => session.stop()}>
          {words.say('whatever.stop')}
        </button>
      </p>
    </>
  )
}

/** The headline of what has happened since the reader last moved, with its clauses and the die that was thrown. */
function Now({ face, words, session, parts, forks, deciding }: BarProps) {
  const news = newsOf(parts, session)
  const headline = headlineOf(face, news)
  const rolled = lastRolled(parts, session)
  const clauses = [...new Set(headline.flatMap((line) => line.clauses))]
  return (
    <div class="bar-now">
      {rolled && <Die face={rolled.face} throwing={rolled.thrown} isOld={rolled.isOld} />}
      <div>
        <p role="status">{[...new Set(headline.map(({ sentence }) => sentence))].join(' ')}</p>
        {deciding === session.at.value && <p class="deciding">{words.say('ledger.deciding')}</p>}
        {clauses.length > 0 && (
          <p class="bar-because">
            {clauses.map((id) => (
              <ClauseLink key={id} id={id} words={words} />
            ))}
            <ForkMarks
              face={face}
              words={words}
              forks={forks}
              lines={headline.map(({ end }) => end)}
            />
          </p>
        )}
      </div>
    </div>
  )
}

/** Refusals of the last action, scrolled into view. */
function Refused({ face, words, session }: BarProps) {
  const root = useRef<HTMLDivElement>(null)
  const refusals = session.refusals.value
  useEffect(() => {
    if (refusals.length > 0) root.current?.scrollIntoView({ block: 'nearest' })
  }, [refusals])
  return (
    <div class="player-refused" ref={root}>
      <Refusals refusals={refusals} face={face} words={words} />
    </div>
  )
}

/**
 * The question, or the verdict. An answer takes away the button that gave it; the focus then stays here, so
 * that whoever answers by keys goes on with what comes next.
 */
function Asked({ children }: { children: ComponentChildren }) {
  const root = useRef<HTMLDivElement>(null)
  /** True when the focus was here or on an element that has gone; false when the reader moved it elsewhere. */
  const hasFocus = useRef(false)
  useEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body
    if (isLost) root.current?.focus({ preventScroll: true })
  })
  return (
    <div
      class="player-asked"
      ref={root}
      tabIndex={-1}
      onFocusIn={() => {
        hasFocus.current = true
      }}
      onFocusOut={({ relatedTarget }) => {
        if (relatedTarget) hasFocus.current = false
      }}
    >
      {children}
    </div>
  )
}
