import fc from 'fast-check'
import type { Game } from '../../../src/kernel/game/game.ts'
import type { Kind } from '../../../src/kernel/game/kind.ts'
import { normalised } from '../../../src/kernel/game/open-situation.ts'
import type { LinkState } from '../../../src/kernel/link/link.ts'
import { type Answerer, atRandom } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { someReadings, someSituation } from '../registered.ts'

/** States of a kind: a situation that can be opened, readings, and random answers from its start. */
export function statesOf(game: Game, kind: Kind): fc.Arbitrary<LinkState> {
  return fc
    .record({
      situation: someSituation(game, kind),
      readings: someReadings(game),
      seed: fc.integer(),
      length: fc.oneof(fc.constant(0), fc.nat(8), fc.nat(60)),
    })
    .map(({ situation, readings, seed, length }): LinkState | undefined => {
      const opening = game.open(situation, readings)
      if (!opening.ok) return undefined
      const answer = atRandom(seed)
      const some: Answerer = (...asked) => (asked[2] < length ? answer(...asked) : undefined)
      const { log } = replay(game, opening.value, some)
      const read = normalised(game, situation)
      return read.ok ? { situation: read.value, readings, log } : undefined
    })
    .filter((state) => state !== undefined)
}
