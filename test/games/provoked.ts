import { engineOf } from '../../src/content/engines.ts'
import type { GameId } from '../../src/games/manifest.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import type { Refusal } from '../../src/kernel/game/refusal.ts'
import { atRandom, byValue, first } from '../../src/kernel/run/answerers.ts'
import { replay } from '../../src/kernel/run/replay.ts'
import { saidOf } from '../content/said/index.ts'

/** The refusals of a game that its tests provoke: situations and answers that cannot be, and what is remarked. */
export function provokedIn(id: GameId): readonly Refusal[] {
  const game = engineOf(id) as Game
  const { refused, remarked = [] } = saidOf(id)
  const refusals = refused.flatMap(([situation, answers = [], readings = {}]) => {
    const opening = game.open(situation, readings)
    if (!opening.ok) return opening.refusals
    const answerer = first(byValue(answers), atRandom(4))
    return replay(game as Game<never>, opening.value, answerer).refusal ?? []
  })
  return [...refusals, ...remarked.flatMap((situation) => game.remarks(situation as never))]
}
