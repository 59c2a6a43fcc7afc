import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Item } from '../../explorer/practice/sitting.ts'
import type { AnswerStore } from '../../explorer/practice/store.ts'
import { loadExample } from './load.ts'

interface TurnsProps<From, Found> {
  readonly language: string
  readonly store: AnswerStore
  /** Beginning of what is gone through, such as a goal or an instant. */
  readonly begun: From
  /** Finds the case that comes next among those since a beginning, by what the device remembers. */
  find(from: From): Found
  /** Element that the reader is moved to with each case; its question when absent. */
  readonly first?: string
}

/**
 * Goes through cases one after another. What another tab answers changes the case at hand no sooner than the reader goes on;
 * the next one is fetched while a verdict is read.
 */
export function useTurns<From, Found extends { readonly next?: Item | undefined }>({
  language,
  store,
  begun,
  find,
  first = '.scenario-question',
}: TurnsProps<From, Found>) {
  const [from, setFrom] = useState<From>(begun)
  const found = find(from)
  const [item, setItem] = useState<Found['next']>(found.next)
  const [turn, setTurn] = useState(0)
  const [isAnswered, setAnswered] = useState(false)
  const root = useRef<HTMLElement>(null)
  const goOn = async (next = from) => {
    await store.refresh()
    setFrom(next)
    setItem(find(next).next)
    setTurn(turn + 1)
    setAnswered(false)
  }
  useFocusOnNext(root, turn, first)
  useFetchedNext(language, isAnswered, found.next)
  return { found, item, turn, isAnswered, root, goOn, commit: () => setAnswered(true) }
}

/** Moves the reader to the question of the next case, or to what stands before it, once it is there: by eye and by ear. */
function useFocusOnNext(root: RefObject<HTMLElement>, turn: number, first: string): void {
  useEffect(() => {
    const here = root.current
    if (turn === 0 || !here) return
    here.scrollIntoView({ block: 'start' })
    if (here.matches('[tabindex]')) here.focus({ preventScroll: true })
    const seen = new MutationObserver(() => focusQuestion())
    const focusQuestion = () => {
      const question = here.querySelector<HTMLElement>(first)
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

/** Fetches the case that comes next while the verdict of this one is read. */
function useFetchedNext(language: string, isAnswered: boolean, next: Item | undefined) {
  useEffect(() => {
    if (isAnswered && next) void loadExample(language, next.game, next.id).catch(() => undefined)
  }, [isAnswered, next?.id])
}
