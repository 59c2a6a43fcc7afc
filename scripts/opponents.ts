/**
 * `npm run opponents [-- <game> --matches 200 --games 300 --seed 1]`: how often a sensible player wins against others
 * who answer anything, and against others who decide by the game's first policy, each seat in turn, of the page's own
 * example of a whole game; with the 95 % interval, and what a decision costs of one core.
 */
import { parseArgs } from 'node:util'
import { engineOf } from '../src/content/engines.ts'
import { type GameId, gameIds, isGame } from '../src/games/manifest.ts'
import { intervalOf } from '../src/kernel/decide/estimate.ts'
import { sensible } from '../src/kernel/decide/opponent.ts'
import type { Game } from '../src/kernel/game/game.ts'
import { exampleIn } from '../src/kernel/game/kind.ts'
import { anyAnswer, type Opening, type Policy } from '../src/kernel/game/opening.ts'
import { type Answerer, pickAt } from '../src/kernel/run/answerers.ts'
import { numberOfChoice } from '../src/kernel/run/laid-table.ts'
import { replay } from '../src/kernel/run/replay.ts'

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
  if (positionals.length > 0 && !positionals.includes(id)) continue
  report(id, anyAnswer)
  const [plain] = engineOf(id).policies
  if (plain) report(id, plain)
}

function report(id: GameId, policy: Policy): void {
  const game = engineOf(id)
  const opened = game.open(exampleIn(game, 'game'))
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const seats = game.seats(opened.value.given)
  const matches = Number(values.matches)
  const games = Number(values.games ?? game.lookahead.games)
  const cost: Cost = { moves: 0, games: 0, milliseconds: [] }
  let victories = 0
  for (let match = 0; match < matches; match++) {
    const seat = seats[match % seats.length] as string
    victories += playMatch(game, opened.value, seat, Number(values.seed) + match, games, {
      cost,
      policy,
    })
  }
  const { share, low, high } = intervalOf(victories, matches)
  const percent = (number: number) => (100 * number).toFixed(1)
  console.log(`${id}: one of ${seats.length} seats thinks, against others by '${policy.id}'`)
  console.log(
    `  wins ${percent(share)} % of ${matches} games (95 %: ${percent(low)} to ${percent(high)}; chance: ${percent(1 / seats.length)})`,
  )
  console.log(
    `  ${(cost.moves / matches).toFixed(1)} moves a game, ${(cost.games / cost.moves).toFixed(0)} random games a move, ` +
      `ms a move: ${[0.5, 0.95, 1].map((part) => quantile(cost.milliseconds, part)).join(', ')} (median, 95 %, longest)`,
  )
}

/** Cost of thinking, in all. */
interface Cost {
  moves: number
  games: number
  readonly milliseconds: number[]
}

/** The number below which so great a part of several lies. */
function quantile(numbers: readonly number[], part: number): string {
  const sorted = numbers.toSorted((one, other) => one - other)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
}

/** The part in the victory of the seat that thinks, in one match. */
function playMatch(
  game: Game,
  opening: Opening,
  seat: string,
  seed: number,
  games: number,
  { cost, policy }: { readonly cost: Cost; readonly policy: Policy },
): number {
  const others: Answerer = (question, position, given) => {
    if (question.step === 'roll') return pickAt(seed, given, question)
    if (question.by === seat) return undefined
    const chosen = numberOfChoice(question, policy.choose(question, position))
    return chosen === 'any' ? pickAt(seed, given, question) : chosen
  }
  let run = replay(game, opening, others)
  while (run.question && !run.refusal) {
    const before = process.cpuUsage()
    const thought = sensible(game, opening, run, { seed, games })
    const { user, system } = process.cpuUsage(before)
    const milliseconds = (user + system) / 1000
    cost.moves++
    cost.games += thought.games
    cost.milliseconds.push(milliseconds)
    const place = run.log.length
    run = run.again(place, (...asked) => (asked[2] === place ? thought.answer : others(...asked)))
  }
  const { given, readings } = opening
  return game.lookahead.victory({ given, readings, now: run.position }, seat) ?? 0
}
