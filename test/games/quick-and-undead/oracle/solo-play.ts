/* The solo game against Dead Ranger. */

import { intimidatedByRanger, reachOf } from './intimidation-play.ts'
import {
  actionSpaces,
  controls,
  gangOf,
  isOn,
  isOver,
  type Play,
  purseOf,
  standsOn,
  type Where,
} from './play.ts'
import { beginRound, endDay, isBlocked, layDown, place, withdraw } from './round-play.ts'
import { roundStart } from './round-start.ts'
import { duelOn, flee, flipAll } from './shootouts.ts'
import { dieFaces } from './terms.ts'
import { emptyCell, pay } from './tokens.ts'
import { takeTurn } from './turn-play.ts'
import { addSoloUndead } from './undead-play.ts'

/** soloflow.*: one round. */
export function soloRound(play: Play): void {
  beginRound(play)
  roundStart(play)
  if (isOver(play)) return
  const mine = placeOwn(play)
  sendOutlaw(play, mine)
  const early = play.readings['duel-time'] === 'after-placement'
  if (early) for (const space of actionSpaces) duelIfMet(play, space)
  for (const where of ['hired' as const, ...actionSpaces]) {
    if (!early && where !== 'hired') duelIfMet(play, where)
    actOn(play, where)
  }
  if (!isOver(play)) endSoloRound(play)
}

/** soloflow.place-first. */
function placeOwn(play: Play): Where | null {
  const canPlace = gangOf(play, 'A').stash > 0
  const open = canPlace ? actionSpaces.filter((space) => !isBlocked(play, 'A', space)) : []
  if (open.length === 0) {
    if (!play.answers.ask('hire', 'A', [true, false])) return null
    play.turns['A'] = 'hired'
    return 'hired'
  }
  const where = play.answers.ask<Where>('solo-space', 'A', [...open, 'hired'])
  if (where === 'hired') play.turns['A'] = 'hired'
  else place(play, 'A', where)
  return where
}

/** soloflow.ranger-die, soloflow.joker, soloflow.joker-hired, R-solo-reroll. */
function sendOutlaw(play: Play, mine: Where | null): void {
  let face = play.answers.roll('ranger-die', dieFaces)
  while (face === 1 && typeof mine !== 'number') face = play.answers.roll('ranger-die', dieFaces)
  const space = face === 1 ? (mine as number) : face
  const ranger = gangOf(play, 'R')
  if (!isOn(play, 'R', space)) {
    if (ranger.graveyard > 0) ranger.graveyard--
    else ranger.on[Math.min(...actionSpaces.filter((other) => isOn(play, 'R', other)))] = []
  }
  ranger.on[space] = ['standing']
  play.turns['R'] = space
  if (space === 7 && play.world.hardships.includes('reinforcements')) addSoloUndead(play)
}

/** R-solo-duel-time, R-duel-time. */
function duelIfMet(play: Play, space: number): void {
  const isMet = isOn(play, 'R', space) && play.turns['A'] === space
  if (isMet && !isOver(play)) duelOn(play, space)
}

/** soloflow.always-law: the player acts first. */
function actOn(play: Play, where: Where): void {
  if (play.turns['A'] === where && !isOver(play)) takeTurn(play, 'A', where)
  if (where !== 'hired' && play.turns['R'] === where && !isOver(play)) rangerActs(play, where)
}

/** R-solo-acts, soloflow.six, soloflow.no-income. */
export function rangerActs(play: Play, space: number): void {
  delete play.turns['R']
  if (reachOf(space).length > 0) rangerCalls(play, space)
  const { loaded } = gangOf(play, 'A')
  if (space === 6 && loaded.length > 0 && !controls(play, 'A', 'safe-bullets')) {
    emptyCell(play, 'A', Math.max(...loaded))
  }
  const { coins, notoriety } = purseOf(play, 'A')
  if (space === 3 && coins > 0 && !controls(play, 'A', 'safe-coins')) pay(play, 'A', 'coin', 1)
  if (space === 2 && stealable(play, notoriety) && !controls(play, 'A', 'safe-notoriety')) {
    pay(play, 'A', 'notoriety', 1)
  }
}

/** R-change. */
function stealable({ readings }: Play, notoriety: number): boolean {
  return (readings['change'] === 'fives-shield' ? notoriety % 5 : notoriety) > 0
}

/** solokill.ranger-only-standing, solohard.fast, solohard.horde, R-solo-target. */
function rangerCalls(play: Play, space: number): void {
  const fast = play.world.hardships.includes('fast')
  const at = reachOf(space).find(
    (other) => standsOn(play, 'A', other) || (fast && isOn(play, 'A', other)),
  )
  if (at === undefined) {
    if (space === 8 && play.world.hardships.includes('horde')) addSoloUndead(play)
    return
  }
  if (intimidatedByRanger(play, 'A', at) !== 'fled') return
  flee(play, 'R', space)
  flipAll(play, ['R'])
}

/** soloflow.end-of-day, sologoal.lose-dead, R-solo-dead, soloflow.always-law. */
export function endSoloRound(play: Play): void {
  layDown(play)
  withdraw(play)
  const { graveyard, reserve } = gangOf(play, 'A')
  const lost = play.readings['solo-dead'] === 'reserve-counts' ? graveyard : graveyard + reserve
  if (lost === 6) {
    play.state.ending = { winner: null, by: 'all-dead' }
    return
  }
  if (play.state.round === 3) endDay(play)
}

/** sologoal.base and what follows: the optional score of a game that was won. */
export function countSolo(play: Play): void {
  const { state, world, readings } = play
  const onSpaces = actionSpaces.filter((space) => isOn(play, 'R', space)).length
  const clear = state.town.filter(({ undead }) => undead.length === 0)
  const cleared = clear.filter(
    ({ haunted }) => haunted || readings['solo-clear'] !== 'once-haunted',
  )
  const owned = clear.filter(({ occupants }) => occupants.includes('A'))
  const values = owned.reduce((sum, { card }) => sum + (world.buildings[card]?.notoriety ?? 0), 0)
  const { graveyard } = gangOf(play, 'A')
  state.scores['A'] =
    5 - onSpaces + purseOf(play, 'A').notoriety + 2 * cleared.length + values - graveyard
}
