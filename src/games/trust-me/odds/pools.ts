import { summed } from '../../../kernel/data/integers.ts'
import { type Die, faces } from '../components.ts'
import { numbers } from '../position.ts'

/** Distribution of a sum of dice in whole numbers: the number of ways for each sum. */
export interface Spread {
  readonly ways: ReadonlyMap<number, number>
  readonly all: number
}

/** Faces of a die. */
type Faces = readonly number[]

/** Multiple of every number of faces: a rerolled die shows each face in the same number of these ways. */
const WAYS_AGAIN = 120

/**
 * The sums of dice, each face as likely, with what is added to them;
 * skill.reroll, object.charm-use: so many of them can be rolled again, which is done as `keenly` does: the one that lies
 * furthest below the middle of its faces, if it has not been rolled again already. That raises the total most.
 */
export function sumsOf(dice: readonly Die[], added = 0, again = 0, known: Faces = []): Spread {
  const spreads = sumsByUse(dice, added, again, known)
  const ways = summed(spreads.flatMap((spread) => [...spread.ways]))
  return { ways, all: spreads[0]?.all ?? 1 }
}

/**
 * The same apart by how many dice were rolled again, from none on; each of all the ways there are, of which the first
 * dice may tell already.
 */
export function sumsByUse(dice: readonly Die[], added = 0, again = 0, known: Faces = []) {
  const spreads = Array.from({ length: again + 1 }, () => new Map<number, number>())
  const settle = (values: readonly number[], left: number, done: number, count: number) => {
    const short = values.map((value, at) => (faces[dice[at] as Die] + 1) / 2 - value)
    const most = Math.max(0, ...short)
    const worst = short.indexOf(most)
    if (left === 0 || most === 0 || worst === done) {
      const sum = values.reduce((total, value) => total + value, added)
      const ways = spreads[again - left] as Map<number, number>
      ways.set(sum, (ways.get(sum) ?? 0) + count)
      return
    }
    for (const face of numbers(faces[dice[worst] as Die]))
      settle(values.with(worst, face), left - 1, worst, count / faces[dice[worst] as Die])
  }
  const rolls = rollsOf(dice, known)
  for (const values of rolls) settle(values, again, -1, WAYS_AGAIN ** again)
  const all = rolls.length * WAYS_AGAIN ** again
  return spreads.map((ways) => ({ ways, all }))
}

/** Every roll of some dice, the first of which are known. */
function rollsOf(dice: readonly Die[], known: Faces): readonly Faces[] {
  return dice
    .slice(known.length)
    .reduce<readonly Faces[]>(
      (rolls, die) => rolls.flatMap((roll) => numbers(faces[die]).map((face) => [...roll, face])),
      [known],
    )
}

/** combat.margin: what one pool has more than another. */
export function difference(attack: Spread, defence: Spread): Spread {
  const all = [...attack.ways].flatMap(([one, count]) =>
    [...defence.ways].map(([other, times]) => [one - other, count * times] as const),
  )
  return { ways: summed(all), all: attack.all * defence.all }
}

/** In how many ways a sum lies between two bounds, both included. */
export function waysBetween(spread: Spread, from: number, to: number): number {
  return totalOf(spread, (sum) => Number(sum >= from && sum <= to))
}

/** Sum over all ways; divided by their number it is the mean. */
export function totalOf({ ways }: Spread, worth: (sum: number) => number): number {
  return [...ways].reduce((total, [sum, count]) => total + count * worth(sum), 0)
}
