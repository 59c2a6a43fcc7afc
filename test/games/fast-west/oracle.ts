/*
 * Fast-West a second time, written from the clauses alone: a table of plain numbers that is told the answers of a
 * game one by one, and says what it comes to. Players are numbered from 0.
 */

export type Readings = Readonly<Record<string, string>>

/** The next answer of a game to a question of a kind. */
export type Ask = (kind: string) => unknown

/** End of a game. */
export interface Ending {
  readonly tokens: readonly number[]
  readonly winner: number
  readonly round: number
  readonly flips: number
}

const letters = 'ABCDEFGH'
const seatOf = (letter: unknown) => letters.indexOf(String(letter))

/** Plays a whole game as it is told. */
export function playGame(
  players: number,
  first: number,
  readings: Readings,
  falseStarts: boolean,
  ask: Ask,
): Ending {
  const tokens = new Array<number>(players).fill(0)
  const sizes = players >= 7 ? [8, 5, 4] : [8, 6, 4]
  const start = players === 3 && readings['deal.three'] === 'third-round' ? 3 : 1
  for (let round = start; ; round = Math.min(3, round + 1)) {
    const cards = sizes[round - 1] as number
    const flips = playRound({ players, first, readings, falseStarts, ask, tokens }, cards)
    if (flips > 0) return { ...finalDuel(players, readings, ask, tokens), round, flips }
  }
}

interface Table {
  readonly players: number
  readonly first: number
  readonly readings: Readings
  readonly falseStarts: boolean
  readonly ask: Ask
  readonly tokens: number[]
}

/** Plays a round; the number of the flip with which the duel starts, 0 without a duel. */
function playRound(table: Table, cards: number): number {
  const { players, first, falseStarts, ask } = table
  const visible = new Array<string>(players).fill('')
  for (let flip = 1; flip <= cards * players; flip++) {
    const seat = (first + flip - 1) % players
    while (falseStarts) {
      const told = ask('flip') as { flip?: string; grab?: string[] }
      if (!told.grab) break
      payEarly(table, visible, told.grab)
    }
    const card = String(ask('card'))
    visible[seat] = card
    if (card !== 'cactus' && card !== 'child') {
      act(table, card, seat)
      visible[seat] = 'back'
    }
    if (visible.every((one) => one === 'cactus')) return flip
  }
  // After the last flip a hand can still be too early; no player can have more than five tokens of it.
  for (let times = 0; falseStarts && times < 5 * players; times++) {
    const { grab } = ask('grab') as { grab: string[] }
    if (grab.length === 0) break
    payEarly(table, visible, grab)
  }
  return 0
}

/** A hand that is too early costs a token where a child is visible, or always. */
function payEarly(table: Table, visible: readonly string[], grabbed: readonly string[]): void {
  if (table.readings['false-start'] !== 'always' && !visible.includes('child')) return
  for (const one of grabbed) pay(table, seatOf(one))
}

/** Nobody has more than five before the duel. */
function pay({ tokens }: Table, seat: number): void {
  tokens[seat] = Math.min(5, (tokens[seat] as number) + 1)
}

function act(table: Table, card: string, seat: number): void {
  const { players, readings, ask, tokens } = table
  if (card === 'sheriff' || card === 'cavalry') {
    const slow = [ask('slowest')].flat().map(seatOf)
    if (slow.length === 1 || readings['slowest'] === 'all') for (const one of slow) pay(table, one)
  } else if (card === 'bandit') {
    const hands = ask('bandit') as Record<string, number | 'none'>
    const bad = Object.keys(hands).filter((one) => hands[one] === 1 || hands[one] === 'none')
    for (const one of bad) pay(table, seatOf(one))
  } else if (card === 'indians') {
    const holders = Object.values(ask('indians') as Record<string, string>).map(seatOf)
    const counts = tokens.map((_, one) => holders.filter((holder) => holder === one).length)
    const best = Math.max(...counts)
    for (const [one, count] of counts.entries()) {
      if (count === 0) pay(table, one)
      else {
        const gone = count < best ? 1 : readings['indians.most'] === 'three' ? 3 : 2
        tokens[one] = Math.max(0, (tokens[one] as number) - gone)
      }
    }
  } else {
    const number = ask('announce')
    for (let turn = 0; turn < players; turn++) {
      if (ask('draw') === number) pay(table, (seat + turn) % players)
    }
  }
}

/** Winners of the final duel, and their tokens. */
function finalDuel(
  players: number,
  readings: Readings,
  ask: Ask,
  before: readonly number[],
): { tokens: number[]; winner: number } {
  const hands = ask('bullets') as Record<string, number>
  const bullets = before.map((_, seat) => hands[letters[seat] as string] as number)
  const aims = before.map(() => seatOf(ask('target')))
  const isHurt = (seat: number) => {
    const aim = aims[seat] as number
    return aims[aim] === seat && (bullets[aim] as number) < (bullets[seat] as number)
  }
  const all = before.map((_, seat) => seat).sort((a, b) => (bullets[a] ?? 0) - (bullets[b] ?? 0))
  const standing = all.filter((seat) => !isHurt(seat))
  const tokens = [...before]
  for (const [place, seat] of standing.entries()) {
    const due = [3, 2][place] ?? 1
    const given = readings['duel.source'] === 'own' ? Math.min(due, before[seat] ?? 0) : due
    const aim = aims[seat] as number
    tokens[aim] = (tokens[aim] as number) + given
    if (readings['duel.source'] === 'own') tokens[seat] = (tokens[seat] as number) - given
  }
  const able = readings['win.who'] === 'standing' ? standing : all
  const least = Math.min(...able.map((seat) => tokens[seat] as number))
  const tied = able.filter((seat) => tokens[seat] === least)
  const byFirst = tied.length > 1 && readings['win.tie'] === 'first-bullet'
  if (bullets.length !== players) throw new Error('a bullet each')
  return { tokens, winner: (byFirst ? all : tied)[0] as number }
}
