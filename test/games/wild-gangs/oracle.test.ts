import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engineComponents } from '../../../src/content/components/index.ts'
import type { Components } from '../../../src/games/wild-gangs/components.ts'
import type { WildGangsEvent } from '../../../src/games/wild-gangs/events.ts'
import { makeWildGangs } from '../../../src/games/wild-gangs/index.ts'
import type { Given, Position } from '../../../src/games/wild-gangs/position.ts'
import type { FactParameters, FactValue } from '../../../src/kernel/game/game.ts'
import type { Opening } from '../../../src/kernel/game/opening.ts'
import { odds } from '../../../src/kernel/odds/odds.ts'
import { type Answerer, atRandom, byFunction } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { type ChoosePrey, largestBounty, type Settled, type SettledLoot, settle } from './oracle.ts'
import { countTowns } from './oracle-odds.ts'
import {
  allBuildings,
  allSides,
  allSpots,
  allStreets,
  type Gang,
  gangsOf,
  type Readings,
  type Street,
  type Town,
} from './oracle-town.ts'
import { partlyKnownCases, randomCases, type Taste } from './random-towns.ts'

const components = engineComponents('wild-gangs') as Components
const game = makeWildGangs(components)

function open(situation: unknown, readings: Readings): Opening<Given, Position> {
  const opening = game.open(situation, { ...readings })
  if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
  return opening.value
}

/** A situation may give decks to the gangs that play. */
function decksOf(town: Town) {
  return Object.fromEntries(gangsOf(town).map((gang) => [gang, town.decks[gang]]))
}

function openTown(town: Town, readings: Readings): Opening<Given, Position> {
  return open({ kind: 'town', ...town, decks: decksOf(town) }, readings)
}

/** Settled position of the engine, by its facts, in the words of the oracle. */
function settledByEngine(position: Position, given: Given): Settled {
  const fact = (kind: string, parameters: FactParameters = {}): FactValue => {
    const found = game.facts.find((candidate) => candidate.kind === kind)
    if (!found) throw new Error(`no fact ${kind}`)
    return found.value(position, given, parameters)
  }
  const gang = (value: FactValue) => (value === 'nobody' ? null : (value as Gang))
  const lootOf = (building: string, loot: string): SettledLoot => ({
    value: fact('loot-value', { building, loot }) as number,
    isProtected: fact('loot-protected', { building, loot }) as boolean,
    owner: gang(fact('loot-winner', { building, loot })),
  })
  return {
    events: keyed(allSpots, (spot) => fact('event-at', { spot }) as never),
    loots: keyed(allBuildings, (building) => ({
      larger: lootOf(building, 'larger'),
      smaller: lootOf(building, 'smaller'),
    })),
    ranks: keyed(allBuildings, (building) => position.ranks[building]),
    streets: keyed(allStreets, (street) => ({
      fought: fact('fight', { street }) as boolean,
      winner: gang(fact('fight-winner', { street })),
      prey: gang(fact('prey', { street })),
    })),
    money: {
      A: fact('money', { seat: 'A' }) as number,
      B: fact('money', { seat: 'B' }) as number,
      C: fact('money', { seat: 'C' }) as number,
      D: fact('money', { seat: 'D' }) as number,
    },
    winner: fact('winner') as Gang,
  }
}

function keyed<Key extends string, T>(keys: readonly Key[], value: (key: Key) => T) {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, T>
}

/** The winner of a fight captures the gang that it likes best. */
function captureBy(taste: Taste): Answerer {
  return byFunction((question, position: Position) => {
    if (question.kind !== 'capture' || question.step !== 'ask') return undefined
    const street = allStreets.findLast((name) => position.fights[name]) as Street
    return taste[street].find((gang) => question.options.indexOf(gang) >= 0)
  })
}

function preyBy(taste: Taste): ChoosePrey {
  return (street, _winner, others) =>
    taste[street].find((gang) => others.includes(gang)) ?? (others[0] as Gang)
}

