import { effect } from '@preact/signals-core'
import { useEffect, useState } from 'preact/hooks'
import type { Refusal } from '../../kernel/game/refusal.ts'
import type { Face } from '../face.ts'
import type { Viewpoint } from '../history/build-ledger.ts'
import { hasRounds } from '../history/headline.ts'
import type { OtherReading } from '../interpretations/forks.ts'
import type { Session, State } from '../session/types.ts'
import { Lazy } from '../ui/Lazy.tsx'
import { loadFragments } from '../ui/lazy-parts.ts'
import type { LabPage, LabProps } from './page.ts'

/* Common part of labs of open cases and labs of whole games: the case in the address, and what leads to it. */

const loadMoments = async () => (await import('./MomentPanel.tsx')).MomentPanel

/** Panel that exports the present moment, in labs that play rounds. */
export function momentsOf({ face, words, page }: LabProps, session: Session, view: Viewpoint) {
  if (!face.moments || !hasRounds(face, session.run.value.trace)) return undefined
  const { moments } = face
  return () => (
    <Lazy load={loadMoments} says="panels" props={{ moments, face, words, session, view, page }} />
  )
}

/** Case read from an address. */
interface Kept {
  /** Refusals for an address that holds no case. */
  readonly problem: readonly Refusal[] | undefined
  /** The two readings that the address asks to be shown side by side. */
  readonly compare: OtherReading | undefined
}

/**
 * Opens the case that the address holds, and keeps the address up to date with the case. What is wrong
 * with an address that holds none is told, and changes nothing else.
 */
export function useCaseInUrl(
  face: Face,
  page: LabPage,
  session: Session,
  onOpened: () => void = () => undefined,
): Kept {
  const [problem, setProblem] = useState<readonly Refusal[] | undefined>()
  const [compare, setCompare] = useState<OtherReading | undefined>()
  useEffect(() => {
    const open = async () => {
      if (location.hash) setProblem(await openCase(face, page, session, location.hash))
    }
    // Only the case tells which reading it is to be compared with.
    open()
      .then(onOpened)
      .then(() => askedComparison(face, session))
      .then(setCompare, console.error)
    // Where the reader stands is not part of a link: stepping through a long game must not write it anew.
    let written: State | undefined
    const stop = effect(() => {
      const state = session.state.value
      if (!session.canUndo.peek() || session.isPlaying.value || isSameCase(state, written)) return
      written = state
      const write = async () => {
        const { fragmentOf } = await loadFragments()
        // What came meanwhile is written by itself.
        if (!isSameCase(session.state.peek(), state)) return
        const fragment = fragmentOf(face, session)
        if (!fragment.ok) return
        setProblem(undefined)
        const { pathname, search } = location
        const hash = fragment.value && `#${fragment.value}`
        history.replaceState(history.state, '', `${pathname}${search}${hash}`)
      }
      // What has come of it is drawn first.
      requestAnimationFrame(() => void write().catch(console.error))
    })
    const reopen = () => open().catch(console.error)
    addEventListener('hashchange', reopen)
    return () => {
      stop()
      removeEventListener('hashchange', reopen)
    }
  }, [session])
  return { problem, compare }
}

/** Comparison that the address asks for, `?compare=<switch>`: the reading in force and another. */
async function askedComparison(face: Face, session: Session): Promise<OtherReading | undefined> {
  const key = new URLSearchParams(location.search).get('compare')
  if (!key) return undefined
  const { otherReading } = await import('../interpretations/forks.ts')
  return otherReading(face.game, session.state.peek(), session.run.peek(), key)
}

/** Opens the case that a fragment holds; what is wrong with it, where something is. */
export async function openCase(...asked: [Face, LabPage, Session, fragment: string]) {
  return (await loadFragments()).openFragment(...asked)
}

/** True when two states are of one case, at whatever line the reader stands. */
function isSameCase(one: State, other: State | undefined): boolean {
  return (['situation', 'readings', 'log'] as const).every((part) => one[part] === other?.[part])
}

/** The address of the page of a lab with the case that is shown; undefined where none holds it. */
export async function addressOfCase(
  face: Face,
  page: LabPage,
  session: Session,
): Promise<string | undefined> {
  const { addressOf, atStep, fragmentOf } = await loadFragments()
  const fragment = fragmentOf(face, session)
  return fragment.ok ? addressOf(page.page, atStep(fragment.value, session)) : undefined
}

const loadShareCase = async () => (await import('./ShareCase.tsx')).ShareCase

/** Sharing panel of this case, loaded when opened. */
export function ShareLater(props: LabProps & { readonly session: Session }) {
  return <Lazy load={loadShareCase} says="panels" props={props} />
}
