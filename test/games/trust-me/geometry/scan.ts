import { type Ground, whyNotMove } from '../../../../src/games/trust-me/geometry/ground.ts'
import { type Spot, squared } from '../../../../src/games/trust-me/geometry/plane.ts'

/**
 * R-zombie-move a second time, by trying every point of the grid: the one nearest to a spot to which a figure can go
 * straight, of those less than `below` away from it.
 */
export function nearestByScan(
  from: Spot,
  to: Spot,
  reach: number,
  ground: Ground,
  below: number,
): Spot | undefined {
  let least = below ** 2
  let nearest: Spot | undefined
  for (let x = Math.ceil(to.x - below); x <= to.x + below; x++) {
    const half = Math.sqrt(Math.max(0, below ** 2 - (x - to.x) ** 2))
    for (let y = Math.ceil(to.y - half); y <= to.y + half; y++) {
      const spot = { x, y }
      const far = squared(spot, to)
      if (far >= least || squared(spot, from) > reach ** 2) continue
      if (whyNotMove(from, spot, reach, ground) !== undefined) continue
      least = far
      nearest = spot
    }
  }
  return nearest
}
