import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { dayOf } from '../../explorer/practice/answers.ts'
import { answersOfDevice } from '../../explorer/practice/device.ts'
import { MemoryTools } from '../../explorer/practice/MemoryTools.tsx'
import { Notices } from '../../explorer/practice/SittingHead.tsx'
import { isClockBehind } from '../../explorer/practice/schedule.ts'
import type { AnswerStore } from '../../explorer/practice/store.ts'
import { useSignals } from '../../explorer/ui/useSignals.ts'
import { createSay, type Messages } from '../../kernel/words/say.ts'
import { fetchDeck, type GameDeck } from '../practice/fetch-deck.ts'
import { PracticeRound, roundAskedIn } from './PracticeRound.tsx'
import { PracticeSitting } from './PracticeSitting.tsx'
import type { OpenedProps, PracticeGame } from './practice-props.ts'

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
  const [decks, setDecks] = useState<readonly GameDeck[] | undefined>()
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

/** Practice once its decks are there, and what the device remembers has been read. */
function Opened(props: OpenedProps) {
  const { store, say, decks } = props
  useSignals([store.known])
  const { kept, keeping, isRead } = store.known.value
  if (!isRead) return null
  const deck = decks.length === 1 ? decks[0] : undefined
  const asked = roundAskedIn(location.search, deck)
  const isBehind = isClockBehind(kept.answers, dayOf(new Date()))
  return (
    <>
      <Notices say={say} keeping={keeping} unread={kept.unread.length} isClockBehind={isBehind} />
      {deck && asked ? (
        <PracticeRound {...props} deck={deck} asked={asked} />
      ) : (
        <PracticeSitting {...props} />
      )}
      <MemoryTools say={say} store={store} />
    </>
  )
}
