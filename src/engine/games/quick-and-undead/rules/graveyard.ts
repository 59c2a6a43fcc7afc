import { oneOf } from '../../../kernel/choice.ts'
import { ask, known, type Rule, roll, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import type { Seat, UndeadCard } from '../components.ts'
import type { Place, Play, Position } from '../position.ts'
import { report } from '../report.ts'
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

/** Whether no Undead can be drawn. */
export function bootHillIsEmpty({ bootHill, under }: Position): boolean {
  return bootHill.length === 0 && under.length === 0
}

/**
 * The top card of Boot Hill, which must not be empty: any of those whose order nobody knows, else the
 * uppermost of those that were put under them. `of` is the seat that draws.
 */
export function drawUndead({ now }: Play, clause: ClauseId, of?: Seat): Suspension<UndeadCard> {
  const { bootHill, under } = now
  if (bootHill.length === 0) return known(under[0] as UndeadCard)
  if (bootHill.length === 1) return known(bootHill[0] as UndeadCard)
  return roll({ clause, kind: 'draw-undead', outcomes: oneOf([...bootHill]), of })
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
      const facts = { received: String(answer), allowed: places }
      return { code: 'not-a-place', clause, facts }
    },
  })
}
