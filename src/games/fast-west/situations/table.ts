import { byKey, isRecord } from '../../../kernel/data/keyed.ts'
import { sizeOf } from '../../../kernel/data/stock.ts'
import { kindsOf, type Maker, type Opened } from '../../../kernel/game/kind.ts'
import { shown } from '../../../kernel/game/refusal.ts'
import { count, listed, type Of, optional, some } from '../../../kernel/schema/schema.ts'
import { noCards } from '../apply.ts'
import type { ClauseId } from '../clauses.ts'
import {
  bullets,
  type Components,
  MOST_TOKENS,
  type PlayerCount,
  playerCounts,
  type Seat,
  seats,
} from '../components.ts'
import { bulletsOf, type Given, type Position, type Round, type Told } from '../position.ts'
import { roundsOf } from '../rules/setup.ts'

export type WestMaker = Maker<Components>

/** Declares a kind of situation of Fast-West. */
export const kind = kindsOf<Given, Position, Components>()

/** game.players: three to eight. */
export const players = listed(playerCounts, { clause: 'game.players' })

/** A player, who has to play. */
export const player = listed(seats, {
  clause: 'game.players',
  code: 'unknown-player',
  of: 'seat',
  facts: (_path, whole) => ({ allowed: seats.slice(0, playersIn(whole)) }),
})

/** Number of players in a situation that may hold anything; the largest possible when it does not say. */
function playersIn(situation: unknown): number {
  const said = isRecord(situation) ? situation['players'] : undefined
  return playerCounts.find((one) => one === said) ?? seats.length
}

/** cap.five: the tokens of the players before the final duel, none unless told otherwise. */
export const tokens = optional(
  some(seats, () => count(0, MOST_TOKENS, { clause: 'cap.five' }), { clause: 'game.players' }),
  {},
)

/** comp.bullets-8: a bullet that is with one player at the most, as a clause of that moment says. */
export const bulletOnce = (clause: ClauseId) =>
  listed(bullets, {
    clause: 'setup.bullet-count',
    code: 'bullet-out-of-range',
    facts: (_path, whole) => ({ allowed: bullets.slice(0, playersIn(whole)).map(String) }),
    once: { pool: 'bullet', code: 'bullet-twice', clause },
  })

/** Parts of every table. */
export interface Table {
  readonly players: PlayerCount
  readonly tokens?: Of<typeof tokens>
  readonly falseStarts?: boolean
}

/** A table with nothing but its bullets in the middle and the tokens that the players have. */
export function openTable(
  kind: Given['kind'],
  said: Table,
  maker: WestMaker,
  told: Told = {},
  round: Round = 3,
): Opened<Given, Position> {
  const { copies, tokens: all } = maker.components
  const playing = seats.slice(0, said.players)
  const { cactus, ...unseen } = copies
  const own = byKey(seats, (seat) => said.tokens?.[seat] ?? 0)
  for (const seat in said.tokens) playsAt(maker, playing, `tokens.${seat}`, seat)
  const allowed = roundsOf(said, maker.readings)
  if (!allowed.includes(round)) {
    maker.refuse('no-deal', 'setup.deal-3-missing', { players: said.players, round }, 'players')
  }
  const given: Given = {
    kind,
    players: said.players,
    seats: playing,
    copies,
    falseStarts: said.falseStarts ?? false,
    told,
  }
  const position: Position = {
    phase: 'flips',
    round,
    repeats: false,
    firstPlayer: 'A',
    mover: 'A',
    ...noCards(),
    cactus,
    unseen: { ...unseen },
    pending: null,
    ring: [...bulletsOf(given)],
    held: byKey(seats, () => []),
    announced: null,
    hit: null,
    tokens: own,
    supply: all - sizeOf(own),
    targets: byKey(seats, () => null),
    wounded: [],
    given: byKey(seats, () => 0),
    winner: null,
  }
  return { given, position }
}

/** unknown-player: whoever stands in a part plays; whether they do. */
export function playsAt(
  maker: WestMaker,
  playing: readonly Seat[],
  at: string,
  seat: unknown,
): boolean {
  if (playing.some((one) => one === seat)) return true
  const facts = { received: shown(seat), allowed: playing }
  maker.misplaced('unknown-player', 'game.players', facts, at, 'players')
  return false
}

/** bullet-out-of-range: a bullet is one of those that so many players take. */
export function numbered(
  maker: WestMaker,
  given: Given,
  part: string,
  named: readonly (readonly [string, number])[],
): void {
  const numbers = bulletsOf(given)
  for (const [at, one] of named) {
    if (numbers.includes(one)) continue
    const facts = { received: String(one), allowed: numbers.map(String) }
    const where = `${part}.${at}`
    maker.misplaced('bullet-out-of-range', 'setup.bullet-count', facts, where, 'players')
  }
}
