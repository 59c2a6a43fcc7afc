import type { Rule, Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import type { BuildingCard, Seat } from '../components.ts'
import {
  buildingsOf,
  type Ending,
  type Play,
  type Position,
  purseOf,
  undeadAt,
} from '../position.ts'
import { report } from '../report.ts'
import { finalDuel } from './final-duel.ts'
import { gangsOf, hasTwoGangs, playersOf } from './two-gangs.ts'

/** noon.then-score, score.winner: everybody's score is counted, and the highest wins. */
export function* countScores(play: Play): Rule {
  const players = playersOf(play)
  for (const player of players) yield* count(play, player)
  yield* crown(play, players, 'score.winner')
}

/**
 * score.sum, goal.three-sources: the value of the Notoriety tokens, that of the Undead collected, and that
 * of the buildings controlled.
 * twogang.score: a player's gangs are added.
 */
function* count(play: Play, player: Seat): Rule {
  const { notoriety } = purseOf(play.now, player)
  let undead = 0
  let buildings = 0
  for (const seat of gangsOf(play, player)) {
    undead += worthOfTrophies(play, seat)
    buildings += worthOfBuildings(play, seat)
    yield* tellHaunted(play, seat)
  }
  const both = hasTwoGangs(play.given) ? (['twogang.score'] as const) : []
  yield* report({
    clause: 'score.sum',
    with: ['goal.three-sources', ...both],
    kind: 'scored',
    seat: player,
    notoriety,
    undead,
    buildings,
    total: notoriety + undead + buildings,
  })
}

type Table = Pick<Play, 'given' | 'now'>

/** score.sum: what a gang has collected besides Notoriety tokens: Undead killed, and buildings that score. */
export function worthOfGang(table: Table, seat: Seat): number {
  return worthOfTrophies(table, seat) + worthOfBuildings(table, seat)
}

/** score.sum: the Notoriety of the Undead that a gang has killed. */
function worthOfTrophies({ given, now }: Table, seat: Seat): number {
  let worth = 0
  for (const card of now.gangs[seat].trophies) worth += given.undead[card].value
  return worth
}

/**
 * building.score-if-clear: a building gives its Notoriety only if no Undead is in it, whoever killed them.
 * R-saloon: every occupant of the Saloon scores it in full.
 */
function worthOfBuildings({ given, now }: Table, seat: Seat): number {
  let worth = 0
  for (const card of buildingsOf(now, seat)) {
    if (!isHaunted(now, card)) worth += given.buildings[card].notoriety
  }
  return worth
}

function isHaunted(now: Position, card: BuildingCard): boolean {
  return undeadAt(now, card).length > 0
}

/** building.score-if-clear: which buildings give nothing, being haunted. */
function* tellHaunted({ now }: Play, seat: Seat): Rule {
  const clause = 'building.score-if-clear'
  for (const card of buildingsOf(now, seat)) {
    if (!isHaunted(now, card)) continue
    yield* report({ clause, kind: 'not-applied', why: 'already-haunted', seat, card })
  }
}

/**
 * score.winner: the highest score wins;
 * score.tie-coins: between equals whoever has the most Coins;
 * score.tie-duel: between those who are still tied their duel, R-final-who: and nobody else's;
 * score.duel-all-dead: all this again among those who are alive, when a duel has left nobody.
 */
function* crown(play: Play, among: readonly Seat[], clause: ClauseId): Rule {
  const best = bestOf(among, (seat) => play.now.scores[seat] ?? 0)
  const [winner] = best
  if (winner === undefined) yield* win(null, 'draw', clause)
  else if (best.length === 1) yield* win(winner, 'notoriety', clause)
  else yield* breakTie(play, among, best, clause)
}

function* breakTie(
  play: Play,
  among: readonly Seat[],
  tied: readonly Seat[],
  clause: ClauseId,
): Rule {
  const why: readonly ClauseId[] = clause === 'score.winner' ? [] : [clause]
  yield* report({
    clause: 'score.tie-coins',
    with: why,
    kind: 'tied',
    seats: tied,
    at: 'notoriety',
  })
  const richest = bestOf(tied, (seat) => purseOf(play.now, seat).coins)
  const [first] = richest
  if (first !== undefined && richest.length === 1) {
    yield* win(first, 'coins', 'score.tie-coins', why)
    return
  }
  yield* report({ clause: 'score.tie-duel', with: why, kind: 'tied', seats: richest, at: 'coins' })
  const again = clause === 'score.winner' ? [] : (['score.second-duel'] as const)
  const survivor = yield* finalDuel(play, richest, again)
  if (survivor !== null) yield* win(survivor, 'duel', 'score.tie-duel')
  else yield* afterAllDied(play, among, richest)
}

/**
 * score.duel-all-dead: if the duel leaves nobody alive, the best of the players who are alive wins;
 * score.second-duel: these may be tied in turn. R-final-all-dead: without any the game is drawn.
 */
function afterAllDied(play: Play, among: readonly Seat[], dead: readonly Seat[]): Rule {
  const alive = among.filter((seat) => !dead.includes(seat))
  return crown(play, alive, 'score.duel-all-dead')
}

/** Those with the highest value. */
function bestOf(seats: readonly Seat[], value: (seat: Seat) => number): readonly Seat[] {
  const highest = Math.max(...seats.map(value))
  return seats.filter((seat) => value(seat) === highest)
}

function win(
  winner: Seat | null,
  by: Ending['by'],
  clause: ClauseId,
  others: readonly ClauseId[] = [],
): Suspension<void> {
  return report({ clause, with: others, kind: 'game-won', ending: { winner, by } })
}
