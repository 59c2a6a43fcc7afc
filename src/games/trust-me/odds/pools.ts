import { type Die, faces } from '../components.ts'

/** How often each sum comes up, of so many ways in all: the distribution of some dice, in whole numbers. */
export interface Spread {
  readonly ways: ReadonlyMap<number, number>
  readonly all: number
}

/** The sums of dice, each face as likely, with what is added to them. */
export function sumsOf(dice: readonly Die[], added = 0): Spread {
  let ways = new Map([[added, 1]])
  for (const die of dice) {
    const next = new Map<number, number>()
    for (const [sum, count] of ways) {
      for (let face = 1; face <= faces[die]; face++)
        next.set(sum + face, (next.get(sum + face) ?? 0) + count)
    }
    ways = next
  }
  return { ways, all: dice.reduce((all, die) => all * faces[die], 1) }
}

/** combat.margin: what one pool has more than another, both rolled once. */
export function difference(attack: Spread, defence: Spread): Spread {
  const ways = new Map<number, number>()
  for (const [one, count] of attack.ways) {
    for (const [other, times] of defence.ways)
      ways.set(one - other, (ways.get(one - other) ?? 0) + count * times)
  }
  return { ways, all: attack.all * defence.all }
}

/** In how many ways a sum lies between two bounds, both included. */
export function waysBetween({ ways }: Spread, from: number, to: number): number {
  let count = 0
  for (const [sum, times] of ways) if (sum >= from && sum <= to) count += times
  return count
}

/** weapon.limit-threshold: on how many of the twelve faces of the green die a weapon fails. */
export function failing(limit: number, more: number): number {
  return Math.min(Math.max(limit - more, 0), faces.green)
}
