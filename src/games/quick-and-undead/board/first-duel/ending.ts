import type { Words } from '../../../../kernel/words/words.ts'
import { nouns } from '../../things.ts'
import { type Outcome, outcomeName } from './rolls.ts'

/** What becomes of both, as a sentence. */
export function endingText(outcome: Pick<Outcome, 'fates'>, words: Words): string {
  return words.say(`taste.outcome.${outcomeName(outcome)}`, {
    first: nouns.seat.name('A', words),
    second: nouns.seat.name('B', words),
  })
}
