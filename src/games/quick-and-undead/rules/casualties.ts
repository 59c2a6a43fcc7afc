import type { Readings } from '../../../kernel/game/reading.ts'
import { type ClauseId, when } from '../clauses.ts'
import type { Seat } from '../components.ts'
import type { Shot } from '../position.ts'
import { strengthOf } from './shooting.ts'

/** A volley: everybody's target and shot. */
export interface Volley {
  /** In turn order. */
  readonly seats: readonly Seat[]
  readonly targets: Readonly<Record<Seat, Seat>>
  readonly shots: Readonly<Record<Seat, Shot>>
}

/** Effects of a volley. */
export interface Casualties {
  /** Hits that kill nobody, with the shot that beat them. */
  readonly beaten: readonly {
    readonly seat: Seat
    readonly value: number
    readonly by: Seat
    readonly byValue: number
    readonly clause: ClauseId
  }[]
  /** The dead with those credited, in turn order; `with` lists the clauses that chose among several killers. */
  readonly dead: readonly {
    readonly seat: Seat
    readonly by: readonly Seat[]
    readonly clause: ClauseId
    readonly with: readonly ClauseId[]
  }[]
}

/** Effects of a volley under the readings in force. */
export function casualties(volley: Volley, readings: Readings): Casualties {
  const beaten = beatenHits(volley, readings['multi-duel'] as string)
  const dead = volley.seats.flatMap((seat) => {
    const killers = volley.seats.filter(
      (other) => hits(volley, other) && volley.targets[other] === seat && !isIn(beaten, other),
    )
    if (killers.length === 0) return []
    const by = readings['shared-kill'] === 'each' ? killers : strongest(volley, killers)
    const others = when(by.length < killers.length, 'shot.highest-wins')
    return [{ seat, by, clause: clauseOfDeath(volley, seat, beaten), with: others }]
  })
  return { beaten, dead }
}

function hits({ shots }: Volley, seat: Seat): boolean {
  return strengthOf(shots[seat]) > 0
}

function isIn(beaten: Casualties['beaten'], seat: Seat): boolean {
  return beaten.some((one) => one.seat === seat)
}

/**
 * duel.mutual-equal: who is killed by the Outlaw that it killed with the same value dies of that rule;
 * everybody else of a plain hit, or of a Critical Hit.
 */
function clauseOfDeath(
  { targets, shots }: Volley,
  seat: Seat,
  beaten: Casualties['beaten'],
): ClauseId {
  const target = targets[seat]
  if (targets[target] !== seat || isIn(beaten, target)) return 'duel.hit-or-miss'
  const own = strengthOf(shots[seat])
  const other = strengthOf(shots[target])
  if (own > 0 && own === other && !isIn(beaten, seat)) return 'duel.mutual-equal'
  return own > 0 && own < other ? 'duel.mutual-unequal' : 'duel.hit-or-miss'
}

/** R-shared-kill: of several killers the one with the highest hit, or all who share it. */
function strongest({ shots }: Volley, killers: readonly Seat[]): readonly Seat[] {
  const best = Math.max(...killers.map((seat) => strengthOf(shots[seat])))
  return killers.filter((seat) => strengthOf(shots[seat]) === best)
}

/** R-multi-duel: the hits that do not count, by the reading in force. */
function beatenHits(volley: Volley, reading: string): Casualties['beaten'] {
  if (reading === 'fast-draw') return outdrawn(volley)
  return reading === 'one-winner' ? notHighest(volley) : lowerOfTwo(volley)
}

/**
 * duel.mutual-unequal: of two duellists who target and hit each other only the one with the lower value
 * is killed; every other hit kills, for all shots are simultaneous.
 */
function lowerOfTwo(volley: Volley): Casualties['beaten'] {
  return volley.seats.flatMap((seat) => {
    const target = volley.targets[seat]
    const own = strengthOf(volley.shots[seat])
    const facing = volley.targets[target] === seat
    if (own === 0 || !facing || strengthOf(volley.shots[target]) <= own) return []
    return [beatenBy(volley, seat, target, 'duel.mutual-unequal')]
  })
}

/**
 * shot.highest-wins: read as a fast draw, hits take effect from the highest down; a dead duellist does not
 * shoot, and nobody is killed twice.
 */
function outdrawn(volley: Volley): Casualties['beaten'] {
  const killedAt = new Map<Seat, { strength: number; by: Seat }>()
  const beaten: Casualties['beaten'][number][] = []
  const order = volley.seats.filter((seat) => hits(volley, seat))
  order.sort((one, other) => strengthOf(volley.shots[other]) - strengthOf(volley.shots[one]))
  for (const seat of order) {
    const strength = strengthOf(volley.shots[seat])
    const death = killedAt.get(seat)
    if (death && death.strength > strength) {
      beaten.push(beatenBy(volley, seat, death.by, 'shot.highest-wins'))
      continue
    }
    const target = volley.targets[seat]
    const before = killedAt.get(target)
    if (!before) killedAt.set(target, { strength, by: seat })
    else if (before.strength > strength) {
      beaten.push(beatenBy(volley, seat, before.by, 'shot.highest-wins'))
    }
  }
  return beaten
}

/** shot.highest-wins: read as one winner, only the highest hit of the whole duel kills, or all that share it. */
function notHighest(volley: Volley): Casualties['beaten'] {
  const shooters = volley.seats.filter((seat) => hits(volley, seat))
  const [best] = shooters.length > 0 ? strongest(volley, shooters) : []
  if (!best) return []
  const highest = strengthOf(volley.shots[best])
  return shooters
    .filter((seat) => strengthOf(volley.shots[seat]) < highest)
    .map((seat) => beatenBy(volley, seat, best, 'shot.highest-wins'))
}

function beatenBy(
  { shots }: Volley,
  seat: Seat,
  by: Seat,
  clause: ClauseId,
): Casualties['beaten'][number] {
  return { seat, value: shots[seat].value, by, byValue: shots[by].value, clause }
}
