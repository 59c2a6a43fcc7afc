import { describe, expect, test } from 'vitest'
import { Chance } from './oracle/chance.ts'
import { cards, partingOf, randomReadings } from './oracle/matches.ts'
import { randomTable, tableKinds } from './oracle/random-tables.ts'

/** Number of tables of each kind that are compared. */
const TABLES = 800

/** Number of games of each kind; those of many players are long. */
const games = [
  [{ players: 1 }, 60],
  [{ players: 1, hardships: ['riders', 'horde'] }, 30],
  [{ players: 1, hardships: ['reinforcements', 'fast'] }, 30],
  [{ players: 2 }, 20],
  [{ players: 2, twoGangs: 'yes' }, 10],
  [{ players: 3 }, 10],
  [{ players: 4 }, 8],
  [{ players: 5 }, 8],
  [{ players: 6 }, 8],
] as const

describe('the engine and the oracle', () => {
  test.each(tableKinds)('settle random tables alike, those of the kind %s', (kind) => {
    let refused = 0
    for (let seed = 1; seed <= TABLES; seed++) {
      const readings = randomReadings(new Chance(seed))
      const parting = partingOf(randomTable(kind, seed, cards), readings, seed)
      if (parting === 'refused') refused++
      else if (parting) expect.fail(parting)
    }
    expect(refused, 'most random tables can be').toBeLessThan(TABLES / 4)
  })

  test.each(games)('play whole games alike: %j', (setting, count) => {
    for (let seed = 1; seed <= count; seed++) {
      const scene = { kind: 'game', ...setting }
      const parting = partingOf(scene, randomReadings(new Chance(seed)), seed)
      if (parting) expect.fail(parting)
    }
  })
})
