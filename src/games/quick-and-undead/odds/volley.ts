import { byKey } from '../../../kernel/keyed.ts'
import type { Readings } from '../../../kernel/reading.ts'
import { type DieFace, faces, type Seat } from '../components.ts'
import type { Gang, Shot } from '../position.ts'
import { casualties, type Volley } from '../rules/casualties.ts'
import { readFace, shotOf } from '../rules/shooting.ts'

/** A duellist before the dice, or with the die rolled: what decides a shot, and at whom it goes. */
export interface Duellist {
  readonly seat: Seat
  readonly gang: Pick<Gang, 'loaded' | 'critical'>
  readonly target: Seat
  /** What was rolled, where it is known. */
  readonly face?: DieFace | undefined
}

/** What a volley does, and how often: out of 8 to the number of duellists who have not rolled yet. */
export interface VolleyCount {
  readonly dead: readonly Seat[]
  /** Who is credited with a kill. */
  readonly killers: readonly Seat[]
  /** Who got away by a Critical Miss. */
  readonly fled: readonly Seat[]
  readonly weight: bigint
}

/** Shots that a volley cannot tell apart, and on how many faces of the die they come up. */
interface ShotClass {
  readonly shot: Shot
  readonly weight: bigint
}

/**
 * How often each outcome of a volley comes, every 8 being triggered that can be. Faces that settle alike are
 * counted together, and unless one winner takes all, duellists who have nothing to do with each other are
 * counted apart: so a duel of six takes no longer than a blink.
 */
export function countVolley(
  duellists: readonly Duellist[],
  readings: Readings,
): readonly VolleyCount[] {
  const groups = readings['multi-duel'] === 'one-winner' ? [duellists] : groupsOf(duellists)
  return groups
    .map((group) => countGroup(group, readings))
    .reduce((one, other) => merged(bothOf(one, other)))
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

function countGroup(group: readonly Duellist[], readings: Readings): readonly VolleyCount[] {
  const seats = group.map(({ seat }) => seat)
  const targets = byKey(seats, (_, index) => (group[index] as Duellist).target)
  const classes = group.map((one) => classesOf(one, hitsAreAlike(one, group, readings)))
  const shots: Partial<Record<Seat, Shot>> = {}
  const volley = { seats, targets, shots: shots as Volley['shots'] }
  const counts: VolleyCount[] = []
  const visit = (index: number, weight: bigint): void => {
    const seat = seats[index]
    if (seat === undefined) counts.push({ ...outcomeOf(volley, readings), weight })
    for (const one of seat === undefined ? [] : (classes[index] ?? [])) {
      shots[seat as Seat] = one.shot
      visit(index + 1, weight * one.weight)
    }
  }
  visit(0, 1n)
  return merged(counts)
}

function outcomeOf(volley: Volley, readings: Readings): Omit<VolleyCount, 'weight'> {
  const { dead } = casualties(volley, readings)
  const isDead = (seat: Seat) => dead.some((one) => one.seat === seat)
  const fled = volley.seats.filter(
    (seat) => volley.shots[seat].result === 'critical-miss' && !isDead(seat),
  )
  const killers = volley.seats.filter((seat) => dead.some(({ by }) => by.includes(seat)))
  return { dead: dead.map(({ seat }) => seat), killers, fled }
}

/** Whether only that a shot hits matters, not its value: nobody's is compared with it. */
function hitsAreAlike(
  { seat, target }: Duellist,
  group: readonly Duellist[],
  readings: Readings,
): boolean {
  if (readings['multi-duel'] !== 'simultaneous') return false
  const isFaced = group.some((other) => other.seat === target && other.target === seat)
  const isAlone = group.every((other) => other.seat === seat || other.target !== target)
  return !isFaced && (isAlone || readings['shared-kill'] === 'each')
}

/** The shots of a duellist, equal ones together; all hits together too where their values do not matter. */
function classesOf({ gang, face: rolled }: Duellist, areAlike: boolean): readonly ShotClass[] {
  const classes = new Map<string, ShotClass>()
  for (const face of rolled === undefined ? faces : [rolled]) {
    const shot = plainShot(gang, face)
    const key = shot.value > 0 && areAlike ? 'hit' : `${shot.result} ${shot.value}`
    const known = classes.get(key)
    classes.set(key, { shot: known?.shot ?? shot, weight: (known?.weight ?? 0n) + 1n })
  }
  return [...classes.values()]
}

/** crit.hit-needs-skull: every 8 is triggered that can be. */
function plainShot(gang: Duellist['gang'], face: DieFace): Shot {
  const reading = readFace(gang, face)
  return shotOf(face, reading === 'may-trigger' ? 'critical-hit' : reading)
}

/** Two groups together: every outcome of the one with every outcome of the other. */
function bothOf(
  one: readonly VolleyCount[],
  other: readonly VolleyCount[],
): readonly VolleyCount[] {
  return one.flatMap((first) =>
    other.map((second) => ({
      dead: [...first.dead, ...second.dead].sort(),
      killers: [...first.killers, ...second.killers].sort(),
      fled: [...first.fled, ...second.fled].sort(),
      weight: first.weight * second.weight,
    })),
  )
}

/** Equal outcomes counted together. */
function merged(counts: readonly VolleyCount[]): readonly VolleyCount[] {
  const found = new Map<string, VolleyCount>()
  for (const count of counts) {
    const key = [count.dead, count.killers, count.fled].map((seats) => seats.join('')).join()
    const known = found.get(key)
    found.set(key, known ? { ...known, weight: known.weight + count.weight } : count)
  }
  return [...found.values()]
}
