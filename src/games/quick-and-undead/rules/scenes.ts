import type { Rule } from '../../../kernel/step.ts'
import {
  type BuildingCard,
  RANGER,
  type Resource,
  type Seat,
  type Space,
  type UndeadCard,
} from '../components.ts'
import type { Play } from '../position.ts'
import { report } from '../report.ts'
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
export const procedures: Readonly<Record<QuickKind, (play: Play) => Rule>> = {
  duel: oneDuel,
  intimidation: (play) => {
    const { target, at } = play.given.scene as { target: Seat; at: Space }
    return intimidate(play, actorOf(play), { target, space: at })
  },
  shooting: (play) => shootAt(play, actorOf(play), play.given.scene.undead as UndeadCard),
  robbery: (play) => {
    const { target, what } = play.given.scene as { target: Seat; what: Resource }
    return steal(play, actorOf(play), what, target)
  },
  purchase: (play) => {
    const { building } = play.given.scene
    if (building) return buy(play, actorOf(play), spaceOf(play), building)
    return purchase(play, actorOf(play), spaceOf(play))
  },
  'building-fight': (play) => {
    const building = play.given.scene.building as BuildingCard
    return fightFor(play, building, actorOf(play), spaceOf(play))
  },
  'final-duel': lastDuel,
  turn: oneTurn,
  round: oneRound,
  count: (play) => (play.given.solo ? scoreSolo(play) : countScores(play)),
  game: wholeGame,
}

function actorOf({ given }: Play): Seat {
  return (given.scene.actors as [Seat])[0]
}

function spaceOf({ given }: Play): Space {
  return given.scene.space as Space
}

/** A duel, with nobody's turn after it. */
function* oneDuel(play: Play): Rule {
  yield* duelOn(play, spaceOf(play), play.given.scene.actors ?? [])
}

/** The turn of an Outlaw, of a die on Hired Guns, or of an undead Outlaw. */
function oneTurn(play: Play): Rule {
  const seat = actorOf(play)
  if (play.given.scene.space === 'hired') return hire(play, seat)
  return seat === RANGER ? rangerTurn(play, spaceOf(play)) : takeTurn(play, seat, spaceOf(play))
}

/** A round, and after High Noon the count. */
function* oneRound(play: Play): Rule {
  yield* nextRound(play)
  if (play.now.noon === 'over' && !play.now.ending) yield* countScores(play)
}

/** score.tie-duel: the winner of the duel wins the game. Who is next when nobody survives is not said here. */
function* lastDuel(play: Play): Rule {
  const winner = yield* finalDuel(play, play.given.scene.actors ?? [])
  if (!winner) return
  yield* report({ clause: 'score.tie-duel', kind: 'game-won', ending: { winner, by: 'duel' } })
}
