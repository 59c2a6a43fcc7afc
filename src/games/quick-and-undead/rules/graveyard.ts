import { oneOf } from '../../../kernel/choice/index.ts'
import type { Seat, UndeadCard } from '../components.ts'
import type { Play } from '../play.ts'
import type { Place } from '../position.ts'
import { bootHillIsEmpty, drawUndead } from './boot-hill.ts'
import { refusal } from './refusal.ts'
import { addSoloUndead } from './solo/undead.ts'

/**
 * graveyard.add-undead: whose Outlaw was put in the Graveyard draws the top card of Boot Hill and adds
 * it to Town, in any building or in the Street;
 * graveyard.boot-hill-empty: nothing is added once Boot Hill is empty.
 */
export function addUndead(play: Play, seat: Seat): void {
  const clause = 'graveyard.add-undead'
  if (play.given.solo) addSoloUndead(play, clause)
  else if (bootHillIsEmpty(play.now)) {
    const empty = 'graveyard.boot-hill-empty'
    play.report({ clause: empty, kind: 'not-applied', why: 'boot-hill-empty', seat })
  } else {
    const card = drawUndead(play, clause, seat)
    const at = choosePlace(play, seat, card)
    const others = ['graveyard.several-undead'] as const
    play.report({ clause, with: others, kind: 'undead-added', seat, card, at })
  }
}

/** graveyard.several-undead: any building in play or the Street, however many Undead are there. */
function choosePlace(play: Play, by: Seat, card: UndeadCard): Place {
  const places: Place[] = ['street', ...play.now.town.map(({ card }) => card)]
  const clause = 'graveyard.several-undead'
  return play.ask({
    clause,
    kind: 'place-undead',
    by,
    about: { card },
    options: oneOf(places),
    refuse: (answer) => refusal('not-a-place', clause, answer, places),
  })
}
