import Fraction from 'fraction.js'
import { summed } from '../../../kernel/data/integers.ts'
import { copies } from '../../../kernel/data/stock.ts'
import type { Count, Counted, FactValue } from '../../../kernel/game/game.ts'
import type { Opening } from '../../../kernel/game/opening.ts'
import { byNumber } from '../../../kernel/run/answerers.ts'
import { replay } from '../../../kernel/run/replay.ts'
import { apply } from '../apply.ts'
import type { PlayerCount } from '../components.ts'
import { flipsIn, from, type Given, type Position, type Round, topOf } from '../position.ts'
import { dealOf, roundsOf } from '../rules/setup.ts'
import { columnOf, type Starts, startsOf } from './trigger.ts'

/** A fresh round for so many players: when the duel starts in it. */
export function startsIn(players: PlayerCount, round: Round): Starts {
  const { cactus, events } = dealOf(players, round)
  const cards = [...copies('cactus' as const, cactus), ...copies('event' as const, events)]
  const column = columnOf(false, { cards, isOrdered: false })
  return startsOf(copies(column, players))
}

/** The chance that a fresh round for so many players ends in the final duel. */
export function duelChance(players: PlayerCount, round: Round): Fraction {
  const { never, total } = startsIn(players, round)
  return new Fraction(total - never, total)
}

/** round3.repeat: how often the third round is repeated on average, once it is played: each time is as the first. */
export function meanRepeats(players: PlayerCount): Fraction {
  return duelChance(players, 3).inverse().sub(1)
}

/** In which round and with which of its flips the duel starts, as often as told; round 0 is never. */
interface Start {
  readonly round: Round | 0
  readonly flip: number
  readonly ways: bigint
}

/** Flip at which the duel starts, from a position within a round: in that round or, in a game, in a later one. */
function startsFrom({ given, readings }: Opening<Given, Position>, now: Position): Start[] {
  const isGame = given.kind === 'game'
  const columns = from({ given }, now.mover).map((seat) =>
    columnOf(topOf(now, seat) === 'cactus', now.stacks[seat]),
  )
  const left = isGame ? roundsOf(given, readings).filter((round) => round > now.round) : []
  const later: readonly Round[] = isGame && left.length === 0 ? [3] : left
  const played = [
    { round: now.round, before: flipsIn(now), ...startsOf(columns) },
    ...later.map((round) => ({ round, before: 0, ...startsIn(given.players, round) })),
  ]
  // The last round of a game goes on until the duel starts.
  const sizes = played.map(({ total, never }, place) =>
    BigInt(isGame && place === played.length - 1 ? total - never : total),
  )
  const starts: Start[] = []
  let ways = 1n
  for (const [place, { round, before, at, never }] of played.entries()) {
    const rest = sizes.slice(place + 1).reduce((product, size) => product * size, ways)
    for (const [flip, times] of at.entries()) {
      if (times > 0) starts.push({ round, flip: before + flip + 1, ways: rest * BigInt(times) })
    }
    ways *= BigInt(never)
  }
  if (!isGame && ways > 0n) starts.push({ round: 0, flip: 0, ways })
  return starts
}

/** Counts the odds of a fact about the start of the duel. The actions of events play no part in it. */
function counted(settle: (start: Start, now: Position) => FactValue) {
  return ((opening, _parameters, after): Counted | undefined => {
    if (opening.given.kind !== 'round' && opening.given.kind !== 'game') return undefined
    const { position, question } = replay({ apply }, opening, byNumber(after))
    if (!question) return undefined
    const { phase, round } = position
    const isOn = phase === 'duel' || phase === 'over'
    const here: Start = { round, flip: flipsIn(position), ways: 1n }
    const starts = isOn ? [here] : startsFrom(opening, position)
    const ways = starts.map((start) => [settle(start, position), start.ways] as const)
    return { weights: summed(ways), assumed: [] }
  }) satisfies Count<Given, Position>
}

/** Odds that the duel takes place, by the flip of its round. */
export const duelCounted = counted(({ round }) => round > 0)
export const flipCounted = counted(({ flip }) => flip)

/** Odds of the last round played: without a duel the next round, or the third again, would follow. */
export const roundCounted = counted(
  ({ round }, now) => round || (Math.min(now.round + 1, 3) as Round),
)
