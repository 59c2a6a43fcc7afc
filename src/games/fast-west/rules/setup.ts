import { present } from '../../../kernel/data/present.ts'
import type { ClauseId } from '../clauses.ts'
import type { PlayerCount } from '../components.ts'
import type { Play } from '../play.ts'
import { bulletsOf, type Given, type Laid, type Round, rounds } from '../position.ts'

/** Deal to each player, with the clause that sets it. */
export interface Deal {
  readonly clause: ClauseId
  readonly cactus: number
  readonly events: number
}

/** The two rows of the deal table; with three players the first of them is used, too. */
const few = {
  1: { clause: 'setup.deal-r1-4-6', cactus: 3, events: 5 },
  2: { clause: 'round2.deal-4-6', cactus: 3, events: 3 },
  3: { clause: 'round3.deal-any', cactus: 3, events: 1 },
} as const
const many = {
  1: { clause: 'setup.deal-r1-7-8', cactus: 4, events: 4 },
  2: { clause: 'round2.deal-7-8', cactus: 3, events: 2 },
  3: few[3],
} as const

/**
 * setup.deal-r1-4-6, setup.deal-r1-7-8, round2.deal-4-6, round2.deal-7-8, round3.deal-any: how many cactus and
 * event cards everybody gets.
 * setup.deal-3-missing: the tables say nothing of three players.
 */
export function dealOf(players: PlayerCount, round: Round): Deal {
  return (players > 6 ? many : few)[round]
}

/**
 * The rounds of a game: all three. As setup.deal-3-missing says there is no deal for three players; by one reading
 * they begin with the third round, the only one dealt to any number, by another they cannot play.
 */
export function roundsOf(
  { players }: Pick<Given, 'players'>,
  readings: Laid['readings'],
): readonly Round[] {
  if (players > 3 || readings['deal.three'] === 'as-four-to-six') return rounds
  return readings['deal.three'] === 'third-round' ? [3] : []
}

/**
 * setup.bullet-count: as many bullets as players, from N°1 on;
 * setup.bullet-ring: in a circle around N°1.
 * setup.tokens-near: the tokens lie within reach, and nobody has any.
 * round.first-player: who has seen a western last begins, which the table knows.
 */
export function setUp(play: Play): void {
  const bullets = bulletsOf(play.given)
  const ring = ['setup.bullet-ring'] as const
  play.report({ clause: 'setup.bullet-count', with: ring, kind: 'bullets-laid', bullets })
  const count = play.now.supply
  play.report({ clause: 'setup.tokens-near', kind: 'tokens-laid', count })
  const seat = play.now.firstPlayer
  play.report({ clause: 'round.first-player', kind: 'first-player-named', seat })
}

/** The clause by which cactus and events are separated, by the round. */
const separated = {
  1: 'setup.split-decks',
  2: 'round2.regroup',
  3: 'round3.regroup',
} as const

/**
 * setup.split-decks, round2.regroup, round3.regroup: all cards are separated, and the events shuffled;
 * setup.shuffle-own, setup.stack-place: everybody shuffles what was dealt into a stack, backs up.
 */
export function deal(play: Play, round: Round, isFirst: boolean): void {
  const { players, told } = play.given
  play.report({ clause: separated[round], kind: 'cards-collected', round })
  const { clause, cactus, events } = dealOf(players, round)
  const hole = players === 3 && round < 3 && 'setup.deal-3-missing'
  const because = present(hole, 'setup.shuffle-own', 'setup.stack-place')
  const { stacks } = told
  const known = isFirst && stacks ? { stacks, secret: { seats: [], facts: ['stacks'] } } : {}
  play.report({ clause, with: because, kind: 'dealt', players, cactus, events, ...known })
}
