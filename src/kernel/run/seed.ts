/**
 * A seed far from those of its neighbours, a whole number below 2³². What a source picks first is near its
 * seed: without this, dice thrown under seeds that follow one another would follow one another in step.
 */
export function scattered(seed: number): number {
  let bits = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
