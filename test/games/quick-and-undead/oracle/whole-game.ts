/* Whole games, and the moments of a game that a situation can show. */

import { buy, buyStep, fightFor, priceOf } from './building-play.ts'
import { intimidate, intimidatedByRanger, intimidateRanger } from './intimidation-play.ts'
import { isOver, type Play, siteOf, type Where } from './play.ts'
import { playRound } from './round-play.ts'
import { count, finalDuel } from './score-play.ts'
import { setUp } from './setup-play.ts'
import { duelOn, flee, flipAll } from './shootouts.ts'
import { countSolo, rangerActs, soloRound } from './solo-play.ts'
import type { Seat } from './terms.ts'
import { stealFrom, stealFromRanger, takeTurn } from './turn-play.ts'
import { attempt } from './undead-play.ts'
import type { BySeat } from './volley.ts'

/** Subject of a situation. */
export interface Scene {
  readonly kind: string
  readonly by?: Seat
  readonly from?: number
  readonly space?: Where
  readonly target?: Seat
  readonly at?: number
  readonly of?: Seat
  readonly what?: string
  readonly card?: string
  readonly building?: string
  readonly duellists?: readonly Seat[]
  readonly targets?: BySeat<Seat>
}

/** day.until-noon, noon.one-round, noon.then-score; in solo until it is won or lost. */
export function wholeGame(play: Play): void {
  setUp(play)
  while (!isOver(play) && play.state.noon !== 'over') oneRound(play)
  if (!play.world.solo) count(play)
}

function oneRound(play: Play): void {
  if (play.world.solo) soloRound(play)
  else playRound(play)
}

/** A moment of a game, as far as its situation goes. */
export function playScene(play: Play, scene: Scene): void {
  scenes[scene.kind]?.(play, scene)
  if (play.state.ending?.by === 'ranger-dead') countSolo(play)
}

const scenes: Readonly<Record<string, (play: Play, scene: Scene) => void>> = {
  game: wholeGame,
  round: (play) => {
    oneRound(play)
    if (play.state.noon === 'over') count(play)
  },
  count: (play) => (play.world.solo ? countSolo(play) : count(play)),
  'final-duel': (play, { duellists }) => {
    const winner = finalDuel(play, duellists ?? [])
    if (winner) play.state.ending = { winner, by: 'duel' }
  },
  turn: (play, { by, space }) => {
    if (by === 'R') rangerActs(play, space as number)
    else takeTurn(play, by as Seat, space as Where)
  },
  duel: (play, { duellists, space, targets }) => {
    for (const seat of duellists ?? []) play.turns[seat] = space as number
    duelOn(play, space as number, targets)
  },
  intimidation: intimidationScene,
  shooting: (play, { by, from, card }) => {
    flees(play, by as Seat, from as number, attempt(play, by as Seat, card as string))
  },
  robbery: (play, { by, of, what }) => {
    if (of === 'R') stealFromRanger(play, by as Seat, what as string)
    else stealFrom(play, by as Seat, of as Seat, what as string)
  },
  purchase: (play, { by, space, building }) => {
    if (building) buy(play, by as Seat, space as number, building)
    else buyStep(play, by as Seat, space as number)
  },
  'building-fight': fightScene,
}

function intimidationScene(play: Play, scene: Scene): void {
  const { by, target, from, at } = scene as { by: Seat; target: Seat; from: number; at: number }
  const end =
    target === 'R'
      ? intimidateRanger(play, by, at)
      : by === 'R'
        ? intimidatedByRanger(play, target, at)
        : intimidate(play, by, target, at)
  flees(play, by, from, end)
}

function flees(play: Play, seat: Seat, from: number, end: 'goes-on' | 'fled'): void {
  if (end !== 'fled') return
  flee(play, seat, from)
  flipAll(play, [seat])
}

/** The price has been paid and the occupant stays. */
function fightScene(play: Play, { by, space, building }: Scene): void {
  const card = building as string
  const price = priceOf(play, card)
  fightFor(play, by as Seat, space as number, siteOf(play, card), price)
}
