/**
 * `npm run opponents [-- <game> --matches 200 --games 300 --seed 1]`: how often a sensible player wins against others
 * who answer anything, each seat in turn, of the page's own example of a whole game; with the 95 % interval, and
 * what a decision costs of one core.
 */
import { parseArgs } from 'node:util'
import { engineOf } from '../src/content/engines.ts'
import { type GameId, gameIds, isGame } from '../src/games/manifest.ts'
import { type Answerer, pickAt } from '../src/kernel/answer.ts'
import { intervalOf } from '../src/kernel/estimate.ts'
import type { Game, Opening } from '../src/kernel/game.ts'
import { exampleIn } from '../src/kernel/kind.ts'
import { sensible } from '../src/kernel/opponent.ts'
import { replay } from '../src/kernel/replay.ts'

const { values, positionals } = argumentsOf()

function argumentsOf() {
  const options = {
    matches: { type: 'string', default: '200' },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
  } as const
  try {
    const read = parseArgs({ options, allowPositionals: true })
    const numbers = Object.values(read.values)
    if (read.positionals.every(isGame) && numbers.every((one) => /^\d+$/.test(one))) return read
  } catch {
    // What cannot be read at all is told as what is no game and no number.
  }
  const usage = 'npm run opponents -- [game…] [--matches 200] [--games 300] [--seed 1]'
  console.error(`${usage}\nGames: ${gameIds.join(', ')}`)
  process.exit(2)
}

for (const id of gameIds) {
  if (positionals.length === 0 || positionals.includes(id)) report(id)
}

function report(id: GameId): void {
  const game = engineOf(id)
  const opened = game.open(exampleIn(game, 'game'))
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const seats = game.seats(opened.value.given)
  const matches = Number(values.matches)
  const games = Number(values.games ?? game.outlook.games)
  const cost = { moves: 0, games: 0, milliseconds: 0, longest: 0 }
  let victories = 0
  for (let match = 0; match < matches; match++) {
    const seat = seats[match % seats.length] as string
    victories += playMatch(game, opened.value, seat, Number(values.seed) + match, games, cost)
  }
  const { share, low, high } = intervalOf(victories, matches)
  const percent = (number: number) => (100 * number).toFixed(1)
  console.log(`${id}: one of ${seats.length} seats thinks, with about ${games} random games a move`)
  console.log(
    `  wins ${percent(share)} % of ${matches} games (95 %: ${percent(low)} to ${percent(high)}; chance: ${percent(1 / seats.length)})`,
  )
  console.log(
    `  ${(cost.moves / matches).toFixed(1)} moves a game, ${(cost.games / cost.moves).toFixed(0)} random games a move, ` +
      `${(cost.milliseconds / cost.moves).toFixed(1)} ms a move, the longest ${cost.longest.toFixed(0)} ms`,
  )
}

/** What came of thinking, in all. */
interface Cost {
  moves: number
  games: number
  milliseconds: number
  longest: number
}

/** The part in the victory of the seat that thinks, in one match. */
function playMatch(
  game: Game,
  opening: Opening,
  seat: string,
  seed: number,
  games: number,
  cost: Cost,
): number {
  const others: Answerer = (question, _position, given) =>
    question.step === 'ask' && question.by === seat ? undefined : pickAt(seed, given, question)
  let run = replay(game, opening, others)
  while (run.question && !run.refusal) {
    const before = process.cpuUsage()
    const thought = sensible(game, opening, run, { seed, games })
    const { user, system } = process.cpuUsage(before)
    const milliseconds = (user + system) / 1000
    cost.moves++
    cost.games += thought.games
    cost.milliseconds += milliseconds
    cost.longest = Math.max(cost.longest, milliseconds)
    const place = run.log.length
    run = run.again(place, (...asked) => (asked[2] === place ? thought.answer : others(...asked)))
  }
  const { given, readings } = opening
  return game.outlook.victory({ given, readings, now: run.position }, seat) ?? 0
}
