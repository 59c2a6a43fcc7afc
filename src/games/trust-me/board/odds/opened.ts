import type { PanelProps } from '../../../../explorer/face.ts'
import type { Given, Laid, Position } from '../../position.ts'

/** The table from which a case begins, as the rules look at it. */
export function openedIn({ session }: Pick<PanelProps, 'session'>): Laid {
  const { given, position, readings } = session.opening.value
  return { given: given as Given, now: position as Position, readings }
}
