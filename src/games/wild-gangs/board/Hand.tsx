import type { HandProps } from '../../../explorer/face.ts'
import { type Card, gangOf, type Seat } from '../components.ts'
import type { Given, Position } from '../position.ts'
import { nouns } from '../things.ts'
import { TokenMark } from './Token.tsx'

/** The gangsters that a seat holds, as cards: strength and firepower, the bounty below, chief and woman marked. */
export function Hand({ position, seat, given, words, offers, onPick }: HandProps<Given, Position>) {
  const { money } = words
  return (
    <ul class="cards">
      {position.hands[seat as Seat].map((card) => {
        const facts: Card | undefined = given.cards[card]
        if (!facts) return null
        const { strength, firepower, bounty, chief, woman } = facts
        const part = `card:${card}`
        const isChosen = offers?.get(part)
        return (
          <li key={card}>
            <button
              type="button"
              class={`card card-${gangOf(card)}${isChosen === undefined ? '' : ' offered'}`}
              data-part={part}
              disabled={isChosen === undefined}
              aria-pressed={isChosen}
              aria-label={nouns.card.full(card, words, given)}
              onClick={() => onPick?.(part)}
            >
              <b>
                {strength}
                <i>/</i>
                {firepower}
              </b>
              <small>{money(bounty)}</small>
              {chief && <TokenMark mark="chief" />}
              {woman && <TokenMark mark="woman" />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
