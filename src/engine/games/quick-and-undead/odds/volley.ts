import { byKey } from '../../../kernel/keyed.ts'
import type { Readings } from '../../../kernel/reading.ts'
import { faces, type Seat } from '../components.ts'
import type { Gang, Shot } from '../position.ts'
import { casualties, type Volley } from '../rules/casualties.ts'

/** A duellist before the dice: what decides a shot, and at whom it goes. */
export interface Duellist {
  readonly seat: Seat
  readonly gang: Pick<Gang, 'loaded' | 'critical'>
  readonly target: Seat
}

/** Shots that a volley cannot tell apart, and on how many faces of the die they come up. */
interface ShotClass {
  readonly shot: Shot
  readonly weight: bigint
}

/**
 * How often each set of duellists is killed, out of 8 to the number of them, every 8 being triggered that
 * can be. The sets are written as their seats in the order given. Faces that settle alike are counted
 * together, and unless one winner takes all, duellists who have nothing to do with each other are counted
 * apart: so a duel of six takes no longer than a blink.
 */
export function countVolley(
  duellists: readonly Duellist[],
  readings: Readings,
): ReadonlyMap<string, bigint> {
  const groups = readings['multi-duel'] === 'one-winner' ? [duellists] : groupsOf(duellists)
  return groups
    .map((group) => countGroup(group, readings))
    .reduce((one, other) => bothOf(one, other, duellists))
}

/** Duellists who aim at each other, directly or by others between them. */
function groupsOf(duellists: readonly Duellist[]): readonly (readonly Duellist[])[] {
  const groups: Duellist[][] = []
  for (const duellist of duellists) {
    const touched = groups.filter((group) => group.some((other) => aims(duellist, other)))
    const rest = groups.filter((group) => !touched.includes(group))
    groups.splice(0, groups.length, ...rest, [...touched.flat(), duellist])
  }
  return groups
}

function aims(one: Duellist, other: Duellist): boolean {
  return one.target === other.seat || other.target === one.seat
}

function countGroup(group: readonly Duellist[], readings: Readings): ReadonlyMap<string, bigint> {
  const counts = new Map<string, bigint>()
  const seats = group.map(({ seat }) => seat)
  const targets = byKey(seats, (_, index) => (group[index] as Duellist).target)
  const isSimultaneous = readings['multi-duel'] === 'simultaneous'
  const classes = group.map((one) => classesOf(one, isSimultaneous && !isFaced(one, group)))
  const shots: Partial<Record<Seat, Shot>> = {}
  const volley = { seats, targets, shots: shots as Volley['shots'] }
  const visit = (index: number, weight: bigint): void => {
    const seat = seats[index]
    if (seat === undefined) {
      const key = casualties(volley, readings)
        .dead.map((one) => one.seat)
        .join('')
      counts.set(key, (counts.get(key) ?? 0n) + weight)
      return
    }
    for (const one of classes[index] ?? []) {
      shots[seat] = one.shot
      visit(index + 1, weight * one.weight)
    }
  }
  visit(0, 1n)
  return counts
}

/** Whether a duellist's target aims back, so that values are compared. */
function isFaced({ seat, target }: Duellist, group: readonly Duellist[]): boolean {
  return group.some((other) => other.seat === target && other.target === seat)
}

/** The shots of a duellist, misses together; all hits together too where their values do not matter. */
function classesOf({ gang }: Duellist, hitsAreAlike: boolean): readonly ShotClass[] {
  const classes = new Map<string, ShotClass>()
  for (const face of faces) {
    const shot = shotOf(gang, face)
    const key = shot.value > 0 && hitsAreAlike ? 'hit' : String(shot.value)
    const known = classes.get(key)
    classes.set(key, { shot: known?.shot ?? shot, weight: (known?.weight ?? 0n) + 1n })
  }
  return [...classes.values()]
}

/** crit.hit-needs-skull: every 8 is triggered that can be. */
function shotOf({ loaded, critical }: Duellist['gang'], face: (typeof faces)[number]): Shot {
  if (face === 8 && critical === 'skull') return { face, result: 'critical-hit', value: 8 }
  const hits = (loaded as readonly number[]).includes(face)
  return { face, result: hits ? 'hit' : 'miss', value: hits ? face : 0 }
}

/** Two groups together: every set of the one with every set of the other. */
function bothOf(
  one: ReadonlyMap<string, bigint>,
  other: ReadonlyMap<string, bigint>,
  duellists: readonly Duellist[],
): ReadonlyMap<string, bigint> {
  const counts = new Map<string, bigint>()
  for (const [dead, weight] of one) {
    for (const [more, times] of other) {
      const key = duellists
        .flatMap(({ seat }) => ((dead + more).includes(seat) ? seat : []))
        .join('')
      counts.set(key, (counts.get(key) ?? 0n) + weight * times)
    }
  }
  return counts
}
