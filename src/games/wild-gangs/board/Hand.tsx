import { Cards, type HandCard } from '../../../explorer/board/Cards.tsx'
import type { HandProps } from '../../../explorer/contract.ts'
import type { Words } from '../../../kernel/words/words.ts'
import { type CardId, gangOf, marks, type Seat } from '../components.ts'
import { nouns } from '../nouns.ts'
import type { Given, Position } from '../position.ts'
import { TokenMark } from './Token.tsx'

/** The gangsters that a seat holds, as cards: strength and firepower, the bounty below, chief and woman marked. */
export function Hand({ position, seat, given, words, ...picking }: HandProps<Given, Position>) {
  const cards = position.hands[seat as Seat].flatMap((card) => cardOf(card, given, words))
  return <Cards cards={cards} {...picking} />
}

/** A card, drawn; none where the position masks it. */
function cardOf(card: CardId, given: Given, words: Words): readonly HandCard[] {
  const facts = given.cards[card]
  if (!facts) return []
  const face = (
    <>
      <b>
        {facts.strength}
        <i>/</i>
        {facts.firepower}
      </b>
      <small>{words.money(facts.bounty)}</small>
      {marks.map((mark) => facts[mark] && <TokenMark key={mark} mark={mark} />)}
    </>
  )
  const label = nouns.card.full(card, words, given)
  return [{ part: `card:${card}`, look: `card-${gangOf(card)}`, label, face }]
}
