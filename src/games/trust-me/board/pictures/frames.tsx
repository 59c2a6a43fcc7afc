import { Label } from '../../../../explorer/board/Label.tsx'
import { row } from '../../../../explorer/pictures/pieces.tsx'
import { byKey } from '../../../../kernel/data/keyed.ts'
import { DIRECTIONS } from '../../geometry/circle.ts'
import type { Spot } from '../../geometry/plane.ts'
import { shape } from '../shapes.ts'

/** Drawings of the sheet, `<of>-<name>`, by their names. */
export function framesOf(of: string, names: readonly string[]) {
  return byKey(names, (name) => <use href={shape(`${of}-${name}`)} />)
}

/**
 * Small drawings side by side, each with its sentence, `figure.<name>.<frame>`. Their order counts: they are numbered
 * by the list that they stand in.
 */
export function frames(
  of: string,
  viewBox: string,
  names: readonly string[],
  list = `tm-fig tm-fig-${of}`,
) {
  const drawing = 'trust-drawing tm-fig-frame'
  return {
    [of]: row({ list, drawing, viewBox, order: 'onward', parts: () => framesOf(of, names) }),
  }
}

interface DirectionsProps {
  readonly look: string
  /** Start, end and number of each line, as shares of the way. */
  readonly shares: readonly [from: number, to: number, beyond: number]
  /** A point of a direction, by the share of its way. */
  at(direction: number, share: number): Spot
}

/** R-geo-directions: the directions of the circular template, each with its number. */
export function Directions({ look, shares, at }: DirectionsProps) {
  return Array.from({ length: DIRECTIONS }, (_, index) => {
    const [from, to, beyond] = shares.map((share) => at(index + 1, share)) as [Spot, Spot, Spot]
    return (
      <g key={index} class={look}>
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        <Label x={beyond.x} y={beyond.y} text={index + 1} />
      </g>
    )
  })
}