describe('the engine and the oracle', () => {
  test('settle random towns alike', () => {
    fc.assert(
      fc.property(randomCases(components.gang), ({ town, readings, taste }) => {
        const opening = openTown(town, readings)
        const run = replay(game, opening, captureBy(taste))
        expect(run.question).toBeUndefined()
        expect(settledByEngine(run.position, opening.given)).toEqual(
          settle(town, readings, preyBy(taste)),
        )
      }),
      { numRuns: 3000 },
    )
  })

  test('give the same odds of what a reader does not know', () => {
    fc.assert(
      fc.property(partlyKnownCases(components.gang), ({ town, readings }) => {
        const opening = openTown(town, readings)
        const [policy] = game.policies
        const found = odds(game, opening, {
          ...(policy && { policy }),
          result: (position, given) => summary(settledByEngine(position, given)),
        })
        if (!found.ok) throw new Error(JSON.stringify(found.refusals))
        const { all, counts } = countTowns(town, readings, largestBounty, summary)
        const engine = found.value.outcomes.map(({ result, chance }) => [result, chance.mul(all)])
        const same = engine.map(([result, times]) => [result, Number(times)])
        expect(new Map(same as [string, number][])).toEqual(counts)
      }),
      { numRuns: 36 },
    )
  })

  test('agree on the end of whole random games', () => {
    const setups = fc.record({
      setup: randomCases(components.gang),
      given: fc.boolean(),
      seed: fc.integer({ min: 1, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(setups, ({ setup: { town, readings }, given, seed }) => {
        const { players, bank, firstPlayer, loots } = town
        const chosen = given ? { bank, firstPlayer, loots } : {}
        const opening = open({ kind: 'game', players, decks: decksOf(town), ...chosen }, readings)
        const run = replay(game, opening, atRandom(seed))
        expect(run.question).toBeUndefined()
        const reveal = run.trace.findIndex(
          (line) => line.type === 'event' && line.event.kind === 'revealed',
        )
        if (reveal < 0) throw new Error('nothing was revealed')
        const revealed = townAt(run.at(reveal), town)
        if (given) expect(revealed).toMatchObject({ bank, firstPlayer, loots })
        checkPlacing(revealed)
        expect(settledByEngine(run.position, opening.given)).toEqual(
          settle(revealed, readings, preyIn(run.events)),
        )
      }),
      { numRuns: 300 },
    )
  })
})

/** Summary of a settled town in one line: everything that a reader could ask. */
function summary({ loots, streets, winner }: Settled): string {
  const owners = allBuildings.map((building) => {
    const { larger, smaller } = loots[building]
    return `${larger.owner}${larger.isProtected}${smaller.owner}${smaller.isProtected}`
  })
  const fights = allStreets.map((street) => `${streets[street].winner}${streets[street].prey}`)
  return [winner, ...owners, ...fights].join(' ')
}

/** The town of a position, with the decks with which the game began. */
function townAt(position: Position, { players, decks }: Town): Town {
  const bank = (['NW', 'NE', 'SE', 'SW'] as const).find(
    (corner) => position.buildings[corner] === 'bank',
  )
  if (!bank || !position.firstPlayer) throw new Error('the town is not set up')
  return {
    players,
    decks,
    bank,
    firstPlayer: position.firstPlayer,
    events: position.events as Town['events'],
    loots: keyed(allBuildings, (building) => {
      const [one, other] = position.loots[building]
      return [one?.tile ?? 0, other?.tile ?? 0] as const
    }),
    gangsters: keyed(allSides, (side) =>
      position.sides[side].map(({ card, face }) => (face === 'down' ? `(${card})` : card)),
    ),
  }
}

/** place.seven-each, place.facedown-limit, two.closed-street, as the rulebook counts them. */
function checkPlacing(town: Town): void {
  const laid = Object.values(town.gangsters).flat()
  for (const gang of gangsOf(town)) {
    const own = laid.filter((text) => text.includes(gang))
    expect(own.length).toBe(7)
    const limit = { 2: 3, 3: 2, 4: 1 }[town.players]
    expect(own.filter((text) => text.startsWith('(')).length).toBeLessThanOrEqual(limit)
  }
  expect(laid.length).toBe(7 * town.players)
  if (town.players > 2) return
  const closed = town.bank.endsWith('W') ? (['NW.w', 'SW.w'] as const) : (['NE.e', 'SE.e'] as const)
  for (const side of closed) expect(town.gangsters[side]).toEqual([])
}

/** The choices that were made, each of which must be one that the oracle allows. */
function preyIn(events: readonly WildGangsEvent[]): ChoosePrey {
  return (street, winner, others) => {
    const capture = events.find((event) => event.kind === 'captured' && event.street === street)
    if (capture?.kind !== 'captured') throw new Error(`nobody was captured in the ${street}`)
    expect(capture.seat).toBe(winner)
    expect(others).toContain(capture.prey)
    return capture.prey
  }
}
