/** The greatest common divisor of two integers that are not both 0; never negative. */
export function gcd(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other]
  while (b > 0n) [a, b] = [b, a % b]
  return a
}

/** The least common multiple of positive integers; 1 when there are none. */
export function lcm(numbers: Iterable<bigint>): bigint {
  let multiple = 1n
  for (const number of numbers) {
    if (multiple % number !== 0n) multiple *= number / gcd(multiple, number)
  }
  return multiple
}

/** In how many ways some of so many different things can be laid in a row. */
export function arrangements(things: number, laid: number): bigint {
  let ways = 1n
  for (let left = things; left > things - laid; left--) ways *= BigInt(left)
  return ways
}

/** Sums amounts by thing; several entries may concern the same thing. */
export function summed<Thing, Sum extends number | bigint>(
  entries: Iterable<readonly [Thing, Sum]>,
): ReadonlyMap<Thing, Sum> {
  const sums = new Map<Thing, Sum>()
  for (const [thing, more] of entries) {
    const sum = sums.get(thing)
    // Both are of one type, which the compiler cannot know.
    sums.set(thing, sum === undefined ? more : (((sum as number) + (more as number)) as Sum))
  }
  return sums
}

/** Number of hexadecimal digits of a positive integer: a measure of the cost of computing with it. */
export function lengthOf(number: bigint): number {
  return number.toString(16).length
}
