import type { ComponentChildren } from 'preact'
import type { HandProps } from '../contract.ts'

/** A card of a hand. */
export interface HandCard {
  /** The part of the board that it is. */
  readonly part: string
  /** The class of its look. */
  readonly look: string
  /** All that it shows, for those who do not see it. */
  readonly label: string
  readonly face: ComponentChildren
}

interface CardsProps extends Pick<HandProps, 'offers' | 'onPick'> {
  readonly cards: readonly HandCard[]
}

/** A hand as cards in a line; those that answer the question that waits can be pressed. */
export function Cards({ cards, offers, onPick }: CardsProps) {
  return (
    <ul class="cards">
      {cards.map(({ part, look, label, face }) => {
        const isChosen = offers?.get(part)
        return (
          <li key={part}>
            <button
              type="button"
              class={`card ${look}${isChosen === undefined ? '' : ' offered'}`}
              data-part={part}
              disabled={isChosen === undefined}
              aria-pressed={isChosen}
              aria-label={label}
              onClick={() => onPick?.(part)}
            >
              {face}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
