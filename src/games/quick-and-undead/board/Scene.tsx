import type { SceneProps } from '../../../explorer/contract.ts'
import type { QuickEvent } from '../events.ts'
import type { Given, Position } from '../position.ts'
import { gangSeats } from '../seats.ts'
import { Focused } from './Focused.tsx'
import { focusOf } from './focus.ts'
import { Town } from './town/Town.tsx'

/** A moment in West Fort: the shootout, the shot at an Undead, or the gangs whom it is about. */
export function Scene(props: SceneProps<Given, Position>) {
  const { position, given, words, events, isOver, isWhole } = props
  const laid = { position, given, words }
  // What changes hands is seen on the gangs, not on their cards.
  const isPaid = events.some(({ kind }) => kind === 'handed')
  const last = isOver ? (events.at(-1) as QuickEvent) : undefined
  const seats = gangSeats(given).slice(0, isWhole ? 1 : undefined)
  const focus = (isPaid ? undefined : focusOf(position, given, last)) ?? { kind: 'gangs', seats }
  return (
    <div class="fort fort-scene-picture">
      {isWhole && !events.some(({ kind }) => kind === 'kit-received') ? (
        <Town {...laid} />
      ) : (
        <Focused focus={focus} {...laid} />
      )}
    </div>
  )
}
