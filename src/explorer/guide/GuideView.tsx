import { effect } from '@preact/signals-core'
import { useEffect, useMemo } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import { Player } from '../controls/Player.tsx'
import type { Face } from '../face.ts'
import { viewpointOf } from '../history/build-ledger.ts'
import { Scores } from '../labs/Scores.tsx'
import { createSession } from '../session/session.ts'
import type { Session } from '../session/types.ts'
import { readFragment, writeFragment } from '../session/url-fragment.ts'
import { ClauseLink } from '../ui/ClauseLink.tsx'
import { useSession } from '../ui/useSignals.ts'
import { firstSaid, type Guided, isOver, noteAt, type Standing, saidBy } from './notes.ts'
import { forget, remember, remembered } from './progress.ts'

/** Links offered after a first game: the whole game, continued from here, and the chapters. */
export interface Ways {
  readonly game: string
  readonly rules: string
}

interface GuideProps {
  readonly face: Face
  readonly words: Words
  readonly guided: Guided
  readonly ways: Ways
}

/**
 * A first game: the reader plays one seat, chance plays the others under a fixed seed, and one rule is said at
 * the moment when it bites. Where the reader stands is kept on the device, and nowhere else.
 */
export function GuideView({ face, words, guided, ways }: GuideProps) {
  const session = useMemo(() => sessionOf(face, guided), [face, guided])
  useSession(session)
  useProgress(face, guided, session)
  const view = useMemo(
    () => viewpointOf(face, guided.seat, session.position.peek()),
    [face, guided, session],
  )
  const standing = standingIn(session, guided)
  const isDone = isOver(guided, standing)
  const props = { face, words, session }
  return (
    <Player
      {...props}
      view={view}
      verdict="none"
      above={<Scores {...props} position={view.see(session.position.value)} />}
      note={<Said {...{ guided, standing, words, isDone }} />}
      instead={isDone ? <Over {...props} ways={ways} /> : undefined}
      seat={guided.seat}
      reader={guided.seat}
    />
  )
}

/**
 * Everybody but the reader answers by chance, under the seed of the first game; it begins with its first rule, or where
 * the reader is asked if nothing is said before.
 */
function sessionOf(face: Face, guided: Guided): Session {
  const { situation, seat, seed, notes } = guided
  const begin = (cursor: number) =>
    createSession(face.game, { situation, cursor }, ({ step, by }) =>
      step === 'ask' && by === seat ? undefined : seed,
    )
  const session = begin(Number.POSITIVE_INFINITY)
  return begin(firstSaid(notes, standingIn(session, guided)))
}

function standingIn(session: Session, { seat }: Guided): Standing {
  const { trace } = session.run.value
  return { trace, at: session.at.value, question: session.question.value, seat }
}

interface SaidProps {
  readonly guided: Guided
  readonly standing: Standing
  readonly words: Words
  /** True once the game is over: its outcome is then the headline, above the last rule. */
  readonly isDone: boolean
}

/** The rule that bites now, open each time that it is another; whoever has read it can fold it away. */
function Said({ guided, standing, words, isDone }: SaidProps) {
  const { say } = words
  const { notes, goal } = guided
  const note = noteAt(notes, standing)
  const said = saidBy(notes, standing).length
  return (
    <div class="guide" aria-live="polite">
      <details key={note?.text} class="guide-said" open={!isDone}>
        <summary>
          {said > 0 ? say('guide.rule', { said, all: notes.length }) : say('guide.goal')}
        </summary>
        <p>
          {note?.text ?? goal} {note && <ClauseLink id={note.clause} words={words} />}
        </p>
      </details>
    </div>
  )
}

/** The end of a first game, and the ways on. */
function Over({
  face,
  words,
  session,
  ways,
}: Omit<GuideProps, 'guided'> & { readonly session: Session }) {
  const { say } = words
  const link = writeFragment(face.game, session.state.value, session.run.value)
  const isDone = session.question.value === undefined
  return (
    <div class="guide-over">
      <p class="guide-over-title">{say('guide.over')}</p>
      <p>{say(isDone ? 'guide.done' : 'guide.so-far')}</p>
      <p class="guide-ways">
        {!isDone && link.ok && (
          <a class="button button-primary" href={`${ways.game}#${link.value}`}>
            {say('guide.play-on')}
          </a>
        )}
        {isDone && (
          <a class="button button-primary" href={ways.game}>
            {say('guide.play')}
          </a>
        )}
        <a class="button" href={ways.rules}>
          {say('guide.rules')}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => {
            session.reset()
            forget(face.game.id)
          }}
        >
          {say('guide.again')}
        </button>
      </p>
    </div>
  )
}

/** Takes up a first game where it was left, and keeps where it is. */
function useProgress(face: Face, guided: Guided, session: Session): void {
  useEffect(() => {
    const { situation, notes } = guided
    const { game } = face
    const left = remembered(game.id)
    if (left) {
      const found = readFragment(game, situation.kind, left.fragment)
      if (found.ok && found.value && session.open({ ...found.value, cursor: left.at })) {
        session.goTo(left.at)
      }
    }
    return effect(() => {
      const state = session.state.value
      const fragment = writeFragment(game, state, session.run.value)
      const said = saidBy(notes, standingIn(session, guided)).length
      const left = { at: session.at.value, said, all: notes.length }
      if (fragment.ok) remember(game.id, { fragment: `#${fragment.value}`, ...left })
    })
  }, [face, session])
}
