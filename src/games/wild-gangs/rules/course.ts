import { type Rule, repeat, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import type { StepName } from '../events.ts'
import type { Play } from '../position.ts'
import { report } from '../report.ts'
import { countMoney } from './end.ts'
import { applyEvents } from './events.ts'
import { fightInStreets } from './fights.ts'
import { openingLooks } from './looking.ts'
import { endPlacing, placing } from './placing.ts'
import { revealAll } from './revelation.ts'
import { shareLoots } from './robberies.ts'
import { setUp } from './setup.ts'

/** course.three-steps: after the setup and the opening looks, three steps and the count. */
export function* wholeGame(play: Play): Rule {
  yield* setUp(play)
  yield* openingLooks(play)
  yield* fromPlacing(play)
}

/** The game from step 1 on. */
export function* fromPlacing(play: Play): Rule {
  yield* begin('placing')
  yield* repeat(placing, play)
  yield* endPlacing(play)
  yield* fromRevelation(play)
}

/**
 * The game from step 2 on: the robberies, then the fights, then the count.
 *
 * fight.after-robberies: the fights begin when all robberies are settled;
 * loot.safe: and touch no loot that has been won.
 */
export function* fromRevelation(play: Play): Rule {
  yield* begin('robberies')
  yield* revealAll(play)
  yield* applyEvents(play)
  yield* shareLoots(play)
  yield* begin('fights', ['fight.after-robberies', 'loot.safe'])
  yield* fightInStreets(play)
  yield* begin('count')
  yield* countMoney(play)
}

function begin(number: StepName, because: readonly ClauseId[] = []): Suspension<void> {
  return report({ clause: 'course.three-steps', with: because, kind: 'step-begins', number })
}
