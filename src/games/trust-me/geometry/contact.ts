import { compareGap, rounded, type Spot } from './plane.ts'

/** Largest distance between a computed place and the grid point where it is set down. */
export const STRAY = 3

/**
 * R-geo-contact: the point of the grid nearest to a computed place at which something holds, the place being told from
 * an anchor so that it is found alike whichever way one looks. Of points equally near none is taken while another is.
 */
export function settle(anchor: Spot, from: Spot, holds: (spot: Spot) => boolean): Spot | undefined {
  const [x, y] = [rounded(from.x), rounded(from.y)]
  const near: { spot: Spot; far: number }[] = []
  for (let dx = -STRAY; dx <= STRAY; dx++) {
    for (let dy = -STRAY; dy <= STRAY; dy++) {
      const far = (x + dx - from.x) ** 2 + (y + dy - from.y) ** 2
      if (far <= STRAY ** 2)
        near.push({ spot: { x: anchor.x + x + dx, y: anchor.y + y + dy }, far })
    }
  }
  near.sort((one, other) => one.far - other.far)
  let paired: Spot | undefined
  for (let at = 0; at < near.length; ) {
    const { far } = near[at] as (typeof near)[number]
    const alike = near.filter((one) => one.far === far)
    const free = alike.filter(({ spot }) => holds(spot))
    if (free.length === 1) return free[0]?.spot
    paired ??= free[0]?.spot
    at += alike.length
  }
  return paired
}

/** Place of a base in contact with another at `target`, on the side of the given spot. */
export function contactPlace(target: Spot, side: Spot, radii: number): Spot | undefined {
  const by = { x: side.x - target.x, y: side.y - target.y }
  const length = Math.sqrt(by.x ** 2 + by.y ** 2)
  if (length === 0) return undefined
  const ideal = { x: (by.x * radii) / length, y: (by.y * radii) / length }
  return settle(target, ideal, (spot) => compareGap(spot, target, radii, 0) >= 0)
}
