import { effect } from '@preact/signals-core'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import { Player } from '../controls/Player.tsx'
import type { Face } from '../face.ts'
import { viewpointOf } from '../history/build-ledger.ts'
import { Scores } from '../labs/Scores.tsx'
import type { Session } from '../session/types.ts'
import { Lazy } from '../ui/Lazy.tsx'
import { useSession } from '../ui/useSignals.ts'
import type { Ways } from './Ending.tsx'
import { beginsAlike, guidedSession } from './guided-session.ts'
import { type Guided, isOver, type Standing } from './notes.ts'
import { scripted } from './others.ts'
import { forget, type Guesses, remember, remembered } from './progress.ts'
import { Said } from './Said.tsx'
import { actFor, predictionsIn, saidBy } from './stops.ts'

const loadAskedFor = async () => (await import('./AskedFor.tsx')).AskedFor
const loadEnding = async () => (await import('./Ending.tsx')).Ending
/** Loads the reader and writer of where a reader stands: nobody needs it before the first answer. */
const loadFragments = () => import('../session/url-fragment.ts')

interface GuideProps {
  readonly face: Face
  readonly words: Words
  readonly guided: Guided
  readonly ways: Ways
}

/**
 * A first game: the reader plays one seat, and the others as it was laid out; one rule is said at the moment when it
 * bites, and what comes next is predicted. Where the reader stands is kept on the device, and nowhere else.
 */
export function GuideView({ face, words, guided, ways }: GuideProps) {
  const session = useMemo(() => guidedSession(face, guided), [face, guided])
  const [guesses, setGuesses] = useState<Guesses>(new Map())
  useSession(session)
  useProgress(face, guided, session, guesses, setGuesses)
  const view = useMemo(
    () => viewpointOf(face, guided.seat, session.position.peek()),
    [face, guided, session],
  )
  const standing = standingIn(session, guided)
  const at = session.at.value
  const predictions = predictionsIn(guided, session.run.value)
  const asked = predictions.find((one) => one.at === at && !guesses.has(one.index))
  const isDone = isOver(guided, standing, session.run.value.question)
  const telling = useMemo(
    () => ({ ...face, outcomes: [...face.outcomes, ...guided.told] }),
    [face, guided],
  )
  const props = { face: telling, words, session }
  const again = () => {
    setGuesses(new Map())
    session.reset()
    forget(face.game.id)
  }
  const ending = { ...props, guided, ways, guesses, predictions, onAgain: again }
  const guess = (index: number, option: number) => {
    setGuesses(new Map(guesses).set(index, option))
    session.step(1)
  }
  const asking = { ...props, guided, asked, onGuess: guess }
  const isForReader =
    asked !== undefined || actFor(guided, session.question.value, session.position.value)
  return (
    <Player
      {...props}
      view={view}
      verdict="none"
      above={<Scores {...props} position={view.see(session.position.value)} />}
      note={<Said {...{ guided, standing, words, face, guesses, predictions, isDone }} />}
      instead={
        isDone ? (
          <Lazy load={loadEnding} props={ending} />
        ) : isForReader ? (
          <Lazy load={loadAskedFor} props={asking} />
        ) : undefined
      }
      seat={guided.seat}
      reader={guided.seat}
      direct={(question) => scripted(guided.answers, question, session.position.peek())}
    />
  )
}

function standingIn(session: Session, { seat }: Guided): Standing {
  const { trace } = session.run.value
  return { trace, at: session.at.value, question: session.question.value, seat }
}

/** Takes up a first game where it was left, and keeps where it is. */
function useProgress(
  face: Face,
  guided: Guided,
  session: Session,
  guesses: Guesses,
  onGuesses: (guesses: Guesses) => void,
): void {
  const { game } = face
  const takeUp = async () => {
    const left = remembered(game.id)
    if (!left) return
    const { readFragment } = await loadFragments()
    const found = readFragment(game, guided.situation.kind, left.fragment)
    if (!found.ok || !found.value || !beginsAlike(face, session, found.value)) return
    if (session.open({ ...found.value, cursor: left.at })) {
      session.goTo(left.at)
      onGuesses(left.guesses)
    }
  }
  const keep = ({ writeFragment }: Awaited<ReturnType<typeof loadFragments>>) => {
    const fragment = writeFragment(game, session.state.peek(), session.run.peek())
    const standing = standingIn(session, guided)
    const said = saidBy(guided, standing).length
    // Once it is over, nothing is left to continue with, whatever was not met on this way.
    const isDone = isOver(guided, standing, session.run.peek().question)
    const all = isDone ? said : guided.notes.length
    const left = { at: session.at.peek(), said, all, guesses }
    if (fragment.ok) remember(game.id, { fragment: `#${fragment.value}`, ...left })
  }
  const begun = useRef(session.state.peek())
  const isTakenUp = useRef<Promise<void>>()
  const writer = useRef<Awaited<ReturnType<typeof loadFragments>>>()
  useEffect(() => {
    begun.current = session.state.peek()
    isTakenUp.current = takeUp()
    isTakenUp.current.catch(console.error)
  }, [face, session])
  const keepLater = async () => {
    // Nothing is kept before what was kept has been taken up.
    await isTakenUp.current
    writer.current = await loadFragments()
    keep(writer.current)
  }
  useEffect(
    () =>
      effect(() => {
        if (session.state.value === begun.current && guesses.size === 0) return
        if (writer.current) keep(writer.current)
        // What has come of the first answer is drawn first.
        else requestAnimationFrame(() => void keepLater().catch(console.error))
      }),
    [face, session, guesses],
  )
}
