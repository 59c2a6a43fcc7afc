import type { Words } from '../../kernel/words/words.ts'
import type { Picking } from './Targets.tsx'

interface PartProps extends Picking {
  readonly part: string
  /** Name of the part. */
  readonly label: string
  readonly words: Words
}

/** The button over a part of the board that answers or can be edited; nothing where the board is a picture. */
export function PartButton({ part, label, words, ...picking }: PartProps) {
  const { picked, onPick, offers, isEdited } = picking
  const isChosen = offers?.get(part)
  if (!onPick || (isChosen === undefined && !isEdited)) return null
  return (
    <button
      type="button"
      class={`pick${isChosen === undefined ? '' : ' offered'}`}
      data-part={part}
      aria-label={isChosen === undefined ? words.say('pick.edit', { part: label }) : label}
      aria-pressed={part === picked || isChosen === true}
      onClick={() => onPick(part)}
    />
  )
}
