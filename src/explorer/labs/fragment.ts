import type { Outcome, Refusal } from '../../kernel/game/refusal.ts'
import type { Face } from '../face.ts'
import type { Session } from '../session/types.ts'
import { readFragment, writeFragment } from '../session/url-fragment.ts'
import type { LabPage } from './page.ts'

/* A case in an address. Links are read and written by code that a lab loads when there is one to read or to write. */

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

/** Link fragment of the case shown, with the answers so far. */
export function fragmentOf(face: Face, { state, run }: Session): Outcome<string> {
  return writeFragment(face.game, state.value, run.value)
}

/** A page of the site with a case in its address. */
export function addressOf(page: string, fragment: string): string {
  return `${location.origin}${page}${fragment && `#${fragment}`}`
}
