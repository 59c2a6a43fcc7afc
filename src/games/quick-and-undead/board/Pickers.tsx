import { PickOne } from '../../../explorer/forms/PickOne.tsx'
import type { Words } from '../../../kernel/words/words.ts'
import type { Seat, Space } from '../components.ts'
import { gangTitle, spaceInFull } from './names.ts'

interface SeatPickerProps {
  readonly label: string
  readonly value: Seat
  readonly some: readonly Seat[]
  readonly words: Words
  onPick(seat: Seat): void
}

/** One of some gangs. */
export function SeatPicker({ some, words, ...props }: SeatPickerProps) {
  return <PickOne {...props} options={seatOptions(some, words)} />
}

/** Gangs as they are offered. */
export function seatOptions(some: readonly Seat[], words: Words) {
  return some.map((value) => ({ value, name: gangTitle(value, words) }))
}

interface SpacePickerProps {
  readonly label: string
  readonly value: Space | 'hired'
  readonly some: readonly (Space | 'hired')[]
  readonly words: Words
  onPick(space: Space | 'hired'): void
}

/** One of some action spaces. */
export function SpacePicker({ some, words, ...props }: SpacePickerProps) {
  return (
    <PickOne
      {...props}
      options={some.map((value) => ({ value, name: spaceInFull(value, words) }))}
    />
  )
}
