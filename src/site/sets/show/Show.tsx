import { useEffect, useRef, useState } from 'preact/hooks'
import { BlankScreen } from '../../../explorer/controls/Blank.tsx'
import { Countdown } from '../../../explorer/controls/Countdown.tsx'
import { isFree, isVoteKey } from '../../../explorer/controls/keys.ts'
import { StepButton } from '../../../explorer/controls/StepControls.tsx'
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
  const past = (by: 1 | -1) => move((now) => step(now, by, count, isMissing(loaded[now.at])))
  const toCase = (by: 1 | -1) => move((now) => toCard(now, by, count))
  useEffect(() => void preloadStage(), [])
  useKept(stand, count)
  useShowKeys({ over, setOver, leave, toCase, past, isOnCard: stand.part === 'card' })
  useFocusOn(root, stand, here)
  const ways = <Ways say={say} onCase={toCase} onKeys={() => setOver('keys')} />
  return (
    <div class="set-show" ref={root} data-game={cases[stand.at]?.game}>
      {stand.part === 'case' && isReady(here) ? (
        <ShownCase
          key={stand.at}
          ready={here}
          isAtEnd={stand.isAtEnd}
          ways={ways}
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
      {over === 'blank' && <BlankScreen label={say('show.blank')} />}
      <Countdown label={say('show.left')} over={say('show.time-over')} />
      {over === 'keys' && <ShowKeys say={say} onClose={() => setOver(undefined)} />}
    </div>
  )
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

interface CardProps {
  readonly page: SetPage
  readonly title: string
  readonly exit: string
  readonly count: number
  readonly at: number
  readonly one: SetProps['open']['set']['cases'][number] | undefined
  readonly here: Come
  readonly ways: preact.ComponentChildren
  retry(): void
  leave(): void
  onNext(): void
}

/** The card before a case: which of how many, and its question; after the last one the end, with the final question. */
function Card(props: CardProps) {
  const { page, title, exit, count, at, one, here, ways, retry, leave, onNext } = props
  const { say } = page
  const isOver = at >= count
  const name = page.games.find(({ game }) => game === one?.game)?.name
  return (
    <section class="set-card">
      {title && <p class="set-card-title">{title}</p>}
      <h2>{isOver ? say('show.over') : say('show.of', { at: at + 1, count })}</h2>
      {isOver ? exit && <p class="set-card-question">{exit}</p> : name && <p>{name}</p>}
      {one && <CardCase say={say} one={one} here={here} onRetry={retry} />}
      <p class="large-ways">
        {!isOver && (
          <button type="button" class="button button-primary" onClick={onNext}>
            {say('show.case')}
          </button>
        )}
        {ways}
        <button type="button" class="button" onClick={leave}>
          {say('show.leave')}
        </button>
      </p>
    </section>
  )
}

interface CardCaseProps {
  readonly say: SetPage['say']
  readonly one: NonNullable<CardProps['one']>
  readonly here: CardProps['here']
  onRetry(): void
}

/** The question of a case, or why it cannot be shown. */
function CardCase({ say, one, here, onRetry }: CardCaseProps) {
  if (here === undefined) return <p class="working">{say('loading')}</p>
  if (here === 'failed')
    return (
      <p role="alert">
        {say('failed')}{' '}
        <button type="button" class="button" onClick={onRetry}>
          {say('again')}
        </button>
      </p>
    )
  if ('missing' in here) {
    const id = one.source.type === 'example' ? one.source.id : one.source.kind
    return <p>{say(`missing.${here.missing}`, { id, game: one.game })}</p>
  }
  return <p class="set-card-question">{here.scenario.question}</p>
}

interface WaysProps {
  readonly say: SetPage['say']
  onCase(by: 1 | -1): void
  onKeys(): void
}

/** Buttons of the showing, for whoever has no keys at hand. */
function Ways({ say, onCase, onKeys }: WaysProps) {
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
    </>
  )
}
