import type { Readings } from '../../../kernel/game/reading.ts'
import { randomDraw } from '../../../kernel/run/random.ts'

/*
 * The final duel, settled again in plain numbers: millions of ways are gone through. Players are numbered from 0.
 */

/** A final duel of which some bullets and targets are known; 0 and −1 are those that are not. */
export interface DuelTable {
  readonly tokens: readonly number[]
  readonly bullets: readonly number[]
  readonly targets: readonly number[]
  readonly readings: Readings
}

/** A duel that is over. The same object is handed out each time. */
interface DuelEnd {
  readonly bullets: number[]
  readonly targets: number[]
  readonly tokens: number[]
  winner: number
}

/** Number of ways to fill in everything unknown. */
export function waysOf({ bullets, targets }: Pick<DuelTable, 'bullets' | 'targets'>): number {
  let ways = 1
  for (let left = bullets.filter((one) => one === 0).length; left > 1; left--) ways *= left
  return ways * (targets.length - 1) ** targets.filter((one) => one < 0).length
}

/** Ends the duel in every way, each as likely. */
export function everyDuel(table: DuelTable, visit: (end: DuelEnd) => void): void {
  const end = beginOf(table)
  const free = table.bullets.map((_, seat) => seat).filter((seat) => table.bullets[seat] === 0)
  const numbers = table.bullets.map((_, seat) => seat + 1)
  const left = numbers.filter((bullet) => !table.bullets.includes(bullet))
  const deal = (place: number) => {
    const seat = free[place]
    if (seat === undefined) return everyAim(table, end, visit)
    for (const bullet of left) {
      if (end.bullets.includes(bullet)) continue
      end.bullets[seat] = bullet
      deal(place + 1)
      end.bullets[seat] = 0
    }
  }
  deal(0)
}

/** Ends the duel in so many ways drawn by lot. */
function someDuels(
  table: DuelTable,
  count: number,
  seed: number,
  visit: (end: DuelEnd) => void,
): void {
  const draw = randomDraw(seed)
  const { length } = table.tokens
  const end = beginOf(table)
  for (let one = 0; one < count; one++) {
    const left = table.bullets
      .map((_, seat) => seat + 1)
      .filter((bullet) => !table.bullets.includes(bullet))
    for (let seat = 0; seat < length; seat++) {
      end.bullets[seat] = table.bullets[seat] || (left.splice(draw(left.length), 1)[0] as number)
      const target = table.targets[seat] as number
      end.targets[seat] = target < 0 ? (seat + 1 + draw(length - 1)) % length : target
    }
    settle(table, orderOf(end), end)
    visit(end)
  }
}

function beginOf({ tokens, bullets, targets }: DuelTable): DuelEnd {
  return { bullets: [...bullets], targets: [...targets], tokens: [...tokens], winner: 0 }
}

/** The players from the lowest bullet up. */
function orderOf({ bullets }: DuelEnd): readonly number[] {
  return bullets.map((_, index) => bullets.indexOf(index + 1))
}

/** Every way to point with the bullets given. */
function everyAim(table: DuelTable, end: DuelEnd, visit: (end: DuelEnd) => void): void {
  const { targets } = end
  const { length } = targets
  const order = orderOf(end)
  const free = table.targets.map((_, seat) => seat).filter((seat) => table.targets[seat] === -1)
  const aim = (place: number) => {
    const seat = free[place]
    if (seat === undefined) {
      settle(table, order, end)
      visit(end)
      return
    }
    for (let target = 0; target < length; target++) {
      if (target === seat) continue
      targets[seat] = target
      aim(place + 1)
    }
  }
  aim(0)
}

/** Mutual pairs, shots and the winner. */
function settle(
  { tokens: had, readings }: DuelTable,
  order: readonly number[],
  end: DuelEnd,
): void {
  const { bullets, targets, tokens } = end
  const own = readings['duel.source'] === 'own'
  for (let seat = 0; seat < had.length; seat++) tokens[seat] = had[seat] as number
  let gives = 3
  let wounded = 0
  for (const seat of order) {
    const target = targets[seat] as number
    const isMutual = targets[target] === seat
    if (isMutual && (bullets[target] as number) < (bullets[seat] as number)) {
      wounded |= 1 << seat
      continue
    }
    const count = own ? Math.min(gives, had[seat] as number) : gives
    tokens[target] = (tokens[target] as number) + count
    if (own) tokens[seat] = (tokens[seat] as number) - count
    if (gives > 1) gives--
  }
  end.winner = winnerOf(order, tokens, readings['win.who'] === 'standing' ? wounded : 0, readings)
}

/** The first from the lowest bullet up with the fewest tokens; some are left out. */
function winnerOf(
  order: readonly number[],
  tokens: readonly number[],
  out: number,
  readings: Readings,
): number {
  let winner = -1
  let isTied = false
  for (const seat of order) {
    if (out & (1 << seat)) continue
    const lead = winner < 0 ? 1 : (tokens[winner] as number) - (tokens[seat] as number)
    if (lead === 0) isTied = true
    if (lead <= 0) continue
    winner = seat
    isTied = false
  }
  return isTied && readings['win.tie'] === 'first-bullet' ? (order[0] as number) : winner
}

/** Wins of a player with a bullet and a target, among a number of ways. */
interface Shot {
  readonly bullet: number
  readonly target: number
  readonly wins: number
  readonly ways: number
}

/** Prospects of one player in the final duel. */
interface Hopes {
  readonly wins: number
  readonly ways: number
  /** The bullets and targets that are possible, the best first. */
  readonly shots: readonly Shot[]
}

/** More ways than these are not gone through one by one: six players with nothing known are the most. */
export const MOST_WAYS = 12_000_000
/** Number of ways sampled when there are more. */
const DRAWN = 400_000

/**
 * Prospects of each player. The others grab and aim as told, or with every bullet and target equally likely. With
 * more than six players and too little told, ways are sampled: an estimate.
 */
export function hopesOf(table: DuelTable, seed = 1): { hopes: readonly Hopes[]; isExact: boolean } {
  const { length } = table.tokens
  const size = (length + 1) * length
  const wins = new Float64Array(length * size)
  const ways = new Float64Array(length * size)
  const visit = ({ bullets, targets, winner }: DuelEnd) => {
    for (let seat = 0; seat < length; seat++) {
      const shot = seat * size + (bullets[seat] as number) * length + (targets[seat] as number)
      ways[shot] = (ways[shot] as number) + 1
      if (winner === seat) wins[shot] = (wins[shot] as number) + 1
    }
  }
  const isExact = waysOf(table) <= MOST_WAYS
  if (isExact) everyDuel(table, visit)
  else someDuels(table, DRAWN, seed, visit)
  const hopes = table.tokens.map((_, seat) => {
    const shots: Shot[] = []
    for (let shot = 0; shot < size; shot++) {
      const place = seat * size + shot
      if (ways[place] === 0) continue
      const [bullet, target] = [Math.floor(shot / length), shot % length]
      shots.push({ bullet, target, wins: wins[place] as number, ways: ways[place] as number })
    }
    shots.sort((one, other) => other.wins * one.ways - one.wins * other.ways)
    const sum = (of: 'wins' | 'ways') => shots.reduce((all, shot) => all + shot[of], 0)
    return { wins: sum('wins'), ways: sum('ways'), shots }
  })
  return { hopes, isExact }
}
