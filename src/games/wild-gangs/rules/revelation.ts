import { oneOf } from '../../../kernel/choice/index.ts'
import { type CardId, type EventCard, gangOf, isUnknown } from '../components.ts'
import type { Play } from '../play.ts'
import { sides, spots } from '../town.ts'

const clause = 'reveal.all'

/**
 * reveal.all: all event cards and all gangsters are turned face up. Where the reader does not know a
 * card, chance says what it turns out to be: any card that is nowhere else, each as likely.
 */
export function revealAll(play: Play): void {
  turnEvents(play)
  turnGangsters(play)
  const events = spots.map((spot) => play.now.events[spot] as EventCard)
  const cards: CardId[] = []
  for (const side of sides) {
    for (const { card, face } of play.now.sides[side]) {
      if (face === 'down') cards.push(card as CardId)
    }
  }
  play.report({ clause, kind: 'revealed', events, cards })
}

function turnEvents(play: Play): void {
  for (const spot of spots) {
    if (play.now.events[spot] !== 'unknown') continue
    const event = play.roll({ clause, kind: 'event-at-spot', outcomes: oneOf(play.now.aside) })
    play.report({ clause, kind: 'event-turned-out', spot, event })
  }
}

function turnGangsters(play: Play): void {
  for (const side of sides) {
    for (let place = 1; place <= play.now.sides[side].length; place++) {
      const standing = play.now.sides[side][place - 1]?.card
      if (!standing || !isUnknown(standing)) continue
      const outcomes = oneOf(play.now.piles[gangOf(standing)])
      const card = play.roll({ clause, kind: 'card', outcomes })
      play.report({ clause, kind: 'gangster-turned-out', side, place, card })
    }
  }
}
