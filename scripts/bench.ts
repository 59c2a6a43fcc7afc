/**
 * `npm run bench`: random full games per second of each game, without trace and with it, and the slowest
 * exact odds. Prints figures and judges nothing: budgets are checked by counting, not by timing.
 */
import { engineOf } from '../src/content/engines.ts'
import { scenariosOf } from '../src/content/scenarios.ts'
import { type GameId, gameIds } from '../src/games/manifest.ts'
import type { Game } from '../src/kernel/game/game.ts'
import { exampleOf } from '../src/kernel/game/kind.ts'
import type { Opening } from '../src/kernel/game/opening.ts'
import type { Outcome } from '../src/kernel/game/refusal.ts'
import { ODDS_BUDGET } from '../src/kernel/odds/budget.ts'
import { type FactQuestion, factOdds, questionOf } from '../src/kernel/odds/fact-odds.ts'
import { atRandom } from '../src/kernel/run/answerers.ts'
import { playout } from '../src/kernel/run/playout.ts'
import { replay } from '../src/kernel/run/replay.ts'

/** Each figure is the best of this many measurements, the others being disturbed by the machine. */
const MEASUREMENTS = 5
const SECONDS = 1

/**
 * Situations whose odds are known to take long, by game: with all events unknown, 9 × 8 × … × 4 towns; with
 * six duellists who aim around the table, every cell loaded, 8 to the 6 volleys.
 */
const heavy: Readonly<Record<string, { kind: string; says: object; fact: FactQuestion }>> = {
  'wild-gangs': {
    kind: 'town',
    says: {
      events: Object.fromEntries(
        ['N1', 'N2', 'E', 'S2', 'S1', 'W'].map((spot) => [spot, 'unknown']),
      ),
    },
    fact: { fact: 'loot-winner', building: 'NC', loot: 'larger' },
  },
  'quick-and-undead': {
    kind: 'duel',
    says: {
      players: 6,
      duellists: ['A', 'B', 'C', 'D', 'E', 'F'],
      targets: { A: 'B', B: 'C', C: 'D', D: 'E', E: 'F', F: 'A' },
      gangs: Object.fromEntries(
        ['A', 'B', 'C', 'D', 'E', 'F'].map((seat) => [seat, { loaded: [2, 3, 4, 5, 6, 7] }]),
      ),
    },
    fact: { fact: 'dies', seat: 'A' },
  },
}

for (const id of gameIds) {
  const game = engineOf(id)
  const start = openExample(game, 'game', {})
  const seats = game.seats(start.given).length
  const untraced = perSecond((seed) => playout(game, start, seed))
  const traced = perSecond((seed) => replay(game, start, atRandom(seed)))
  console.log(`${id}, ${seats} players, one core`)
  console.log(`  ${figure(untraced)} random full games a second without trace`)
  console.log(
    `  ${figure(traced)} with a trace of every step (1 : ${(untraced / traced).toFixed(1)})`,
  )
  for (const line of slowestOdds(id, game)) console.log(`  ${line}`)
}

/** Number of calls a second, each with another seed. */
function perSecond(play: (seed: number) => unknown): number {
  let best = 0
  let seed = 0
  for (let measurement = 0; measurement < MEASUREMENTS; measurement++) {
    const start = performance.now()
    const first = seed
    while (performance.now() - start < SECONDS * 1000) play(seed++)
    best = Math.max(best, ((seed - first) / (performance.now() - start)) * 1000)
  }
  return best
}

/** The slowest odds that a scenario claims, and those of the situation that is known to be heavy. */
function slowestOdds(id: GameId, game: Game): string[] {
  const timed = [...scenariosOf(id).values()].flatMap(
    ({ id: name, situation, readings, expect }) => {
      const opening = game.open(situation, readings)
      if (!opening.ok) return []
      return expect.odds.map((claim) => ({
        name,
        milliseconds: timeOf(() => factOdds(game, opening.value, questionOf(claim))),
      }))
    },
  )
  const slowest = timed.sort((one, other) => other.milliseconds - one.milliseconds)[0]
  const lines = slowest
    ? [
        `${slowest.milliseconds.toFixed(1)} ms for the slowest exact odds of a scenario (${slowest.name})`,
      ]
    : []
  const hard = heavy[id]
  if (!hard) return lines
  const opening = openExample(game, hard.kind, hard.says)
  const milliseconds = timeOf(() => factOdds(game, opening, hard.fact))
  const limit = figure(ODDS_BUDGET)
  return [
    ...lines,
    `${figure(milliseconds)} ms for the heaviest odds known (limit: ${limit} steps)`,
  ]
}

/** The shortest of some runs, in milliseconds. A refusal is no answer and ends the script. */
function timeOf(compute: () => Outcome<unknown>): number {
  let best = Number.POSITIVE_INFINITY
  for (let measurement = 0; measurement < MEASUREMENTS; measurement++) {
    const start = performance.now()
    demand(compute())
    best = Math.min(best, performance.now() - start)
  }
  return best
}

/** Opens a kind of situation by its example, some of it being different. */
function openExample(game: Game, name: string, says: object): Opening {
  const kind = game.kinds.find((candidate) => candidate.name === name)
  if (!kind) throw new Error(`${game.id} has no situation of kind ${name}`)
  return demand(game.open({ ...exampleOf(kind), ...says }))
}

function demand<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(JSON.stringify(outcome.refusals))
}

function figure(number: number): string {
  return Math.round(number).toLocaleString('en')
}
