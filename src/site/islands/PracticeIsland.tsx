import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { dayOf, keyOf } from '../../explorer/practice/answers.ts'
import { answersOfDevice } from '../../explorer/practice/device.ts'
import { MemoryTools } from '../../explorer/practice/MemoryTools.tsx'
import { Notices, SittingHead } from '../../explorer/practice/SittingHead.tsx'
import { isClockBehind } from '../../explorer/practice/schedule.ts'
import { type Deck, SITTING, sittingOf } from '../../explorer/practice/sitting.ts'
import type { AnswerStore } from '../../explorer/practice/store.ts'
import { useSignals } from '../../explorer/ui/useSignals.ts'
import { createSay, type Messages, type Say } from '../../kernel/words/say.ts'
import { Example } from './Example.tsx'
import { Island } from './Island.tsx'
import { loadExample } from './load.ts'

/** A game to practise: its name, and the addresses of its deck and of its start page. */
interface PracticeGame {
  readonly game: string
  readonly name: string
  readonly deck: string
  readonly start: string
}

interface PracticeIslandProps {
  readonly language: string
  readonly games: readonly PracticeGame[]
  /** The sentences that it says, by their keys. */
  readonly sentences: Messages
  /** Server-rendered content: the lists of all cases. */
  readonly children?: ComponentChildren
}

/** Practice: one case after another, scheduled by what this device remembers. */
export function PracticeIsland({ language, games, sentences, children }: PracticeIslandProps) {
  const [decks, setDecks] = useState<readonly Deck[] | undefined>()
  const [isFailed, setFailed] = useState(false)
  const [store, setStore] = useState<AnswerStore | undefined>()
  const say = createSay(language, [sentences])
  useEffect(() => {
    setStore(answersOfDevice())
    Promise.all(games.map(({ deck }) => fetchDeck(deck))).then(setDecks, (error: unknown) => {
      console.error(error)
      setFailed(true)
    })
  }, [])
  if (isFailed)
    return (
      <>
        <p class="failed" role="alert">
          {say('failed')}
        </p>
        {children}
      </>
    )
  if (!decks || !store) return children
  return <Opened {...{ language, games, decks, store, say }} />
}

async function fetchDeck(address: string): Promise<Deck> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.json() as Promise<Deck>
}

interface OpenedProps {
  readonly language: string
  readonly games: readonly PracticeGame[]
  readonly decks: readonly Deck[]
  readonly store: AnswerStore
  readonly say: Say
}

/** Practice once its decks are there, and what the device remembers has been read. */
function Opened(props: OpenedProps) {
  const { store, say } = props
  useSignals([store.known])
  const { kept, keeping, isRead } = store.known.value
  if (!isRead) return null
  const isBehind = isClockBehind(kept.answers, dayOf(new Date()))
  return (
    <>
      <Notices say={say} keeping={keeping} unread={kept.unread.length} isClockBehind={isBehind} />
      <Practised {...props} />
      <MemoryTools say={say} store={store} />
    </>
  )
}

/** The case at hand, or that today's sitting is over. What another tab answers changes neither until *Next*. */
function Practised({ language, games, decks, store, say }: OpenedProps) {
  const [goal, setGoal] = useState(SITTING)
  const [turn, setTurn] = useState(0)
  const [isAnswered, setAnswered] = useState(false)
  const sittingNow = (most = goal) =>
    sittingOf(decks, store.known.value.kept.answers, dayOf(new Date()), most)
  const sitting = sittingNow()
  const [item, setItem] = useState(sitting.next)
  const root = useRef<HTMLElement>(null)
  const goOn = async (most = goal) => {
    await store.refresh()
    setGoal(most)
    setItem(sittingNow(most).next)
    setTurn(turn + 1)
    setAnswered(false)
  }
  useFocusOnNext(root, turn)
  useEffect(() => {
    // While the verdict is read, the next case is fetched.
    if (isAnswered && sitting.next)
      void loadExample(language, sitting.next.game, sitting.next.id).catch(() => undefined)
  }, [isAnswered, sitting.next?.id])
  const name = (game: string) => games.find((one) => one.game === game)?.name ?? ''
  if (!item)
    return (
      <section class="practice-over" ref={root} tabIndex={-1} aria-label={say('over.label')}>
        <p class="practice-over-said">
          {say(sitting.done > 0 ? 'over.done' : 'over.nothing', { count: sitting.done })}
        </p>
        <p>{say('over.lead')}</p>
        <p class="practice-ways">
          <button
            type="button"
            class="button button-primary"
            onClick={() => void goOn(sitting.done + SITTING)}
          >
            {say('more', { count: SITTING })}
          </button>
          {games.map(({ game, start }) => (
            <a key={game} class="button" href={start}>
              {name(game)}
            </a>
          ))}
        </p>
      </section>
    )
  return (
    <section class="practice-case" data-game={item.game} ref={root} aria-label={say('case')}>
      <div class="practice-head">
        {games.length > 1 && <p class="practice-game">{name(item.game)}</p>}
        <SittingHead say={say} sitting={sitting} reason={item.reason} isAnswered={isAnswered} />
      </div>
      <Island
        key={`${turn} ${keyOf(item)}`}
        load={() => loadExample(language, item.game, item.id)}
        written={<p class="working">{say('loading')}</p>}
      >
        {(loaded) => (
          <Example
            {...loaded}
            language={language}
            game={item.game}
            id={item.id}
            isPractice
            onCommit={() => setAnswered(true)}
            waysOn={
              <button type="button" class="button button-primary" onClick={() => void goOn()}>
                {say('next')}
              </button>
            }
          />
        )}
      </Island>
    </section>
  )
}

/** Moves the reader to the question of the next case once it is there, by eye and by ear. */
function useFocusOnNext(root: { readonly current: HTMLElement | null }, turn: number): void {
  useEffect(() => {
    const here = root.current
    if (turn === 0 || !here) return
    here.scrollIntoView({ block: 'start' })
    if (here.matches('[tabindex]')) here.focus({ preventScroll: true })
    const seen = new MutationObserver(() => focusQuestion())
    const focusQuestion = () => {
      const question = here.querySelector<HTMLElement>('.scenario-question')
      if (!question) return
      seen.disconnect()
      question.tabIndex = -1
      question.focus({ preventScroll: true })
    }
    seen.observe(here, { childList: true, subtree: true })
    focusQuestion()
    return () => seen.disconnect()
  }, [turn])
}
