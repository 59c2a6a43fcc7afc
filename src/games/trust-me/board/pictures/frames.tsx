import type { ComponentChildren, FunctionComponent } from 'preact'
import { captioned } from '../../../../explorer/pictures/pieces.tsx'
import type { Words } from '../../../../kernel/words/words.ts'
import { Sign } from '../Drawing.tsx'

/** Two ends of a line in a drawing. */
type Line = readonly [x: number, y: number, toX: number, toY: number]

/**
 * Small drawings side by side, each with its sentence, `figure.<name>.<frame>`. Their order counts: they are numbered
 * by the list that they stand in.
 */
export function frames(
  name: string,
  viewBox: string,
  drawings: Readonly<Record<string, ComponentChildren>>,
): FunctionComponent<{ readonly words: Words }> {
  return captioned('trust', name, ({ words: { say } }) => (
    <ol class={`tm-fig tm-fig-${name}`}>
      {Object.entries(drawings).map(([frame, drawing]) => (
        <li key={frame}>
          <svg class="trust-drawing tm-fig-frame" viewBox={viewBox} aria-hidden="true">
            {drawing}
          </svg>
          <span>{say(`figure.${name}.${frame}`)}</span>
        </li>
      ))}
    </ol>
  ))
}

interface FigureProps {
  readonly of: 'survivor' | 'zombie'
  readonly x: number
  readonly y: number
  /** The radius of its base. */
  readonly radius: number
}

/** A figure on its base, seen from above. */
export function Figure({ of, x, y, radius }: FigureProps) {
  return (
    <>
      <circle class={`tm-fig-base tm-fig-${of}`} cx={x} cy={y} r={radius} />
      <Sign of={of} x={x} y={y} scale={radius / 22} />
    </>
  )
}

/** A straight line with a head: where something goes. */
export function Arrow({ line }: { readonly line: Line }) {
  const [x, y, toX, toY] = line
  const length = Math.hypot(toX - x, toY - y)
  const [dx, dy] = [((toX - x) / length) * 9, ((toY - y) / length) * 9]
  const barbs = `${toX - dx - dy * 0.6} ${toY - dy + dx * 0.6}L${toX} ${toY}L${toX - dx + dy * 0.6} ${toY - dy - dx * 0.6}`
  return <path class="tm-fig-arrow" d={`M${x} ${y}L${toX} ${toY}M${barbs}`} />
}
