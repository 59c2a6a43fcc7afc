import type { Words } from '../../../kernel/words/words.ts'

/** How the parts of a board are pointed at, and which the last event was about. */
export interface Picking {
  readonly touched?: readonly string[]
  readonly picked?: string | undefined
  /** Without it the board is a picture. */
  readonly onPick?: ((part: string) => void) | undefined
}

interface PickProps extends Picking {
  readonly part: string
  /** What the part is called. */
  readonly label: string
  readonly words: Words
}

/** The button over a part of the board that can be edited; nothing where the board is a picture. */
export function Pick({ part, label, words, picked, onPick }: PickProps) {
  if (!onPick) return null
  return (
    <button
      type="button"
      class="pick"
      data-part={part}
      aria-label={words.say('board.edit', { part: label })}
      aria-pressed={part === picked}
      onClick={() => onPick(part)}
    />
  )
}
