import { playout } from '../../../src/kernel/run/playout.ts'
import { game, opened } from './tables.ts'

/*
 * Time that a crowd of zombies takes to be resolved among all the scenery there is:
 * `node test/games/trust-me/crowd.ts` prints the milliseconds of the main thread.
 */

const pieces = [
  ['bus', 1500, 1000, 0],
  ['defensive-position', 4500, 1200, 3],
  ['car', 1000, 2500, 5],
  ['car', 2500, 2600, 9],
  ['car', 4000, 2600, 14],
  ['car', 5200, 3000, 0],
  ['skip', 1500, 4000, 4],
  ['skip', 3000, 4000, 0],
  ['sandbag-wall', 4300, 4100, 2],
  ['sandbag-wall', 800, 5200, 0],
  ['sandbag-wall', 2200, 5200, 6],
  ['sandbag-corner', 3500, 5200, 0],
  ['sandbag-corner', 5000, 5000, 7],
  ['hole', 3200, 1500, 0],
  ['hole', 3000, 3200, 1],
].map(([kind, x, y, turn]) => ({ kind, x, y, turn }))

const zombies = [
  [300, 300],
  [1213, 307],
  [2126, 314],
  [3039, 321],
  [3952, 328],
  [4865, 335],
  [5778, 342],
  [391, 1499],
  [1304, 1506],
  [2217, 1513],
  [3972, 2086],
  [4464, 1810],
  [5377, 1817],
  [5869, 1541],
  [482, 2698],
  [1816, 2988],
  [3571, 3561],
  [3221, 2719],
  [4555, 3009],
  [189, 3299],
  [681, 3023],
  [573, 3897],
  [1907, 4187],
  [2399, 3911],
  [3733, 4201],
  [5067, 4491],
  [5138, 3932],
  [772, 4222],
  [1506, 5662],
  [1577, 5103],
].map(([x, y]) => ({ x, y }))

/** Thirty zombies that follow two survivors and the Din, among fifteen pieces, or on the same table without any. */
export function crowd(isBare = false) {
  return opened({
    kind: 'zombies',
    players: 2,
    survivors: { A: { x: 2000, y: 3400 }, B: { x: 4700, y: 3600 } },
    zombies,
    pieces: isBare ? [] : pieces,
    din: { x: 3600, y: 3600 },
  })
}

/** The milliseconds that a phase takes. */
export function timeOf(opening: ReturnType<typeof crowd>, seed = 0): number {
  const before = performance.now()
  playout(game, opening, seed)
  return performance.now() - before
}

/** The milliseconds of this thread that something takes. */
function workOf(act: () => void): string {
  const before = process.threadCpuUsage()
  act()
  const { user, system } = process.threadCpuUsage(before)
  return ((user + system) / 1000).toFixed(1)
}

if (import.meta.main) {
  const opening = crowd()
  const first = workOf(() => timeOf(opening))
  for (let seed = 0; seed < 50; seed++) timeOf(opening, seed)
  const tenth = workOf(() => {
    for (let seed = 0; seed < 10; seed++) timeOf(opening, seed)
  })
  console.log(`${first} ms the first time, and ten times ${tenth} once it is warm`)
}
