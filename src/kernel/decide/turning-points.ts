import type { ThinkingGame } from '../game/game.ts'
import { anyAnswer, type Opening } from '../game/opening.ts'
import { nobody } from '../run/answerers.ts'
import type { Replay } from '../run/replay.ts'
import type { GameEvent, Laid, SeatId } from '../run/table.ts'
import { Ahead } from './rollouts.ts'

/** Part of a finished game, by the numbers of answers before and after it, with a seat's chance of winning there. */
export interface TurningPoint {
  readonly from: number
  readonly to: number
  readonly before: number
  readonly after: number
}

/** The parts of a game in which the chance of winning moved most, as far as they are known. */
export interface TurningPoints {
  /** The seat whose chance it is. */
  readonly seat: SeatId
  /** In the order of the game. */
  readonly points: readonly TurningPoint[]
  /** Random games played from each position, and how many positions have been looked at, of how many. */
  readonly games: number
  readonly looked: number
  readonly wanted: number
}

/** Settings for looking through a finished game. */
export interface TurningRequest {
  readonly seed: number
  /** The seat whose chance is followed; the winner's when absent. */
  readonly seat?: SeatId | undefined
  /** Numbers of answers at which the game may be cut, ascending: the beginnings of its turns. */
  readonly cuts: readonly number[]
  /** Largest number of positions, and of games from each; see `GAMES` and `POSITIONS`. */
  readonly positions?: number | undefined
  readonly games?: number | undefined
}

/** Games from a position, unless whole games of the game take long; positions, and how many of them are spread evenly. */
const [GAMES, POSITIONS, SPREAD] = [60, 18, 9]

/** Of the whole games of an estimate so many parts are played from each position. */
const PART = 8

/** The number of turning points told. */
const TOLD = 3

/**
 * The parts of a finished game in which a seat's chance of winning moved most, each estimated from random games that go on
 * from positions of the game in which everything is known. The game is looked at evenly first, then the part with the
 * largest move is halved, over and over: some positions show what many would. The end itself is no estimate. Ways to it
 * are reported as they are found.
 */
export function turningPoints<Given, Position, Event extends GameEvent>(
  game: ThinkingGame<never, Given, Position, Event>,
  opening: Opening<Given, Position>,
  run: Replay<Position, Event>,
  request: TurningRequest,
  onSoFar: (found: TurningPoints) => void = () => undefined,
): TurningPoints {
  const { lookahead } = game
  const { given, readings } = opening
  const over = { given, readings, now: run.position }
  const seats = game.seats(given)
  const winner = seats.find((one) => (lookahead.victory(over, one) ?? 0) > 0)
  const seat = request.seat ?? winner ?? (seats[0] as SeatId)
  const whole = lookahead.whole ?? Number.POSITIVE_INFINITY
  const games = request.games ?? Math.min(GAMES, Math.ceil(whole / PART))
  const cuts = request.cuts.filter((cut) => cut < run.log.length)
  const wanted = Math.min(cuts.length, request.positions ?? POSITIONS)
  const chances = new Map<number, number>()
  const end = { cut: run.log.length, chance: chanceIn(game, over, seat) }
  const soFar = (): TurningPoints => {
    const points = movesOf(cuts, chances, end)
      .toSorted((one, other) => moved(other) - moved(one))
      .slice(0, TOLD)
      .toSorted((one, other) => one.from - other.from)
    return { seat, points, games, looked: chances.size, wanted }
  }
  while (chances.size < wanted) {
    const next = nextCut(cuts, chances, end, Math.min(SPREAD, wanted))
    if (next === undefined) break
    chances.set(next, chanceAt(game, opening, run.again(next, nobody), { ...request, seat, games }))
    onSoFar(soFar())
  }
  return soFar()
}

interface End {
  readonly cut: number
  readonly chance: number
}

/** The cut to be looked at next: those spread evenly, then the middle of the part with the largest move that has one. */
function nextCut(
  cuts: readonly number[],
  chances: ReadonlyMap<number, number>,
  end: End,
  spread: number,
): number | undefined {
  for (let place = 0; place < spread; place++) {
    const cut = cuts[Math.floor((place * cuts.length) / spread)]
    if (cut !== undefined && !chances.has(cut)) return cut
  }
  const parts = movesOf(cuts, chances, end).toSorted((one, other) => moved(other) - moved(one))
  for (const { from, to } of parts) {
    const within = cuts.filter((cut) => cut > from && cut < to)
    if (within.length > 0) return within[Math.floor(within.length / 2)]
  }
  return undefined
}

/** The parts between cuts that have been looked at, and the end. */
function movesOf(
  cuts: readonly number[],
  chances: ReadonlyMap<number, number>,
  end: End,
): readonly TurningPoint[] {
  const known = cuts.flatMap((cut) => {
    const chance = chances.get(cut)
    return chance === undefined ? [] : [{ cut, chance }]
  })
  const all = [...known, end]
  return all.slice(1).map(({ cut, chance }, place) => {
    const before = all[place] as { readonly cut: number; readonly chance: number }
    return { from: before.cut, to: cut, before: before.chance, after: chance }
  })
}

function moved({ before, after }: TurningPoint): number {
  return Math.abs(after - before)
}

/** Part of a seat in the victory; where a game was broken off before anybody had won, the promise of its position. */
function chanceIn<Given, Position>(
  { lookahead }: Pick<ThinkingGame<never, Given, Position>, 'lookahead'>,
  end: Laid<Given, Position>,
  seat: SeatId,
): number {
  return lookahead.victory(end, seat) ?? lookahead.promise(end, seat)
}

/** Mean chance of a seat in random games from where a run waits. */
function chanceAt<Given, Position, Event extends GameEvent>(
  game: ThinkingGame<never, Given, Position, Event>,
  opening: Opening<Given, Position>,
  run: Replay<Position, Event>,
  { seed, seat, games }: { readonly seed: number; readonly seat: SeatId; readonly games: number },
): number {
  const policy = game.lookahead.policy ?? game.policies[0] ?? anyAnswer
  const ahead = new Ahead<Given, Position>(game, opening, run, { seed, policy })
  const ends = Array.from({ length: games }, (_, number) => ahead.play(number))
  const chances = ends.flatMap((end) => (end ? [chanceIn(game, end, seat)] : []))
  return chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length)
}
