import { oneOf } from '../../../kernel/choice.ts'
import { shown } from '../../../kernel/refusal.ts'
import { ask, known, type Rule, type Suspension } from '../../../kernel/step.ts'
import type { Seat } from '../components.ts'
import type { Place, Play } from '../position.ts'
import { report } from '../report.ts'
import { bootHillIsEmpty, drawUndead } from './boot-hill.ts'
import { addSoloUndead } from './solo/undead.ts'

/**
 * graveyard.add-undead: whose Outlaw was put in the Graveyard draws the top card of Boot Hill and adds
 * it to Town, in any building or in the Street;
 * graveyard.boot-hill-empty: nothing is added once Boot Hill is empty.
 */
export function* addUndead(play: Play, seat: Seat): Rule {
  if (play.given.solo) {
    yield* addSoloUndead(play, 'graveyard.add-undead')
    return
  }
  if (bootHillIsEmpty(play.now)) {
    const clause = 'graveyard.boot-hill-empty'
    yield* report({ clause, kind: 'not-applied', why: 'boot-hill-empty', seat })
    return
  }
  const card = yield* drawUndead(play, 'graveyard.add-undead', seat)
  const at = yield* choosePlace(play, seat)
  yield* report({
    clause: 'graveyard.add-undead',
    with: ['graveyard.several-undead'],
    kind: 'undead-added',
    seat,
    card,
    at,
  })
}

/** graveyard.several-undead: any building in play or the Street, however many Undead are there. */
function choosePlace({ now }: Play, by: Seat): Suspension<Place> {
  if (now.town.length === 0) return known('street')
  const places: Place[] = ['street']
  for (const { card } of now.town) places.push(card)
  const clause = 'graveyard.several-undead'
  return ask({
    clause,
    kind: 'place-undead',
    by,
    options: oneOf(places),
    refuse: (answer) => {
      const facts = { received: shown(answer), allowed: places }
      return { code: 'not-a-place', clause, facts }
    },
  })
}
