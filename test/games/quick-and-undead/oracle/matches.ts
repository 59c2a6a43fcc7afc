/* One comparison of the engine with the oracle: a situation, how it is read, and a seed for all else. */

import { engineComponents } from '../../../../src/content/components/index.ts'
import type { Components } from '../../../../src/games/quick-and-undead/components.ts'
import { makeQuickAndUndead } from '../../../../src/games/quick-and-undead/index.ts'
import { switches } from '../../../../src/games/quick-and-undead/switches.ts'
import { Disagreement, Lockstep, playFrom } from './bridge.ts'
import type { Chance } from './chance.ts'
import { Observer } from './observer.ts'
import type { Readings } from './terms.ts'
import { playScene, type Scene } from './whole-game.ts'

export const cards = engineComponents('quick-and-undead') as Components
export const game = makeQuickAndUndead(cards)

/** Every unclear point read in one of its ways, most of them by default. */
export function randomReadings(chance: Chance): Readings {
  return Object.fromEntries(
    switches.map(({ key, values }) => [key, chance.once(2) ? chance.pick(values) : values[0]]),
  ) as Readings
}

/**
 * Plays a situation at random and lets the oracle play it with the same dice and decisions: where they
 * part, in words that tell how to see it again; `refused` where the situation cannot be.
 */
export function partingOf(scene: Scene, readings: Readings, seed: number): string | undefined {
  const opening = game.open(scene, { ...readings })
  if (!opening.ok) return 'refused'
  const { given, position } = opening.value
  const observer = new Observer(given, readings)
  const engine = new Lockstep(opening.value, seed, (now, event) => {
    observer.before(event, now)
    game.apply(now, event)
    observer.after(now)
  })
  const play = playFrom(given, position, readings, engine)
  engine.play = play
  const tell = (fault: unknown) => inText({ fault, seed, scene, readings: told(readings) })
  try {
    playScene(play, scene)
    engine.finish()
  } catch (fault) {
    if (!(fault instanceof Disagreement)) throw fault
    return tell(fault.message)
  }
  observer.end()
  return scene.kind === 'game' && observer.broken.length > 0 ? tell(observer.broken) : undefined
}

const inText = (data: unknown) => JSON.stringify(data)

/** The readings other than the default. */
function told(readings: Readings): Readings {
  const others = switches.filter(({ key, values }) => readings[key] !== values[0])
  return Object.fromEntries(others.map(({ key }) => [key, readings[key] as string]))
}
