import { oneOf } from '../../../kernel/choice.ts'
import { type Rule, roll } from '../../../kernel/step.ts'
import type { CardId, EventCard } from '../components.ts'
import { gangOf } from '../components.ts'
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
  for (const side of sides) {
    for (let place = 1; place <= play.now.sides[side].length; place++) {
      if (play.now.sides[side][place - 1]?.card.endsWith('?'))
        yield* turnGangster(play, side, place)
    }
  }
  const facedown = sides.flatMap((side) =>
    play.now.sides[side].filter(({ face }) => face === 'down'),
  )
  yield* report({
    clause: 'reveal.all',
    kind: 'revealed',
    events: spots.map((spot) => play.now.events[spot] as EventCard),
    cards: facedown.map(({ card }) => card as CardId),
  })
}

function* turnEvent({ now }: Play, spot: Spot): Rule {
  const clause = 'reveal.all'
  const outcomes = oneOf([...now.aside])
  const event = yield* roll({ clause, kind: 'event-at-spot', outcomes })
  yield* report({ clause, kind: 'event-turned-out', spot, event })
}

function* turnGangster({ now }: Play, side: Side, place: number): Rule {
  const clause = 'reveal.all'
  const { card: unknown } = now.sides[side][place - 1] as { card: CardId }
  const outcomes = oneOf([...now.piles[gangOf(unknown)]])
  const card = yield* roll({ clause, kind: 'card', outcomes })
  yield* report({ clause, kind: 'gangster-turned-out', side, place, card })
}
