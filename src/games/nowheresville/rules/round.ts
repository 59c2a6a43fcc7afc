import { oneOf } from '../../../kernel/choice/index.ts'
import type { Loop } from '../../../kernel/run/table.ts'
import type { Play } from '../play.ts'
import { isOver, startOf } from '../position.ts'
import { imprison, maintain } from './maintenance.ts'
import { resolveLocations } from './resolving.ts'
import { sendBandits } from './sending.ts'
import { checkRoundEnd } from './winning.ts'

/** round.repeat: rounds follow one another until somebody has won. */
const rounds: Loop<Play> = {
  name: 'rounds',
  clause: 'round.repeat',
  goesOn: (play) => !isOver(play),
  body(play) {
    const round = play.now.round + 1
    play.report({ clause: 'round.repeat', kind: 'round-begins', round })
    maintain(play)
    takeTurn(play)
  },
}

/** A whole game, from the table that is told on. */
export function wholeGame(play: Play): void {
  setUp(play)
  play.repeat(rounds)
}

/** A round, from its maintenance or from the secret choice on. */
export function oneRound(play: Play): void {
  if (play.given.told.begins === 'maintenance') maintain(play)
  takeTurn(play)
}

/**
 * component.attributes: the aid has no setup. Whoever has no bandit is dealt a starter, which brings its printed
 * bullets and Courage; somebody lies in the prison.
 */
function setUp(play: Play): void {
  const clause = 'component.attributes'
  for (const seat of play.given.seats) {
    if (play.now.gangs[seat].length > 0) continue
    const outcomes = oneOf([...play.now.pile])
    const bandit = play.roll({ clause, kind: 'starter', of: seat, outcomes })
    play.report({ clause, kind: 'starter-dealt', seat, bandit, ...startOf(play, bandit) })
  }
  imprison(play)
}

/** round.phases: after the maintenance the bandits are sent, and the locations are resolved. */
function takeTurn(play: Play): void {
  play.report({ clause: 'round.phases', kind: 'phase-begins', phase: 'turn' })
  sendBandits(play)
  resolveLocations(play)
  if (!isOver(play)) checkRoundEnd(play)
}
