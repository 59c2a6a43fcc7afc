import { effect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { Outcome, Refusal } from '../../kernel/refusal.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { loadShare } from '../player/drawers.ts'
import { hasRounds } from '../player/headline.ts'
import { Later } from '../player/Later.tsx'
import type { Viewpoint } from '../player/ledger.ts'
import { readFragment, writeFragment } from '../player/link.ts'
import { Refusals } from '../player/Refusals.tsx'
import type { Session, State } from '../player/session.ts'
import type { LabPage } from './page.ts'

/* What labs of open cases and labs of whole games have in common: the case in the address, and what leads to it. */

/** A lab: a situation that the reader edits, run on the engine. */
export interface LabProps {
  readonly face: Face
  readonly words: Words
  readonly page: LabPage
}

const loadMoments = async () => (await import('./MomentPanel.tsx')).MomentPanel

/** What takes a moment aside, where rounds are played: there situations begin that have a lab of their own. */
export function momentsOf({ face, words, page }: LabProps, session: Session, view: Viewpoint) {
  if (!face.moments || !hasRounds(face, session.run.value.trace)) return undefined
  const { moments } = face
  return () => (
    <Later load={loadMoments} opens={words} props={{ moments, face, words, session, view, page }} />
  )
}

/**
 * Opens the case that the address holds, and keeps the address up to date with the case. What is wrong
 * with an address that holds none is told, and changes nothing else.
 */
export function useFragment(
  face: Face,
  page: LabPage,
  session: Session,
): readonly Refusal[] | undefined {
  const [problem, setProblem] = useState<readonly Refusal[] | undefined>()
  useEffect(() => {
    const open = () => setProblem(openFragment(face, page, session, location.hash))
    open()
    // Where the reader stands is not part of a link: stepping through a long game must not write it anew.
    let written: State | undefined
    const stop = effect(() => {
      const state = session.state.value
      if (!session.canUndo.peek() || session.isPlaying.value || isSameCase(state, written)) return
      written = state
      const fragment = writeFragment(face.game, state, session.run.value)
      if (!fragment.ok) return
      setProblem(undefined)
      const { pathname, search } = location
      const hash = fragment.value && `#${fragment.value}`
      history.replaceState(history.state, '', `${pathname}${search}${hash}`)
    })
    addEventListener('hashchange', open)
    return () => {
      stop()
      removeEventListener('hashchange', open)
    }
  }, [session])
  return problem
}

/** Opens the case that a fragment holds, if it holds one; what is wrong with it, where something is. */
export function openFragment(
  face: Face,
  page: LabPage,
  session: Session,
  fragment: string,
): readonly Refusal[] | undefined {
  const found = readFragment(face.game, page.kind, fragment)
  if (!found.ok) return found.refusals
  if (!found.value) return undefined
  const { cursor } = session.state.peek()
  return session.open({ ...found.value, cursor }) ? undefined : session.refusals.peek()
}

/** Whether two states are of one case, at whatever line the reader stands. */
function isSameCase(one: State, other: State | undefined): boolean {
  return (['situation', 'readings', 'log'] as const).every((part) => one[part] === other?.[part])
}

/** What leads to exactly this case, to be copied, shown and embedded. */
export function ShareCase({ face, words, session, page }: LabProps & { session: Session }) {
  const fragment = fragmentOf(face, session)
  if (!fragment.ok) return <Refusals refusals={fragment.refusals} face={face} words={words} />
  const links = {
    words,
    address: addressOf(page.page, fragment),
    title: words.say(`lab.${page.kind}.title`),
    embed: addressOf(page.embed, fragment),
    others: page.others.map((other) => ({ ...other, address: addressOf(other.page, fragment) })),
  }
  return <Later load={loadShare} opens={words} props={links} />
}

/** What leads to the case that is shown, with the answers so far. */
export function fragmentOf(face: Face, { state, run }: Session): Outcome<string> {
  return writeFragment(face.game, state.value, run.value)
}

/** A page of the site with a case in its address; undefined where none holds it. */
export function addressOf(page: string, fragment: Outcome<string> & { readonly ok: true }): string
export function addressOf(page: string, fragment: Outcome<string>): string | undefined
export function addressOf(page: string, fragment: Outcome<string>): string | undefined {
  if (!fragment.ok) return undefined
  return `${location.origin}${page}${fragment.value && `#${fragment.value}`}`
}
