/*
 * One volley of a duel: every duellist fires one shot at a target, all at the same time. One direct
 * function per reading of who dies, written from the clauses and the rulings alone.
 */

import { addChance, type Chances, fraction } from './fraction.ts'
import {
  after,
  cardInWords,
  dieFaces,
  type Gunner,
  type Readings,
  type Seat,
  type Shot,
  shoot,
} from './terms.ts'

export type BySeat<T> = Partial<Record<Seat, T>>

/** A duel before its dice. Dead Ranger never spends a Bullet (soloflow.no-bullets-spent). */
export interface Duel {
  readonly seats: readonly Seat[]
  readonly gunners: BySeat<Gunner>
  readonly targets: BySeat<Seat>
}

/** Result of a volley. */
export interface Volley {
  readonly killed: readonly Seat[]
  /** Whose Outlaw goes back to the stash. */
  readonly fled: readonly Seat[]
  /** Seats that gain 1 Notoriety. */
  readonly killers: readonly Seat[]
  /** Cards and tokens afterwards. */
  readonly gunners: BySeat<Gunner>
}

/** A hit that takes effect. */
interface Effect {
  readonly by: Seat
  readonly on: Seat
  readonly value: number
}

export function settleVolley(duel: Duel, faces: BySeat<number>, readings: Readings): Volley {
  const shots: BySeat<Shot> = {}
  for (const seat of duel.seats) shots[seat] = shoot(gunnerOf(duel, seat), faces[seat] as number)
  return settleShots(duel, faces, shots, readings)
}

export function settleShots(
  duel: Duel,
  faces: BySeat<number>,
  shots: BySeat<Shot>,
  readings: Readings,
): Volley {
  const { seats } = duel
  const hits: Effect[] = seats.flatMap((seat) => {
    const value = shots[seat]?.value ?? 0
    return value > 0 ? [{ by: seat, on: duel.targets[seat] as Seat, value }] : []
  })
  const effects = effectsOf(hits, readings)
  const killed = seats.filter((seat) => effects.some(({ on }) => on === seat))
  const killers = seats.filter((seat) =>
    effects.some((effect) => effect.by === seat && isCredited(effect, effects, readings)),
  )
  const fled = seats.filter(
    (seat) => shots[seat]?.result === 'critical-miss' && !killed.includes(seat),
  )
  const gunners: BySeat<Gunner> = {}
  for (const seat of seats) {
    const survives = !killed.includes(seat)
    const even = effects.some(
      ({ by, on, value }) =>
        by === seat &&
        effects.some((back) => back.by === on && back.on === seat && back.value === value),
    )
    const spends = survives || (even && readings['loser-bullet'] === 'equal-hits-spend')
    const gunner = gunnerOf(duel, seat)
    gunners[seat] = after(
      gunner,
      faces[seat] as number,
      shots[seat] as Shot,
      spends && seat !== 'R',
    )
  }
  return { killed, fled, killers, gunners }
}

/** R-multi-duel: which hits kill. */
function effectsOf(hits: readonly Effect[], readings: Readings): readonly Effect[] {
  switch (readings['multi-duel']) {
    case 'fast-draw':
      return fastest(hits)
    case 'one-winner':
      return hits.filter(({ value }) => hits.every((other) => other.value <= value))
    default:
      return hits.filter(
        ({ by, on, value }) =>
          !hits.some((back) => back.by === on && back.on === by && back.value > value),
      )
  }
}

/** Fast draw: in descending value, equal values together; who is dead does not shoot, nor dies again. */
function fastest(hits: readonly Effect[]): readonly Effect[] {
  const values = [...new Set(hits.map(({ value }) => value))].sort((one, other) => other - one)
  const dead = new Set<Seat>()
  const effects: Effect[] = []
  for (const now of values) {
    const group = hits.filter(
      ({ by, on, value }) => value === now && !dead.has(by) && !dead.has(on),
    )
    for (const { on } of group) dead.add(on)
    effects.push(...group)
  }
  return effects
}

/** R-shared-kill: the highest of the hits that killed the same Outlaw, or each of them. */
function isCredited(
  { on, value }: Effect,
  effects: readonly Effect[],
  readings: Readings,
): boolean {
  if (readings['shared-kill'] === 'each') return true
  return effects.every((other) => other.on !== on || other.value <= value)
}

function gunnerOf({ gunners }: Duel, seat: Seat): Gunner {
  const gunner = gunners[seat]
  if (!gunner) throw new Error(`${seat} has no gun`)
  return gunner
}

/** Summary of a volley, in one line. */
export function volleyInWords({ seats }: Pick<Duel, 'seats'>, volley: Volley): string {
  const cards = seats.map((seat) => `${seat}${cardInWords(volley.gunners[seat] as Gunner)}`)
  const { killed, fled, killers } = volley
  return `dead ${killed.join('')} fled ${fled.join('')} paid ${killers.join('')} ${cards.join(' ')}`
}

/** The odds of every end of a volley, by going through every way in which the dice can fall. */
export function volleyOdds(
  duel: Duel,
  readings: Readings,
  inWords = (volley: Volley) => volleyInWords(duel, volley),
): Chances {
  const counts = new Map<string, number>()
  const faces: BySeat<number> = {}
  const roll = (index: number, ways: number): void => {
    const seat = duel.seats[index]
    if (!seat) {
      const line = inWords(settleVolley(duel, faces, readings))
      counts.set(line, (counts.get(line) ?? 0) + ways)
      return
    }
    for (const [face, alike] of facesOf(gunnerOf(duel, seat))) {
      faces[seat] = face
      roll(index + 1, ways * alike)
    }
  }
  roll(0, 1)
  const chances: Chances = new Map()
  for (const [line, count] of counts) {
    addChance(chances, line, fraction(count, 8 ** duel.seats.length))
  }
  return chances
}

/** The numbers that make a difference to a gunner, with how many numbers do the same: all misses do. */
function facesOf(gunner: Gunner): [number, number][] {
  const hits = dieFaces.filter((face) => shoot(gunner, face).result !== 'miss')
  const miss = dieFaces.find((face) => !hits.includes(face))
  const each = hits.map((face): [number, number] => [face, 1])
  return miss === undefined ? each : [...each, [miss, dieFaces.length - hits.length]]
}
