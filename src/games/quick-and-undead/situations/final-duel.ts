import type { Refusal } from '../../../kernel/game/refusal.ts'
import { parts } from '../../../kernel/schema/schema.ts'
import type { Seat } from '../components.ts'
import type { Play } from '../play.ts'
import { type Laid, purseOf } from '../position.ts'
import { finalDuel as fight } from '../rules/final-duel.ts'
import { worthOfGang } from '../rules/scoring.ts'
import { gangsOf, playersOf } from '../rules/two-gangs.ts'
import { ownersOf } from '../seats.ts'
import { checkDuellists } from './duel.ts'
import { bootHill, town } from './examples.ts'
import { duellistsOf, tableParts } from './parts.ts'
import { kind } from './start.ts'
import { openTable } from './table.ts'

/** The duel of those who are tied in score and in Coins. */
export const finalDuel = kind({
  name: 'final-duel',
  schema: parts({ duellists: duellistsOf('score.tie-duel'), ...tableParts }),
  /** A duel to the death: one of the two has no Bullet, so both get one. */
  example: {
    players: 3,
    duellists: ['A', 'B'],
    day: 4,
    gangs: {
      A: { coins: 4, notoriety: 6 },
      B: { loaded: [5, 7], coins: 4, notoriety: 6 },
      C: { coins: 2, notoriety: 4 },
    },
    town,
    bootHill,
  },
  /** score.tie-duel: players, not gangs, are tied. */
  open(situation, maker) {
    const { duellists } = situation
    return openTable(situation, maker, (fixed) => {
      checkDuellists(duellists, ownersOf(fixed), maker)
      return { moment: 'after', scene: { kind: 'final-duel', actors: duellists } }
    })
  },
  /** score.tie-duel: the winner of the duel wins the game. Who is next when nobody survives is not said here. */
  procedure(play: Play, { duellists }) {
    const winner = fight(play, duellists)
    if (!winner) return
    play.report({ clause: 'score.tie-duel', kind: 'game-won', ending: { winner, by: 'duel' } })
  },
  remarks: ({ duellists }, play) => remarkOnTie(play, duellists),
})

/**
 * score.tie-duel: those who duel are tied in Notoriety and in Coins, and all who are;
 * score.duel-all-dead: players who have more can only have died in a duel before, and nobody duels alone.
 */
function remarkOnTie(play: Laid, duellists: readonly Seat[]): Refusal[] {
  const players = playersOf(play).map((seat) => ({
    seat,
    duels: duellists.includes(seat),
    rank: rankOf(play, seat),
  }))
  const ranks = new Set(players.filter(({ duels }) => duels).map(({ rank }) => rank))
  const lowest = Math.min(...ranks)
  const others = players.filter(({ duels, rank }) => !duels && rank >= lowest)
  const isAlone = others.some(
    ({ rank }) => rank === lowest || others.filter((other) => other.rank === rank).length < 2,
  )
  if (ranks.size === 1 && !isAlone) return []
  const facts = { received: players.filter(({ duels }) => duels).map(({ seat }) => seat) }
  return [{ code: 'not-tied', clause: 'score.tie-duel', facts }]
}

/** score.winner, score.tie-coins: Notoriety first, then Coins, of which there are fewer than a thousand. */
function rankOf(play: Laid, player: Seat): number {
  const { coins, notoriety } = purseOf(play.now, player)
  const worth = gangsOf(play, player).reduce((sum, seat) => sum + worthOfGang(play, seat), 0)
  return (notoriety + worth) * 1000 + coins
}
