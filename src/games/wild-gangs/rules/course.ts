import type { ClauseId } from '../clauses.ts'
import type { StepName } from '../events.ts'
import type { Play } from '../play.ts'
import { countMoney } from './end.ts'
import { applyEvents } from './events.ts'
import { fightInStreets } from './fights.ts'
import { openingLooks } from './looking.ts'
import { endPlacing, placing } from './placing.ts'
import { revealAll } from './revelation.ts'
import { shareLoots } from './robberies.ts'
import { setUp } from './setup.ts'

/** course.three-steps: after the setup and the opening looks, three steps and the count. */
export function wholeGame(play: Play): void {
  setUp(play)
  openingLooks(play)
  fromPlacing(play)
}

/** The game from step 1 on. */
export function fromPlacing(play: Play): void {
  begin(play, 'placing')
  play.repeat(placing)
  endPlacing(play)
  fromRevelation(play)
}

/**
 * The game from step 2 on: the robberies, then the fights, then the count.
 *
 * fight.after-robberies: the fights begin when all robberies are settled;
 * loot.safe: and touch no loot that has been won.
 */
export function fromRevelation(play: Play): void {
  begin(play, 'robberies')
  revealAll(play)
  applyEvents(play)
  shareLoots(play)
  begin(play, 'fights', ['fight.after-robberies', 'loot.safe'])
  fightInStreets(play)
  begin(play, 'count')
  countMoney(play)
}

function begin(play: Play, number: StepName, because: readonly ClauseId[] = []): void {
  play.report({ clause: 'course.three-steps', with: because, kind: 'step-begins', number })
}
