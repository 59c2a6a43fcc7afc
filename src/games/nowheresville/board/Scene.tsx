import type { SceneProps } from '../../../explorer/contract.ts'
import type { Seat } from '../components.ts'
import type { Given, Position } from '../position.ts'
import { focusOf } from './focus.ts'
import { Gangs } from './Gangs.tsx'
import { Now } from './Now.tsx'
import { Town } from './Town.tsx'

/** A moment: the robbery or the meeting that it is about, or the town, or the gangs of whoever it is about. */
export function Scene(props: SceneProps<Given, Position>) {
  const { position, given, words, parts, touched, isWhole } = props
  const view = { position, given, words, touched }
  const focus = isWhole ? undefined : focusOf(position, given)
  const isInTown = isWhole || parts.some((part) => /^(location|shop|drawn|victim):/.test(part))
  return (
    <div class="ville">
      {focus ? (
        <Now focus={focus} isStill {...view} />
      ) : isInTown ? (
        <Town {...view} />
      ) : (
        <Gangs {...view} seats={seatsOf(parts, position, given)} />
      )}
    </div>
  )
}

/** The players whom some parts of the board belong to; all where none does. */
function seatsOf(parts: readonly string[], { gangs }: Position, { seats }: Given): readonly Seat[] {
  const own = seats.filter((seat) =>
    [`seat:${seat}`, ...gangs[seat].map(({ id }) => `bandit:${id}`)].some((part) =>
      parts.includes(part),
    ),
  )
  return own.length > 0 ? own : seats
}
