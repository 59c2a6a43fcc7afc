import type { Offers } from '../../../explorer/face.ts'
import type { Words } from '../../../kernel/words/words.ts'

/** How the parts of a board are pointed at, and which the last event was about. */
export interface Picking {
  readonly touched?: readonly string[]
  readonly picked?: string | undefined
  /** Without it the board is a picture. */
  readonly onPick?: ((part: string) => void) | undefined
  /** What answers the question that waits. */
  readonly offers?: Offers | undefined
  /** Whether what answers nothing can be pressed, too. */
  readonly isEdited?: boolean | undefined
}

interface PickProps extends Picking {
  readonly part: string
  /** What the part is called. */
  readonly label: string
  readonly words: Words
}

/** The button over a part of the board that answers or can be edited; nothing where the board is a picture. */
export function Pick({ part, label, words, picked, onPick, offers, isEdited }: PickProps) {
  const isChosen = offers?.get(part)
  if (!onPick || (isChosen === undefined && !isEdited)) return null
  return (
    <button
      type="button"
      class={`pick${isChosen === undefined ? '' : ' offered'}`}
      data-part={part}
      aria-label={isChosen === undefined ? words.say('board.edit', { part: label }) : label}
      aria-pressed={part === picked || isChosen === true}
      onClick={() => onPick(part)}
    />
  )
}
