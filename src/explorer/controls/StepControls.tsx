import { useId } from 'preact/hooks'
import { choiceOf, type Question } from '../../kernel/run/laid-table.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Session } from '../session/types.ts'
import type { Company } from './bar-props.ts'
import { isFree, isVoteKey } from './keys.ts'

/** A session to step through, and the number of lines shown once the step that decides has been taken, if one does. */
export interface StepsProps {
  readonly session: Session
  readonly deciding: number | undefined
}

/** The same for keys, and the way on past the last step, or back before the first. */
export interface KeySteps extends StepsProps {
  readonly onPast?: ((by: 1 | -1) => void) | undefined
  /** True for a case that is told to its end, where a showing goes on instead of rolling. */
  readonly isTold?: boolean | undefined
}

/** Goes to the end, but first to the step that decides. */
function goToEnd({ session, deciding = 0 }: StepsProps): void {
  session.goTo(session.at.peek() < deciding ? deciding : Number.POSITIVE_INFINITY)
}

interface StepControlsProps extends StepsProps {
  readonly words: Words
  /** Of a whole game the way to take back, which one needs rather than the way to the start. */
  readonly company: Pick<Company, 'undo'> | undefined
}

/**
 * The way on: one thing for each press of the large button, which is the roll where chance is asked. Keys do the
 * same, see `stepByKey`.
 */
export function StepControls({ words, company, ...steps }: StepControlsProps) {
  const { session } = steps
  const { say } = words
  const at = session.at.value
  const end = session.run.value.trace.length
  const question = session.question.value
  const id = useId()
  const off = offIn(session)
  return (
    <div class="transport" role="toolbar" aria-label={say('transport.label')}>
      {company ? (
        <StepButton label={say('transport.undo')} off={!company.undo} go={() => company.undo?.()}>
          <path d="M9 4L3 10l6 6v-4h6a3 3 0 0 1 0 6H9v3h6a6 6 0 0 0 0-12H9z" />
        </StepButton>
      ) : (
        <StepButton label={say('transport.start')} off={at === 0} go={() => session.goTo(0)}>
          <path d="M5 4v16M19 4L8 12l11 8z" />
        </StepButton>
      )}
      <StepButton label={say('transport.back')} off={at === 0} go={() => session.step(-1)}>
        <path d="M17 4L6 12l11 8z" />
      </StepButton>
      {question?.step === 'roll' && at === end ? (
        <StepButton
          label={say(isDie(question) ? 'transport.roll' : 'transport.draw')}
          off={false}
          go={() => session.answerByChance()}
          main
        >
          <path
            d="M12 2l8.5 6v8L12 22l-8.5-6V8zM12 2L6.5 14h11zM3.5 8l3 6 5.5 8 5.5-8 3-6"
            fill="none"
          />
        </StepButton>
      ) : (
        <StepButton label={say('transport.next')} off={at === end} go={() => session.step(1)} main>
          <path d="M7 4l11 8L7 20z" />
        </StepButton>
      )}
      <StepButton
        label={say('transport.decision')}
        off={off !== undefined}
        why={off && id}
        go={() => session.toDecision()}
      >
        <path d="M4 4l8 8-8 8z" />
        <circle cx="18" cy="12" r="3.5" />
      </StepButton>
      <StepButton label={say('transport.end')} off={at === end} go={() => goToEnd(steps)}>
        <path d="M19 4v16M5 4l11 8L5 20z" />
      </StepButton>
      {off && (
        <p class="transport-off" id={id}>
          {say('transport.off', { why: say(`transport.${off}`) })}
        </p>
      )}
    </div>
  )
}

/** Reason why the way to the next decision is off; undefined while it leads on, to the end where no decision follows. */
function offIn({ question, thinking, run, at }: Session) {
  if (at.value < run.value.trace.length) return undefined
  const waiting = question.value
  if (waiting) return waiting.step === 'roll' ? 'roll-first' : 'answer-first'
  return thinking.value ? 'others-first' : 'over'
}

/** True when a roll is pending. */
function isRollNext({ question, at, run }: Session): boolean {
  return question.peek()?.step === 'roll' && at.peek() === run.peek().trace.length
}

/** True when chance gives a number, as a die does; a draw gives a card, a tile or a place. */
function isDie(question: Question): boolean {
  const { shape } = choiceOf(question)
  if (shape.kind === 'list') return shape.values.every((value) => typeof value === 'number')
  return shape.kind === 'range'
}

interface StepProps {
  readonly label: string
  readonly off: boolean
  readonly main?: boolean
  /** The element that says why it is off. */
  readonly why?: string | undefined
  readonly children: preact.ComponentChildren
  go(): void
}

/** A button stays focusable when there is nowhere to go, so that stepping by keys does not lose its place. */
export function StepButton({ label, off, main, why, children, go }: StepProps) {
  return (
    <button
      type="button"
      class={`button button-icon${main ? ' button-primary' : ''}`}
      aria-disabled={off}
      aria-describedby={why}
      title={label}
      onClick={() => off || go()}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
      <span class={main ? '' : 'sr-only'}>{label}</span>
    </button>
  )
}

/**
 * Steps by the arrow keys, a clicker's keys, Home and End, and by D to the step that decides; leaves to a control the keys
 * that it needs. Where chance is asked, a clicker rolls. Where there is no further step, `onPast` goes on, if
 * there is one.
 */
export function stepByKey(event: KeyboardEvent, steps: KeySteps): void {
  const { session, deciding, onPast } = steps
  if (!isFree(event)) return
  const past = onPast && pastEnd(event.key, steps)
  if (past) {
    onPast(past)
    event.preventDefault()
    return
  }
  switch (event.key) {
    case 'PageDown':
      if (isRollNext(session)) session.answerByChance()
      else session.step(1)
      break
    case 'ArrowRight':
      session.step(1)
      break
    case 'ArrowLeft':
    case 'PageUp':
      session.step(-1)
      break
    case 'Home':
      session.goTo(0)
      break
    case 'End':
      goToEnd(steps)
      break
    case 'd':
    case 'D':
      if (deciding === undefined || isVoteKey(event)) return
      session.goTo(deciding)
      break
    default:
      return
  }
  event.preventDefault()
}

/** Where a key leads that goes past the end of a case, or before its beginning; zero for a step within. */
function pastEnd(key: string, { session, isTold }: KeySteps): 1 | -1 | 0 {
  const at = session.at.peek()
  const isAtEnd = at === session.run.peek().trace.length && (isTold || !isRollNext(session))
  if (isAtEnd && (key === 'PageDown' || key === 'ArrowRight')) return 1
  return at === 0 && (key === 'PageUp' || key === 'ArrowLeft') ? -1 : 0
}
