import { readingsOf } from '../../../kernel/reading.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { type Components, PLAYER, RANGER, type Seat, SIX, undeadCards } from '../components.ts'
import { hasOutlaws, type Laid, purseOf } from '../position.ts'
import { switches } from '../readings.ts'
import { worthOfGang } from '../rules/scoring.ts'
import { gangsOf, playersOf } from '../rules/two-gangs.ts'
import { openKind, type QuickSituation } from './open.ts'
import { seatsOf } from './seats.ts'
import type { TableSituation } from './table.ts'

/** What is worth knowing about a situation that is legal all the same. */
export function remarksOn(situation: QuickSituation, components: Components): readonly Refusal[] {
  return [
    ...remarkOnSixes(situation, components),
    ...(situation.kind === 'round' ? remarksOnRound(situation, components) : []),
    ...remarksOnTable(situation, components),
  ]
}

/** component.undead-sixes: of the printed Undead exactly three have the value 6. */
function remarkOnSixes({ undead }: QuickSituation, components: Components): Refusal[] {
  const sixes = undeadCards.filter(
    (card) => (undead?.[card]?.value ?? components.undead[card].value) === SIX,
  )
  if (sixes.length === SIXES) return []
  const facts = { received: sixes.length, allowed: SIXES }
  return [{ code: 'not-three-sixes', clause: 'component.undead-sixes', facts }]
}

const SIXES = 3

/** What no round of a real game begins with: slots without buildings, or a clear Town and no High Noon. */
function remarksOnRound(round: TableSituation, { slots }: Components): Refusal[] {
  const { players, noon } = round
  // A file can leave a part empty, which is to say nothing.
  const town = round.town ?? []
  const street = round.street ?? []
  const gangs = seatsOf(players, round.twoGangs === 'yes').length
  const used = slots.filter((slot) => slot.players <= (gangs === 1 ? 6 : gangs)).length
  const remarks: Refusal[] = []
  if (town.length < used) {
    const facts = { received: town.length, allowed: used }
    remarks.push({ code: 'slots-without-buildings', clause: 'building.count', facts })
  }
  const isClear = street.length === 0 && town.every(({ undead }) => (undead ?? []).length === 0)
  if (isClear && noon !== 'now' && players > 1) {
    remarks.push({ code: 'clear-before-noon', clause: 'noon.trigger', facts: {} })
  }
  return remarks
}

const byDefault = readingsOf(switches)

/** What no real game gets to, though all that lies on the table could. */
function remarksOnTable(situation: QuickSituation, components: Components): Refusal[] {
  if (!byDefault.ok) return []
  const opened = openKind(situation.kind, { ...situation }, components, byDefault.value)
  if (!opened.ok) return []
  const { given, readings, position } = opened.value
  const play = { given, readings, now: position }
  if (situation.kind === 'final-duel') return remarkOnTie(play, situation.duellists)
  if (!given.solo) return []
  if (situation.kind === 'count' && position.gangs[RANGER].loaded.length > 0) {
    return [{ code: 'solo-not-won', clause: 'sologoal.score-optional', facts: {} }]
  }
  if (situation.kind === 'round' && !hasOutlaws(position, PLAYER)) {
    return [{ code: 'solo-lost-before', clause: 'sologoal.lose-dead', facts: { seat: PLAYER } }]
  }
  return []
}

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
