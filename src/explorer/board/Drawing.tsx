import type { ComponentChildren } from 'preact'
import { around, type Box } from './box.ts'
import { type Picking, pressable, type Target, Targets } from './Targets.tsx'

interface DrawingProps extends Picking {
  /** Its class. */
  readonly look: string
  readonly viewBox: string
  /** Accessible name. */
  readonly label: string
  /** The same where nothing of it can be pressed, if that is said otherwise. */
  readonly picture?: string
  readonly targets: readonly Target[]
  readonly children: ComponentChildren
}

/** A board as a drawing: a picture that can be read, the parts of which can be pressed where they say something. */
export function Drawing(props: DrawingProps) {
  const { look, viewBox, label, picture = label, targets, children, ...picking } = props
  const isPressed = pressable(targets, picking).length > 0
  return (
    <svg
      class={look}
      viewBox={viewBox}
      role={isPressed ? 'group' : 'img'}
      aria-label={isPressed ? label : picture}
    >
      {/* A part that can be pressed says in words what is drawn there; the letters of the drawing are not read out besides. */}
      <g aria-hidden={isPressed ? 'true' : undefined}>{children}</g>
      <Targets {...picking} targets={targets} />
    </svg>
  )
}

interface TouchedProps {
  /** The ground of each part of the drawing. */
  readonly boxes: Iterable<readonly [part: string, box: Box]>
  /** Parts of the board that the event was about. */
  readonly parts: readonly string[] | undefined
  /** Distance by which the mark extends beyond the ground. */
  readonly margin?: number
  /** Corner radius. */
  readonly corner: number
}

/** The parts of a drawing that an event was about, marked. */
export function Touched({ boxes, parts, margin = 0, corner }: TouchedProps) {
  const touched = [...boxes].filter(([part]) => parts?.includes(part))
  return (
    <>
      {touched.map(([part, box]) => (
        <rect key={part} class="touched" {...around([box], margin)} rx={corner} />
      ))}
    </>
  )
}
