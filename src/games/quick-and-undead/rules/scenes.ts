import {
  type BuildingCard,
  RANGER,
  type Resource,
  type Seat,
  type Space,
  type UndeadCard,
} from '../components.ts'
import type { Laid, Play } from '../position.ts'
import type { QuickKind } from '../situations/open.ts'
import { buy, purchase } from './buildings.ts'
import { fightFor } from './control.ts'
import { nextRound, wholeGame } from './course.ts'
import { duelOn } from './duels.ts'
import { finalDuel } from './final-duel.ts'
import { hire } from './hired-guns.ts'
import { intimidate } from './intimidation.ts'
import { countScores } from './scoring.ts'
import { rangerTurn } from './solo/ranger.ts'
import { scoreSolo } from './solo/scoring.ts'
import { steal } from './stealing.ts'
import { takeTurn } from './turn.ts'
import { shootAt } from './undead.ts'

/** The procedure that runs from each kind of situation. */
export const procedures: Readonly<Record<QuickKind, (play: Play) => void>> = {
  duel: (play) => duelOn(play, spaceOf(play), play.given.scene.actors ?? []),
  intimidation: (play) => {
    const { target, at } = play.given.scene as { target: Seat; at: Space }
    intimidate(play, actorOf(play), { target, space: at })
  },
  shooting: (play) => shootAt(play, actorOf(play), play.given.scene.undead as UndeadCard),
  robbery: (play) => {
    const { target, what } = play.given.scene as { target: Seat; what: Resource }
    steal(play, actorOf(play), what, target)
  },
  purchase: (play) => {
    const { building } = play.given.scene
    if (building) buy(play, actorOf(play), spaceOf(play), building)
    else purchase(play, actorOf(play), spaceOf(play))
  },
  'building-fight': (play) => {
    const building = play.given.scene.building as BuildingCard
    fightFor(play, building, actorOf(play), spaceOf(play))
  },
  'final-duel': lastDuel,
  turn: oneTurn,
  round: oneRound,
  count: (play) => (play.given.solo ? scoreSolo(play) : countScores(play)),
  game: wholeGame,
}

function actorOf({ given }: Laid): Seat {
  return (given.scene.actors as [Seat])[0]
}

function spaceOf({ given }: Laid): Space {
  return given.scene.space as Space
}

/** The turn of an Outlaw, of a die on Hired Guns, or of an undead Outlaw. */
function oneTurn(play: Play): void {
  const seat = actorOf(play)
  if (play.given.scene.space === 'hired') hire(play, seat)
  else if (seat === RANGER) rangerTurn(play, spaceOf(play))
  else takeTurn(play, seat, spaceOf(play))
}

/** A round, and after High Noon the count. */
function oneRound(play: Play): void {
  nextRound(play)
  if (play.now.noon === 'over' && !play.now.ending) countScores(play)
}

/** score.tie-duel: the winner of the duel wins the game. Who is next when nobody survives is not said here. */
function lastDuel(play: Play): void {
  const winner = finalDuel(play, play.given.scene.actors ?? [])
  if (!winner) return
  play.report({ clause: 'score.tie-duel', kind: 'game-won', ending: { winner, by: 'duel' } })
}
