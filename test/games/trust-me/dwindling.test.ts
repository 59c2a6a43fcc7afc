import { describe, expect, test } from 'vitest'
import { engineOf } from '../../../src/content/engines.ts'
import { scenariosOf } from '../../../src/content/scenarios.ts'
import { places } from '../../../src/games/trust-me/components.ts'
import type { Position } from '../../../src/games/trust-me/position.ts'
import { exampleIn } from '../../../src/kernel/game/kind.ts'
import { atRandom } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'

/*
 * Four procedures of Trust Me come back to themselves and not by `repeat`, since each time less is left to be done. Each
 * has a bound, which random games never pass.
 */

interface Bound {
  readonly name: string
  /** Question that is put once in each turn of the procedure. */
  readonly asked: string
  /** Event with which the procedure begins anew; a question by another seat does so, too. */
  readonly anew: string
  most(position: Position): number
}

const bounds: readonly Bound[] = [
  // One piece costs a point at the least, and four points are enough; the last answer says so.
  { name: 'placeScenery', asked: 'piece', anew: 'first-player-chosen', most: () => 4 },
  // A skill and a Lucky charm, each once for a roll.
  { name: 'mend', asked: 'reroll', anew: 'rolled', most: () => 2 },
  // Two zombies that are equally near leave one draw, and so on.
  {
    name: 'inOrder',
    asked: 'goes-first',
    anew: 'zombies-activated',
    most: ({ zombies }) => Math.max(0, zombies.length - 1),
  },
  // What lies in a place of the sheet goes away once; a claim and a Target marker are moved once a turn; then it is done.
  { name: 'freely', asked: 'free', anew: 'action-declared', most: () => places.length + 3 },
]

const game = engineOf('trust-me')
/** Three zombies that are equally near to the survivor whom they follow. */
const equals = {
  kind: 'zombies',
  players: 2,
  survivors: { A: { x: 3000, y: 3000 } },
  zombies: [
    { x: 1000, y: 3000 },
    { x: 5000, y: 3000 },
    { x: 3000, y: 1000 },
  ],
}
const examples = [...scenariosOf('trust-me').values()].map(({ situation }) => situation)
const runs = [equals, exampleIn(game, 'game'), ...examples].flatMap((situation) => {
  const opened = game.open(situation)
  return opened.ok ? [1, 2, 3].map((seed) => replay(game, opened.value, atRandom(seed))) : []
})

describe('a procedure that plays itself again with less each time', () => {
  test.each(bounds)('$name asks no more often than it says', ({ asked, anew, most }) => {
    let met = 0
    for (const { trace, at } of runs) {
      let times = 0
      let seat: string | undefined
      for (const [line, step] of trace.entries()) {
        if (step.type === 'event') {
          if (step.event.kind === anew) times = 0
        } else if (step.question.kind === asked) {
          if (step.question.by !== seat) times = 0
          seat = step.question.by
          times++
          met++
          expect(times, `${asked} at line ${line}`).toBeLessThanOrEqual(most(at(line) as Position))
        }
      }
    }
    expect(met).toBeGreaterThan(0)
  })
})
