import type { Words } from '../../../../kernel/words/words.ts'
import { seatName } from '../../words/names.ts'
import { type Outcome, outcomeName } from './rolls.ts'

/** What becomes of both, as a sentence. */
export function endingText(outcome: Pick<Outcome, 'fates'>, words: Words): string {
  return words.say(`taste.outcome.${outcomeName(outcome)}`, {
    first: seatName('A', words),
    second: seatName('B', words),
  })
}
