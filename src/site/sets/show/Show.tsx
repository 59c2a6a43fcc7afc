import { useEffect, useRef, useState } from 'preact/hooks'
import { BlankScreen } from '../../../explorer/controls/Blank.tsx'
import type { Votes } from '../../../explorer/controls/ClassVote.tsx'
import { Countdown } from '../../../explorer/controls/Countdown.tsx'
import { isFree, isVoteKey } from '../../../explorer/controls/keys.ts'
import { StepButton } from '../../../explorer/controls/StepControls.tsx'
import { useAlone } from '../../../explorer/controls/useAlone.ts'
import {
  loadCaseOdds,
  loadGuess,
  loadLastRound,
  loadPresentationControls,
  loadQuestion,
  loadRecap,
  loadVote,
} from '../../../explorer/ui/lazy-parts.ts'
import type { SetPage, SetProps } from '../page.ts'
import { placeIn, type Stand, step, toCard } from '../stand.ts'
import { type Come, isReady, useCases } from '../use-cases.ts'
import { Card } from './Card.tsx'
import { newPair, pairIn, queryOf, useSpeaker } from './channel.ts'
import { ShowKeys } from './ShowKeys.tsx'
import { ShownCase } from './ShownCase.tsx'

/** A set in front of a class: a card for each case, the case itself, and at the end the final question. */
export function Show({ page, open, go }: SetProps) {
  const { say } = page
  const { cases, exit, title } = open.set
  const count = cases.length
  const [stand, setStand] = useState<Stand>(() => placeIn(location.search, count))
  const [over, setOver] = useState<'blank' | 'keys' | undefined>()
  const root = useRef<HTMLDivElement>(null)
  // With their rules, so that a lesson goes on when the network is gone.
  const { loaded, retry } = useCases(page, open.set, true)
  const here = loaded[stand.at]
  const leave = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    go(undefined)
  }
  // Keys come faster than pages are drawn.
  const move = (change: (now: Stand) => Stand) => {
    fillScreen(root.current)
    setStand(change)
  }
  const { votes, onVotes } = useVotes(stand.at)
  const [pair, setPair] = useState(() => pairIn(location.search))
  const { at, part } = stand
  const isPresented = useSpeaker(pair, { at, part, isBlank: over === 'blank', votes }, (value) =>
    onVotes((before) => [...before, value]),
  )
  const present = () => setPair(openSpeaker(pair, stand.at))
  const past = (by: 1 | -1) => move((now) => step(now, by, count, isMissing(loaded[now.at])))
  const toCase = (by: 1 | -1) => move((now) => toCard(now, by, count))
  useEffect(() => void preloadStage(), [])
  useKept(stand, count)
  useShowKeys({ over, setOver, leave, toCase, past, isOnCard: stand.part === 'card' })
  useFocusOn(root, stand, here)
  useAlone(root)
  const onPresent = canBePaired(page) ? present : undefined
  const ways = <Ways {...{ say, onPresent }} onCase={toCase} onKeys={() => setOver('keys')} />
  return (
    <div
      class={isPresented ? 'set-show set-presented' : 'set-show'}
      ref={root}
      data-game={cases[stand.at]?.game}
    >
      {stand.part === 'case' && isReady(here) ? (
        <ShownCase
          key={stand.at}
          ready={here}
          isAtEnd={stand.isAtEnd}
          ways={ways}
          votes={votes}
          onVotes={onVotes}
          onPast={past}
          onLeave={leave}
        />
      ) : (
        <Card
          {...{ page, title, exit, count, at: stand.at, one: cases[stand.at], here, retry, leave }}
          onNext={() => past(1)}
          ways={ways}
        />
      )}
      <BlankScreen label={say('show.blank')} isBlank={over === 'blank'} />
      <Countdown label={say('show.left')} over={say('show.time-over')} />
      {over === 'keys' && <ShowKeys say={say} onClose={() => setOver(undefined)} />}
    </div>
  )
}

/** Two windows of one browser do not hear each other where one stands in another site's page. */
function canBePaired({ isEmbedded = false }: SetPage): boolean {
  return 'BroadcastChannel' in globalThis && !isEmbedded
}

const none: Votes = []

/** The votes on the case at a place; they stay while others are shown. */
function useVotes(at: number) {
  const [all, setAll] = useState<ReadonlyMap<number, Votes>>(new Map())
  const onVotes = (change: (before: Votes) => Votes) =>
    setAll((before) => new Map(before).set(at, change(before.get(at) ?? none)))
  return { votes: all.get(at) ?? none, onVotes }
}

/**
 * Opens the window of whoever teaches beside this one, whose address then names the pair.
 *
 * @returns The name of the pair.
 */
