import { type ClauseId, when } from '../clauses.ts'
import type { BuildingCard, Seat } from '../components.ts'
import type { Play } from '../play.ts'
import {
  buildingsOf,
  type Ending,
  type Laid,
  type Position,
  purseOf,
  undeadAt,
} from '../position.ts'
import { finalDuel } from './final-duel.ts'
import { gangsOf, hasTwoGangs, playersOf } from './two-gangs.ts'

/** noon.then-score, score.winner: everybody's score is counted, and the highest wins. */
export function countScores(play: Play): void {
  const players = playersOf(play)
  for (const player of players) count(play, player)
  crown(play, players, 'score.winner')
}

/**
 * score.sum, goal.three-sources: the value of the Notoriety tokens, that of the Undead collected, and that
 * of the buildings controlled.
 * twogang.score: a player's gangs are added.
 */
function count(play: Play, player: Seat): void {
  const gangs = gangsOf(play, player)
  const { notoriety } = purseOf(play.now, player)
  const undead = sum(gangs.map((seat) => worthOfTrophies(play, seat)))
  const buildings = sum(gangs.map((seat) => worthOfBuildings(play, seat)))
  for (const seat of gangs) tellHaunted(play, seat)
  play.report({
    clause: 'score.sum',
    with: when(hasTwoGangs(play.given), 'twogang.score', [
      'goal.three-sources',
      ...when(buildings > 0, 'building.score-if-clear'),
    ]),
    kind: 'scored',
    seat: player,
    notoriety,
    undead,
    buildings,
    total: notoriety + undead + buildings,
  })
}

type Counted = Pick<Laid, 'given' | 'now'>

/** score.sum: what a gang has collected besides Notoriety tokens: Undead killed, and buildings that score. */
export function worthOfGang(table: Counted, seat: Seat): number {
  return worthOfTrophies(table, seat) + worthOfBuildings(table, seat)
}

/** score.sum: the Notoriety of the Undead that a gang has killed. */
function worthOfTrophies({ given, now }: Counted, seat: Seat): number {
  return sum(now.gangs[seat].trophies.map((card) => given.undead[card].value))
}

/**
 * building.score-if-clear: a building gives its Notoriety only if no Undead is in it, whoever killed them.
 * R-saloon: every occupant of the Saloon scores it in full.
 */
export function worthOfBuildings({ given, now }: Counted, seat: Seat): number {
  const clear = buildingsOf(now, seat).filter((card) => !isHaunted(now, card))
  return sum(clear.map((card) => given.buildings[card].notoriety))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function isHaunted(now: Position, card: BuildingCard): boolean {
  return undeadAt(now, card).length > 0
}

/** building.score-if-clear: which buildings give nothing, being haunted. */
function tellHaunted(play: Play, seat: Seat): void {
  const clause = 'building.score-if-clear'
  for (const card of buildingsOf(play.now, seat)) {
    if (!isHaunted(play.now, card)) continue
    play.report({ clause, kind: 'not-applied', why: 'already-haunted', seat, card })
  }
}

/**
 * score.winner: the highest score wins;
 * score.tie-coins: between equals whoever has the most Coins;
 * score.tie-duel: between those who are still tied their duel, R-final-who: and nobody else's;
 * score.duel-all-dead: all this again among those who are alive, when a duel has left nobody.
 */
function crown(play: Play, among: readonly Seat[], clause: ClauseId): void {
  const best = bestOf(among, (seat) => play.now.scores[seat] ?? 0)
  const [winner] = best
  if (winner === undefined) win(play, null, 'draw', clause)
  else if (best.length === 1) win(play, winner, 'notoriety', clause)
  else breakTie(play, among, best, clause)
}

function breakTie(
  play: Play,
  among: readonly Seat[],
  tied: readonly Seat[],
  clause: ClauseId,
): void {
  const isSecond = clause !== 'score.winner'
  const why = when(isSecond, clause)
  play.report({ clause: 'score.tie-coins', with: why, kind: 'tied', seats: tied, at: 'notoriety' })
  const richest = bestOf(tied, (seat) => purseOf(play.now, seat).coins)
  if (richest.length === 1) {
    win(play, richest[0] as Seat, 'coins', 'score.tie-coins', why)
    return
  }
  play.report({ clause: 'score.tie-duel', with: why, kind: 'tied', seats: richest, at: 'coins' })
  const survivor = finalDuel(play, richest, when(isSecond, 'score.second-duel'))
  if (survivor) win(play, survivor, 'duel', 'score.tie-duel')
  else afterAllDied(play, among, richest)
}

/**
 * score.duel-all-dead: if the duel leaves nobody alive, the best of the players who are alive wins;
 * score.second-duel: these may be tied in turn. R-final-all-dead: without any the game is drawn.
 */
function afterAllDied(play: Play, among: readonly Seat[], dead: readonly Seat[]): void {
  const alive = among.filter((seat) => !dead.includes(seat))
  crown(play, alive, 'score.duel-all-dead')
}

/** Those with the highest value. */
function bestOf(seats: readonly Seat[], value: (seat: Seat) => number): readonly Seat[] {
  const highest = Math.max(...seats.map(value))
  return seats.filter((seat) => value(seat) === highest)
}

function win(
  play: Play,
  winner: Seat | null,
  by: Ending['by'],
  clause: ClauseId,
  others: readonly ClauseId[] = [],
): void {
  play.report({ clause, with: others, kind: 'game-won', ending: { winner, by } })
}
