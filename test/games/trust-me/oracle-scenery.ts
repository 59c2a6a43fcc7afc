import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { PieceKind } from '../../../src/games/trust-me/components.ts'

/** A kind of scenery as the file of the components has it: its corners about its middle, and what it does. */
export interface Kind {
  readonly shape: readonly { readonly x: number; readonly y: number }[]
  readonly solid: boolean
  readonly opaque: boolean
  readonly cover: number
  readonly line: string
  readonly count: number
}

interface Row extends Omit<Kind, 'shape'> {
  readonly id: PieceKind
  readonly width: number
  readonly height: number
  readonly arms: boolean
}

/** A rectangle about its middle; two arms meet in the corner about which they lie. */
function shapeOf({ width, height, arms }: Row): Kind['shape'] {
  const [x, y] = [width * 50, height * 50]
  if (arms) {
    const all = [-x, -x, x, -x, x, 2 * y - x, 2 * y - x, 2 * y - x, 2 * y - x, x, -x, x]
    return Array.from({ length: 6 }, (_, at) => ({
      x: all[2 * at] as number,
      y: all[2 * at + 1] as number,
    }))
  }
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ]
}

const rows = parse(readFileSync('content/components/trust-me.yaml', 'utf8')).scenery as Row[]

/** Every kind of scenery. */
export const scenery = Object.fromEntries(
  rows.map((row) => [row.id, { ...row, shape: shapeOf(row) }]),
) as unknown as Readonly<Record<PieceKind, Kind>>
