import type { Opened } from '../../../kernel/game/kind.ts'
import { list, listed, optional, parts, some } from '../../../kernel/schema/schema.ts'
import type { ClauseId } from '../clauses.ts'
import { type Card, cards, type Seat, seats } from '../components.ts'
import { type Given, type Position, type Round, rounds, type Stacks } from '../position.ts'
import { oneRound } from '../rules/rounds.ts'
import { type Deal, dealOf, roundsOf } from '../rules/setup.ts'
import {
  kind,
  openTable,
  player,
  players,
  playsAt,
  type Table,
  tokens,
  type WestMaker,
} from './table.ts'

const card = listed(cards, { clause: 'round.flip-top', of: 'card' })

/** Parts that a round and a game share. */
export const shared = {
  players,
  /** round.first-player: who flips first. */
  firstPlayer: optional(player, 'A'),
  /** The stacks of the first deal from the top down, where they are known. */
  stacks: optional(
    some(seats, () => list(card, { clause: 'setup.shuffle-own', most: 8 }), {
      clause: 'game.players',
    }),
  ),
  /** True when the table is asked for false starts. */
  falseStarts: optional(listed([false, true], { clause: 'child.false-start' }), false),
}

/** A round from its deal on; the third is played once. */
export const round = kind({
  name: 'round',
  schema: parts({
    ...shared,
    round: optional(listed(rounds, { clause: 'round.count-variable' }), 1),
    tokens,
  }),
  /** A third round of four, everybody with some tokens. */
  example: { players: 4, round: 3, tokens: { A: 1, B: 2, C: 0, D: 3 } },
  open: (situation, maker) => openRound('round', situation, situation.round, maker),
  procedure: oneRound,
})

/** A round or a game as it is told. */
interface Said extends Table {
  readonly firstPlayer: Seat
  readonly stacks?: Stacks | undefined
}

/** Opens the round with which play begins. */
export function openRound(
  name: Given['kind'],
  said: Said,
  number: Round,
  maker: WestMaker,
): Opened<Given, Position> {
  const opened = openTable(name, said, maker, { stacks: said.stacks }, number)
  const { given, position } = opened
  playsAt(maker, given.seats, 'firstPlayer', said.firstPlayer)
  const isFirst = number === (roundsOf(said, maker.readings)[0] ?? 1)
  const early = isFirst && given.seats.filter((seat) => position.tokens[seat] > 0)
  if (early && early.length > 0) {
    maker.misplaced('tokens-too-early', 'setup.tokens-near', { seats: early }, 'tokens', 'round')
  }
  checkStacks(said.stacks ?? {}, given, dealOf(said.players, number), maker)
  Object.assign(position, { firstPlayer: said.firstPlayer, mover: said.firstPlayer })
  return opened
}

/** A stack holds what the deal of the round says; all stacks together no card more often than there are. */
function checkStacks(stacks: Stacks, { seats, copies }: Given, deal: Deal, maker: WestMaker): void {
  const { clause, cactus, events } = deal
  for (const seat in stacks) playsAt(maker, seats, `stacks.${seat}`, seat)
  for (const [seat, stack] of Object.entries(stacks)) {
    const received = stack.filter((card) => card === 'cactus').length
    if (received === cactus && stack.length === cactus + events) continue
    const facts = { seat, received, others: stack.length - received, cactus, events }
    maker.refuse('stack-not-dealt', clause, facts, `stacks.${seat}`, 'players', 'round')
  }
  const all = Object.values(stacks).flat()
  for (const card of cards) {
    const received = all.filter((other) => other === card).length
    const facts = { card, received, allowed: copies[card] }
    maker.atMost('too-many-cards', copiesClause[card], facts, 'stacks')
  }
}

/** Clause that sets the number of copies of each card. */
const copiesClause: Readonly<Record<Card, ClauseId>> = {
  cactus: 'comp.cactus-32',
  sheriff: 'comp.sheriff-4',
  cavalry: 'comp.cavalry-4',
  bandit: 'comp.bandit-4',
  indians: 'comp.indians-4',
  roulette: 'comp.roulette-4',
  child: 'comp.child-12',
}
