/* Asking the engine for odds, in the words of the oracle. */

import type { Position } from '../../../../src/games/quick-and-undead/position.ts'
import type { Policy } from '../../../../src/kernel/game/opening.ts'
import { odds } from '../../../../src/kernel/odds/odds.ts'
import type { Ask } from '../../../../src/kernel/run/table.ts'
import { Chance } from './chance.ts'
import { game } from './matches.ts'
import { cardCells, cardInWords, type Gunner, type Readings, type Seat } from './terms.ts'

/** A gunner with any cells loaded, either side of the token, who decides in either way. */
export function randomGunner(chance: Chance): Gunner {
  return {
    loaded: chance.subset(cardCells),
    side: chance.pick(['skull', 'backfire']),
    triggers: !chance.once(4),
    flips: chance.once(2),
  }
}

/** A gang as the situations of the engine have it. */
export function gangOf({ loaded, side }: Gunner) {
  return { loaded, critical: side }
}

/** Decides as the gunners do, and as told; the first answer elsewhere. */
export function deciding(
  gunners: Partial<Record<Seat, Gunner>>,
  told: Readonly<Record<string, unknown>> = {},
): Policy<Position> {
  return {
    id: 'as-told',
    choose: (question) => {
      const { kind, by, options } = question as Ask
      const gunner = gunners[by as Seat]
      const triggers = gunner?.triggers ? 'critical-hit' : 'miss'
      const wish = { trigger: triggers, flip: gunner?.flips, ...told }[kind]
      return Math.max(options.indexOf(wish), 0)
    },
  }
}

/** Opens a situation that can be. */
export function open(situation: unknown, readings: Readings = {}) {
  const opening = game.open(situation, { ...readings })
  if (!opening.ok) throw new Error(JSON.stringify({ situation, refusals: opening.refusals }))
  return opening.value
}

/** Odds of a situation by the engine, as the oracle lists its own. */
export function engineOdds(
  situation: unknown,
  readings: Readings,
  policy: Policy<Position>,
  result: (position: Position) => string,
) {
  const found = odds(game, open(situation, readings), { policy, result })
  if (!found.ok) throw new Error(JSON.stringify({ situation, refusals: found.refusals }))
  const { outcomes, meanRounds } = found.value
  const sorted = [...outcomes].sort((one, other) => (one.result < other.result ? -1 : 1))
  const chances = sorted.map(({ result, chance }) => [result, chance.toFraction()])
  return { chances: Object.fromEntries(chances) as Record<string, string>, meanRounds }
}

/** Compares as many cases as are wanted, each made from its seed. */
export function cases(count: number, compare: (chance: Chance) => void): void {
  for (let seed = 1; seed <= count; seed++) {
    try {
      compare(new Chance(seed))
    } catch (fault) {
      throw new Error(`case ${seed}`, { cause: fault })
    }
  }
}

/** A gang's card at a position, as the oracle writes it. */
export function cardAt({ gangs }: Position, seat: Seat): string {
  const { loaded, critical } = gangs[seat]
  return cardInWords({ loaded, side: critical })
}
