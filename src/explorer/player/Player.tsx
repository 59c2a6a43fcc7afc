import type { ComponentChildren, ComponentProps } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { ClauseLink } from './ClauseLink.tsx'
import { InWords } from './InWords.tsx'
import { LedgerView } from './Ledger.tsx'
import { everybody, Ledger, type Viewpoint } from './ledger.ts'
import { QuestionView } from './Question.tsx'
import { Refusals } from './Refusals.tsx'
import type { Session } from './session.ts'
import { stepByKey, Transport } from './Transport.tsx'
import { Verdict } from './Verdict.tsx'
import { type VerdictKind, verdictOf } from './verdict.ts'

interface PlayerProps {
  readonly face: Face
  readonly words: Words
  readonly session: Session
  /** Through whose eyes the board and the ledger are shown. */
  readonly view?: Viewpoint
  /** What stands directly under the board; shown large, beside it, where it can be seen without scrolling. */
  readonly under?: ComponentChildren
  /** What stands beside the board, such as the form that edits the situation. */
  readonly beside?: ComponentChildren
  /** What stands in the place of the question, such as a curtain. */
  readonly instead?: ComponentChildren
  /** What stands under the ledger. */
  readonly tools?: ComponentChildren
  /** The kind of the verdict, where the page knows it better than the run does. */
  readonly verdict?: VerdictKind
  readonly picked?: string | undefined
  readonly onPick?: ((part: string) => void) | undefined
}

/** The generic player: board, question, steps and ledger of one session. */
export function Player(props: PlayerProps) {
  const { face, words, session, view = everybody, beside, instead, tools } = props
  const { say } = words
  const [isLarge, setLarge] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useKeys(root, isLarge, session)
  usePresentation(root, isLarge, setLarge)
  const opening = session.opening.value
  const ledger = useMemo(
    () => new Ledger(face, opening.given, words, view),
    [face, opening, words, view],
  )
  const { trace } = session.run.value
  const parts = ledger.parts(session.run.value, session.at.value)
  const last = parts.at(-1)?.lines.at(-1)
  const position = view.see(session.position.value)
  const question = session.question.value
  const isOver = !question && session.at.value === trace.length
  return (
    <div class={`player${isLarge ? ' player-large' : ''}`} ref={root}>
      <div class="player-stage">
        <div class="player-board">
          <face.Board
            position={position}
            given={opening.given}
            words={words}
            event={last?.event}
            picked={props.picked}
            onPick={props.onPick}
          />
          {!isLarge && props.under}
          <InWords face={face} words={words} position={position} given={opening.given} />
        </div>
        <div class="player-side">
          <Transport session={session} words={words} />
          {last && (
            <div class="player-now">
              <p role="status">{last.sentence}</p>
              <p class="player-because">
                {last.clauses.map((id) => (
                  <ClauseLink key={id} id={id} words={words} />
                ))}
              </p>
            </div>
          )}
          <Refused refusals={session.refusals.value} face={face} words={words} />
          <Asked>
            {instead ??
              (question && (
                <QuestionView face={face} words={words} session={session} question={question} />
              ))}
            {isOver && (
              <Verdict
                words={words}
                kind={props.verdict ?? verdictOf(face.game, session.state.value, session.run.value)}
              />
            )}
          </Asked>
          {isLarge && props.under}
          {beside}
          <button
            type="button"
            class="button present"
            aria-pressed={isLarge}
            onClick={() => setLarge(!isLarge)}
          >
            {say(isLarge ? 'present.stop' : 'present.start')}
          </button>
          {isLarge && <p class="present-hint">{say('present.hint')}</p>}
        </div>
      </div>
      <LedgerView parts={parts} words={words} goTo={(line) => session.goTo(line)} />
      {tools}
    </div>
  )
}

/** Why something was not done, brought into view: a form may be pages long, and the reader down in it. */
function Refused(props: ComponentProps<typeof Refusals>) {
  const root = useRef<HTMLDivElement>(null)
  const { refusals } = props
  useEffect(() => {
    if (refusals.length > 0) root.current?.scrollIntoView({ block: 'nearest' })
  }, [refusals])
  return (
    <div class="player-refused" ref={root}>
      <Refusals {...props} />
    </div>
  )
}

/**
 * The question, or the verdict. An answer takes away the button that gave it; the focus then stays here, so
 * that whoever answers by keys goes on with what comes next.
 */
function Asked({ children }: { children: ComponentChildren }) {
  const root = useRef<HTMLDivElement>(null)
  /** Whether the focus is here, or has gone with what had it; not when it went somewhere else. */
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

type Root = { readonly current: HTMLDivElement | null }

/** Steps by keys: while the focus is in the player, or anywhere on the page when it is shown large. */
function useKeys(root: Root, isLarge: boolean, session: Session): void {
  useEffect(() => {
    const target: EventTarget | null = isLarge ? document : root.current
    const onKey = (event: Event) => stepByKey(event as KeyboardEvent, session)
    target?.addEventListener('keydown', onKey)
    return () => target?.removeEventListener('keydown', onKey)
  }, [isLarge, session])
}

/** Shows an element large, in full screen where the browser allows; Escape leaves. */
function usePresentation(root: Root, isLarge: boolean, setLarge: (large: boolean) => void): void {
  useEffect(() => {
    if (!isLarge) return undefined
    void root.current?.requestFullscreen?.().catch(() => undefined)
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setLarge(false)
    }
    const onChange = () => {
      if (!document.fullscreenElement) setLarge(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('fullscreenchange', onChange)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('fullscreenchange', onChange)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [isLarge])
}