function openSpeaker(known: string | undefined, at: number): string {
  const pair = known ?? newPair()
  const { pathname, hash } = location
  history.replaceState(history.state, '', `${pathname}${queryOf('show', pair, at)}${hash}`)
  globalThis.open(`${pathname}${queryOf('speaker', pair, at)}${hash}`, '_blank', 'popup')
  return pair
}

/** True for a case that is known not to be there any more. */
function isMissing(come: Come): boolean {
  return come !== undefined && come !== 'failed' && 'missing' in come
}

/** Loads everything that a case on the stage may open, so that a lesson goes on when the network is gone. */
async function preloadStage(): Promise<void> {
  const parts = [loadVote, loadPresentationControls, loadQuestion, loadRecap, loadLastRound]
  const forks = () => import('../../../explorer/interpretations/forks.ts')
  await Promise.allSettled([...parts, loadCaseOdds, loadGuess, forks].map((load) => load()))
}

/** Fills the screen from the first key or press on, where the browser allows it. */
function fillScreen(root: HTMLElement | null): void {
  if (!document.fullscreenElement) void root?.requestFullscreen?.().catch(() => undefined)
}

/** Keeps the place in the address, so that a page that is loaded again goes on from there. */
function useKept({ at }: Stand, count: number): void {
  useEffect(() => {
    const search = new URLSearchParams(location.search)
    search.set('at', String(Math.min(at + 1, count + 1)))
    history.replaceState(history.state, '', `${location.pathname}?${search}${location.hash}`)
  }, [at])
}

interface KeysDone {
  readonly over: 'blank' | 'keys' | undefined
  readonly isOnCard: boolean
  setOver(over: 'blank' | 'keys' | undefined): void
  leave(): void
  toCase(by: 1 | -1): void
  past(by: 1 | -1): void
}

/** Keys of the showing. They are heard before those of the case, which gets none while the screen is blank. */
function useShowKeys(done: KeysDone): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (done.over === 'keys' || !isFree(event) || (!done.over && isVoteKey(event))) return
      if (!act(event.key, done)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  })
}

/** Does what a key asks for; false for a key that is left to the case. */
function act(key: string, { over, setOver, leave, toCase, past, isOnCard }: KeysDone): boolean {
  const isBlank = key === '.' || key.toLowerCase() === 'b'
  if (over === 'blank') {
    if (isBlank) setOver(undefined)
    return true
  }
  if (isBlank) setOver('blank')
  else if (key === '?') setOver('keys')
  else if (key.toLowerCase() === 'n') toCase(1)
  else if (key.toLowerCase() === 'p') toCase(-1)
  else if (key === 'Escape') leave()
  else if (isOnCard && ['PageDown', 'ArrowRight', ' '].includes(key)) past(1)
  else if (isOnCard && ['PageUp', 'ArrowLeft'].includes(key)) past(-1)
  else return false
  return true
}

/** Moves whoever listens to what is shown: the heading of a card, or the question of a case. */
function useFocusOn(
  root: { readonly current: HTMLElement | null },
  { at, part }: Stand,
  here: unknown,
): void {
  useEffect(() => {
    const find = () => root.current?.querySelector<HTMLElement>('.set-card h2, .scenario-question')
    const focus = () => {
      const found = find()
      if (!found) return
      found.tabIndex = -1
      found.focus({ preventScroll: true })
      seen.disconnect()
    }
    const seen = new MutationObserver(focus)
    if (root.current) seen.observe(root.current, { childList: true, subtree: true })
    focus()
    return () => seen.disconnect()
  }, [at, part, here === undefined])
}

interface WaysProps {
  readonly say: SetPage['say']
  onCase(by: 1 | -1): void
  onKeys(): void
  /** Opens the window from which a set is presented; absent where there can be none. */
  readonly onPresent: (() => void) | undefined
}

/** Buttons of the showing, for whoever has no keys at hand. */
function Ways({ say, onCase, onKeys, onPresent }: WaysProps) {
  return (
    <>
      <StepButton label={say('show.before')} off={false} go={() => onCase(-1)}>
        <path d="M12 5l-7 7 7 7M20 5l-7 7 7 7" fill="none" />
      </StepButton>
      <StepButton label={say('show.next')} off={false} go={() => onCase(1)}>
        <path d="M4 5l7 7-7 7M12 5l7 7-7 7" fill="none" />
      </StepButton>
      <button type="button" class="button" aria-label={say('show.keys')} onClick={onKeys}>
        ?
      </button>
      {onPresent && (
        <button type="button" class="button" aria-label={say('show.presenter')} onClick={onPresent}>
          {say('show.presenter-short')}
        </button>
      )}
    </>
  )
}
