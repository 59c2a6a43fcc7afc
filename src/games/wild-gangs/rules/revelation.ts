import { oneOf } from '../../../kernel/choice.ts'
import { type Rule, roll, type Suspension } from '../../../kernel/step.ts'
import { type CardId, type EventCard, gangOf, isUnknown, type Seat } from '../components.ts'
import type { Play } from '../position.ts'
import { report } from '../report.ts'
import { type Side, type Spot, sides, spots } from '../town.ts'

/**
 * reveal.all: all event cards and all gangsters are turned face up. Where the reader does not know a
 * card, chance says what it turns out to be: any card that is nowhere else, each as likely.
 */
export function* revealAll(play: Play): Rule {
  for (const spot of spots) {
    if (play.now.events[spot] === 'unknown') yield* turnEvent(play, spot)
  }
  for (const { side, place, gang } of unknownGangsters(play)) {
    yield* turnGangster(play, side, place, gang)
  }
  yield* turnFaceUp(play)
}

/** Where a gangster stands of whom nothing but the gang is known; places are counted from 1. */
interface UnknownGangster {
  readonly side: Side
  readonly place: number
  readonly gang: Seat
}

function unknownGangsters({ now }: Play): UnknownGangster[] {
  const unknown: UnknownGangster[] = []
  for (const side of sides) {
    let place = 0
    for (const { card } of now.sides[side]) {
      place++
      if (isUnknown(card)) unknown.push({ side, place, gang: gangOf(card) })
    }
  }
  return unknown
}

/** Everything in town lies face up from now on. */
function turnFaceUp({ now }: Play): Suspension<void> {
  const cards: CardId[] = []
  for (const side of sides) {
    for (const { card, face } of now.sides[side]) if (face === 'down') cards.push(card as CardId)
  }
  const events = spots.map((spot) => now.events[spot] as EventCard)
  return report({ clause: 'reveal.all', kind: 'revealed', events, cards })
}

function* turnEvent({ now }: Play, spot: Spot): Rule {
  const clause = 'reveal.all'
  const outcomes = oneOf([...now.aside])
  const event = yield* roll({ clause, kind: 'event-at-spot', outcomes })
  yield* report({ clause, kind: 'event-turned-out', spot, event })
}

function* turnGangster({ now }: Play, side: Side, place: number, gang: Seat): Rule {
  const clause = 'reveal.all'
  const outcomes = oneOf([...now.piles[gang]])
  const card = yield* roll({ clause, kind: 'card', outcomes })
  yield* report({ clause, kind: 'gangster-turned-out', side, place, card })
}
