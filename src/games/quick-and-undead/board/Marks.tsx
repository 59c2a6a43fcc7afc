import type { ComponentChildren } from 'preact'
import type { Point } from '../../../explorer/board/box.ts'
import { Icon } from '../../../explorer/board/Icon.tsx'
import { Label } from '../../../explorer/board/Label.tsx'
import type { Seat } from '../components.ts'
import type { Posture } from '../position.ts'
import { shape } from './shapes.ts'

/** The mark of a gang, within a drawing. */
export function MarkAt({ seat, x, y }: Point & { seat: Seat }) {
  return <use href={shape(`mark-${seat}`)} x={x} y={y} />
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
  /** Accessible text, unless words beside the mark say the same. */
  readonly label?: string
}

/**
 * An Outlaw: with the hat on while it stands, the hat off and the outline
 * broken once laid down, crossed out when dead.
 */
export function Outlaw({ seat, posture, label }: OutlawProps) {
  return (
    <svg
      class={`outlaw outlaw-${posture}`}
      aria-hidden={label ? undefined : 'true'}
      role={label ? 'img' : undefined}
      aria-label={label}
    >
      <use href={shape(`${posture}-${seat}`)} />
    </svg>
  )
}

interface PeopleProps {
  readonly seats: readonly Seat[]
  children(seat: Seat): ComponentChildren
}

/** Those of some gangs who are somewhere, in a row. */
export function People({ seats, children }: PeopleProps) {
  if (seats.length === 0) return null
  return (
    <ul class="people">
      {seats.map((seat) => (
        <li key={seat}>{children(seat)}</li>
      ))}
    </ul>
  )
}

/** A sign beside the words that say what it means: on a board, the only drawing without a class. */
export function SignIcon({ sign }: { sign: string }) {
  return <Icon href={shape(sign)} />
}

/** A die that shows a number, within a drawing. */
export function DieAt({ face, x, y }: Point & { face: number | '?' }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <use href={shape('d8')} />
      <Label as="d8-number" y={7.5} text={face} />
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
