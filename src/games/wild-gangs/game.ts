import type { Game, Opening } from '../../kernel/game.ts'
import { readingsOf } from '../../kernel/reading.ts'
import { accepted, type Outcome, type Refusal, refused, shown } from '../../kernel/refusal.ts'
import { apply } from './apply.ts'
import { clauses } from './clauses.ts'
import { type Components, type Seat, seats } from './components.ts'
import type { WildGangsEvent } from './events.ts'
import { facts } from './facts.ts'
import { largestBounty } from './policies.ts'
import type { Given, Play, Position } from './position.ts'
import { switches } from './readings.ts'
import { fromPlacing, fromRevelation, wholeGame } from './rules/course.ts'
import { placing } from './rules/placing.ts'
import { closeStreet } from './rules/two-players.ts'
import { type GameSituation, openGame } from './situations/game.ts'
import { situationKinds } from './situations/kinds.ts'
import { openPlacing, type PlacingSituation } from './situations/placing.ts'
import { openTown, type ReadTown, type TownSituation } from './situations/town.ts'
import { sides } from './town.ts'
import { inventory, seenBy } from './view.ts'

export type WildGangsSituation = GameSituation | PlacingSituation | TownSituation
export type WildGangs = Game<WildGangsSituation, Given, Position, WildGangsEvent>

/** How each kind of situation is opened, and the procedure that runs from there. */
const kinds: Readonly<
  Record<
    WildGangsSituation['kind'],
    {
      readonly open: (
        situation: Readonly<Record<string, unknown>>,
        components: Components,
      ) => Outcome<ReadTown>
      readonly procedure: (play: Play) => void
    }
  >
> = {
  game: { open: openGame, procedure: wholeGame },
  placing: { open: openPlacing, procedure: withClosedStreet(fromPlacing) },
  town: { open: openTown, procedure: withClosedStreet(fromRevelation) },
}

const kindNames = Object.keys(kinds) as readonly WildGangsSituation['kind'][]

/** A town that is already laid out says first which street is closed. */
function withClosedStreet(procedure: (play: Play) => void): (play: Play) => void {
  return (play) => {
    closeStreet(play)
    procedure(play)
  }
}

/** Wild Gangs with the given component data. */
export function makeWildGangs(components: Components): WildGangs {
  return {
    id: 'wild-gangs',
    clauses,
    switches,
    loops: [placing],
    facts,
    policies: [largestBounty],
    situations: situationKinds(components),
    open: (situation, readings) => open(components, situation, readings),
    remarks,
    apply,
    seenBy: (position, seat) => seenBy(position, seat as Seat),
    seats: ({ seats: playing }) => playing,
    inventory,
  }
}

function open(
  components: Components,
  situation: unknown,
  chosen?: Readonly<Record<string, unknown>>,
): Outcome<Opening<Given, Position>> {
  if (typeof situation !== 'object' || situation === null || Array.isArray(situation)) {
    const facts = { received: shown(situation) }
    return refused({ code: 'not-a-situation', facts })
  }
  const data = situation as Readonly<Record<string, unknown>>
  const kind = kindNames.find((name) => name === data.kind)
  if (!kind) {
    const facts = { received: shown(data.kind), allowed: kindNames }
    return refused({ code: 'unknown-situation', facts })
  }
  const readings = readingsOf(switches, chosen)
  const town = kinds[kind].open(data, components)
  if (!readings.ok || !town.ok) {
    return refused(...reasons(readings), ...reasons(town))
  }
  const { procedure } = kinds[kind]
  return accepted({ ...town.value, readings: readings.value, procedure })
}

function reasons(outcome: Outcome<unknown>): readonly Refusal[] {
  return outcome.ok ? [] : outcome.refusals
}

/** place.seven-each: a town in which some gang has not laid seven cards is no end of step 1. */
function remarks(situation: WildGangsSituation): readonly Refusal[] {
  if (situation.kind !== 'town') return []
  const { gangsters = {} } = situation
  const laid = sides.flatMap((side) => gangsters[side] ?? [])
  return seats.slice(0, situation.players).flatMap((seat) => {
    const received = laid.filter((text) => text.includes(seat)).length
    if (received === 7) return []
    const facts = { seat, received, allowed: 7 }
    return [{ code: 'not-seven-laid', clause: 'place.seven-each', facts }]
  })
}
