import type { Seat } from '../../components.ts'
import type { Play } from '../../play.ts'
import { infectionsOf, inTurn } from '../../position.ts'
import { greenClauses, rollGreen } from '../dice.ts'
import { wound } from '../sheet/wounds.ts'

/** infection.threshold: a result that brings a Wound. */
export const SICK = 3

/** R-infection-order: at the start of the zombies' turn the infected roll, in turn order. */
export function rollInfections(play: Play): void {
  const seats = inTurn(play)
  if (seats.length === 0)
    play.report({ clause: 'infection.roll', kind: 'not-applied', why: 'nobody-left' })
  for (const seat of seats) rollInfection(play, seat)
}

/**
 * infection.roll: whoever is infected rolls the green die, once or, by the other reading, for each Infection;
 * infection.threshold: on 3 or less there is one Wound more.
 */
function rollInfection(play: Play, seat: Seat): void {
  const count = infectionsOf(play.now.players[seat])
  const rolls = play.readings['infection'] === 'each' ? count : Math.min(count, 1)
  for (let roll = 0; roll < rolls; roll++) {
    if (play.now.players[seat].state !== 'in') return
    const clause = 'infection.roll'
    const result = rollGreen(play, clause, seat)
    const holds = result > SICK
    const because = ['infection.threshold', ...greenClauses(play, seat)] as const
    play.report({ clause, with: because, kind: 'infection-rolled', seat, result, holds })
    if (!holds) wound(play, 'infection.threshold', seat, null)
  }
}
