import type { WildGangsEvent } from '../events.ts'
import {
  type Building,
  buildings,
  type Side,
  type Spot,
  type Street,
  sides,
  sidesAlong,
  sidesOf,
  spots,
} from '../town.ts'
import { type Box, buildingBoxes, sideBox, spotBoxes } from './geometry.ts'

/** A part of the board that a reader can point at, or that an event touches. */
export type Part =
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'event'; readonly spot: Spot }
  | { readonly kind: 'loots'; readonly building: Building }

/** All parts, from north to south and from west to east, as one reads. */
export const parts: readonly Part[] = [
  ...sides.map((side): Part => ({ kind: 'side', side })),
  ...spots.map((spot): Part => ({ kind: 'event', spot })),
  ...buildings.map((building): Part => ({ kind: 'loots', building })),
].sort((one, other) => {
  const [first, second] = [boxOf(one), boxOf(other)]
  return first.y - second.y || first.x - second.x
})

/** The name of a part: what the board calls when it is pointed at. */
export function partName(part: Part): string {
  switch (part.kind) {
    case 'side':
      return `side:${part.side}`
    case 'event':
      return `event:${part.spot}`
    default:
      return `loots:${part.building}`
  }
}

/** The ground of a part. */
export function boxOf(part: Part): Box {
  switch (part.kind) {
    case 'side':
      return sideBox(part.side)
    case 'event':
      return spotBoxes[part.spot]
    default:
      return buildingBoxes[part.building]
  }
}

/** The parts of the board that an event is about. */
export function partsOf(event: WildGangsEvent): readonly string[] {
  const facts = event as unknown as Readonly<Record<string, unknown>>
  const names: string[] = []
  for (const spot of ['spot', 'from', 'to']) {
    if (typeof facts[spot] === 'string') names.push(`event:${facts[spot]}`)
  }
  for (const spot of listOf<Spot>(facts.spots)) names.push(`event:${spot}`)
  const at = [...listOf<Building>(facts.building), ...listOf<Building>(facts.buildings)]
  for (const building of at) {
    if (!buildings.includes(building)) continue
    names.push(`loots:${building}`)
    if (event.kind === 'ranked' || event.kind === 'strength-raised') {
      names.push(...sidesOf[building].map((side) => `side:${side}`))
    }
  }
  if (typeof facts.at === 'string') names.push(`loots:${facts.at}`)
  if (typeof facts.side === 'string') names.push(`side:${facts.side}`)
  if (typeof facts.street === 'string') {
    names.push(...sidesAlong[facts.street as Street].map((side) => `side:${side}`))
  }
  return names
}

function listOf<T>(value: unknown): readonly T[] {
  if (value === undefined) return []
  return (Array.isArray(value) ? value : [value]) as readonly T[]
}
