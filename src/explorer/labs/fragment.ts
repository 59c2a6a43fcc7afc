import type { Outcome, Refusal } from '../../kernel/game/refusal.ts'
import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'
import { readFragment, writeFragment } from '../session/url-fragment.ts'
import { wholeAddress } from '../share/whole-address.ts'
import type { LabPage } from './page.ts'

/* A case in an address. Links are read and written by code that a lab loads when there is one to read or to write. */

/** The step of a case behind its fragment: the number of lines that are shown. */
const step = /@(\d+)$/

/**
 * Opens the case that a fragment holds, if it holds one, at the step that it names; returns what is wrong with it, where
 * something is.
 */
export function openFragment(
  face: Face,
  page: LabPage,
  session: Session,
  fragment: string,
): readonly Refusal[] | undefined {
  const found = readFragment(face.game, page.kind, fragment.replace(step, ''))
  if (!found.ok) return found.refusals
  const line = step.exec(fragment)?.[1]
  const cursor = line === undefined ? session.state.peek().cursor : Number(line)
  if (!found.value) {
    if (line !== undefined) session.goTo(cursor)
    return undefined
  }
  return session.open({ ...found.value, cursor }) ? undefined : session.refusals.peek()
}

/** Link fragment of the case shown, with the answers so far. */
export function fragmentOf(face: Face, { state, run }: Session): Outcome<string> {
  return writeFragment(face.game, state.value, run.value)
}

/**
 * A fragment that leads to the step of its case that is shown, so that whoever opens it meets the same question. It names
 * none for the beginning, for the end of what is over, which is followed from its beginning, and for the end of a whole
 * game, which is taken up there.
 */
export function atStep(fragment: string, { at, run, state }: Session): string {
  const line = at.peek()
  const { trace, question } = run.peek()
  const isAsked = question !== undefined && state.peek().situation.kind !== 'game'
  return line > 0 && (line < trace.length || isAsked) ? `${fragment}@${line}` : fragment
}

/** A page of the site with a case in its address. */
export function addressOf(page: string, fragment: string): string {
  return wholeAddress(`${page}${fragment && `#${fragment}`}`)
}
