import type { Game } from '../../kernel/game.ts'
import { opener } from '../../kernel/kind.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import type { Components, Seat } from './components.ts'
import type { FastWestEvent } from './events.ts'
import { facts } from './facts.ts'
import { type DuelSituation, duel } from './kinds/duel.ts'
import { type EventSituation, event } from './kinds/event.ts'
import { type RouletteSituation, roulette } from './kinds/roulette.ts'
import { type GameSituation, game, type RoundSituation, round } from './kinds/round.ts'
import { type RowSituation, row } from './kinds/row.ts'
import { outlook } from './outlook.ts'
import { equallyQuick } from './policies.ts'
import type { Given, Position } from './position.ts'
import { switches } from './readings.ts'
import { flips, thirdRound } from './rules/rounds.ts'
import { inventory, seenBy } from './view.ts'

export type FastWestSituation =
  | DuelSituation
  | EventSituation
  | GameSituation
  | RouletteSituation
  | RoundSituation
  | RowSituation
export type FastWest = Game<FastWestSituation, Given, Position, FastWestEvent>

/** Fast-West with the given component data. */
export function makeFastWest(components: Components): FastWest {
  return {
    id: 'fast-west',
    clauses,
    switches,
    loops: [thirdRound, flips],
    facts,
    policies: [equallyQuick],
    outlook,
    ...opener<Given, Position>({
      kinds: [row, event, roulette, duel, round, game],
      switches,
      components,
    }),
    apply,
    seenBy: (position, seat) => seenBy(position, seat as Seat),
    seats: ({ seats: playing }) => playing,
    inventory,
  }
}
