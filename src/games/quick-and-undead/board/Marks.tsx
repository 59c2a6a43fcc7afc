import type { Seat } from '../components.ts'
import type { Posture } from '../position.ts'
import type { Point } from './geometry.ts'
import { die, hat, outlines, type Sign, signs } from './shapes.ts'

/** The mark of a gang, within a drawing. */
export function MarkAt({ seat, x, y, scale = 1 }: Point & { seat: Seat; scale?: number }) {
  return (
    <g class={`mark mark-${seat}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path class="mark-shape" d={outlines[seat]} />
      <text class="mark-letter" y={seat === 'R' ? 8 : 7}>
        {seat}
      </text>
    </g>
  )
}

/** The mark of a gang beside its name. */
export function Mark({ seat }: { seat: Seat }) {
  return (
    <svg class="mark-by-itself" viewBox="-20 -20 40 40" aria-hidden="true">
      <MarkAt seat={seat} x={0} y={0} />
    </svg>
  )
}

interface OutlawProps {
  readonly seat: Seat
  readonly posture: Posture | 'dead'
}

/**
 * An Outlaw beside the words that say how it is: with the hat on while it stands, the hat off and the outline
 * broken once laid down, crossed out when dead.
 */
export function Outlaw({ seat, posture }: OutlawProps) {
  return (
    <svg
      class={`outlaw outlaw-${posture}`}
      viewBox={posture === 'lying' ? '-27 -26 46 46' : '-20 -26 40 46'}
      aria-hidden="true"
    >
      <g class={`mark mark-${seat}`}>
        <path class="mark-shape" d={outlines[seat]} transform={turnOf(posture)} />
        {posture !== 'dead' && (
          <path
            class="mark-hat"
            d={hat}
            transform={posture === 'lying' ? 'translate(-1 3) rotate(-90) scale(.85)' : undefined}
          />
        )}
        <text class="mark-letter" x={posture === 'lying' ? 3 : 0} y={posture === 'lying' ? 9.5 : 8}>
          {seat}
        </text>
        {posture === 'dead' && <path class="mark-cross" d="M-15-13l30 30M15-13l-30 30" />}
      </g>
    </svg>
  )
}

function turnOf(posture: Posture | 'dead'): string {
  return posture === 'lying' ? 'translate(3 3) scale(.85)' : 'translate(0 2)'
}

/** A sign by itself, beside the words that say what it means. */
export function SignIcon({ sign }: { sign: Sign }) {
  return (
    <svg class={`sign sign-${sign}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[sign]} />
    </svg>
  )
}

/** A die that shows a number, within a drawing. */
export function DieAt({ face, x, y, scale = 1 }: Point & { face: number | '?'; scale?: number }) {
  return (
    <g class="d8" transform={`translate(${x} ${y}) scale(${scale})`}>
      <path class="d8-outline" d={die.outline} />
      <path class="d8-edges" d={die.edges} />
      <text class="d8-number" y="7.5">
        {face}
      </text>
    </g>
  )
}

/** A die beside words. */
export function Die({ face }: { face: number | '?' }) {
  return (
    <svg class="d8-by-itself" viewBox="-20 -22 40 44" aria-hidden="true">
      <DieAt face={face} x={0} y={0} />
    </svg>
  )
}
