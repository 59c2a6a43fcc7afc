import type { ComponentChildren } from 'preact'
import { around, type Box } from '../../../explorer/board/box.ts'
import { type Picking, pressable, Targets } from '../../../explorer/board/Targets.tsx'
import { type Shape, shape } from './shapes.ts'

/** Something of a drawing: where it lies and how it looks and, if it is a part of the board, which and what it is called. */
export interface Piece extends Box {
  readonly part?: string
  readonly label?: string
  /** Whether it can be pressed to change what lies there. */
  readonly isPlace?: boolean
  readonly face?: ComponentChildren
}

/** All boards and pictures are drawn so many units wide. */
export const WIDTH = 480

interface DrawingProps extends Picking {
  readonly pieces: readonly Piece[]
  readonly width?: number
  readonly height: number
  readonly label: string
  /** The parts that the last event was about. */
  readonly touched?: readonly string[] | undefined
}

/** A picture that can be read, the parts of which can be pressed where they answer the question that waits. */
export function Drawing({
  pieces,
  width = WIDTH,
  height,
  label,
  touched,
  ...picking
}: DrawingProps) {
  const { isEdited, offers } = picking
  const parts = partsOf(pieces)
  const meant = parts.filter(({ part, isPlace }) => offers?.has(part) || (isEdited && isPlace))
  const targets = meant.map(({ part, label = part, ...box }) => ({ part, label, ...boxOf(box) }))
  const isPressed = pressable(targets, picking).length > 0
  return (
    <svg
      class="ville-drawing"
      viewBox={`-3 -3 ${width + 6} ${height + 6}`}
      role={isPressed ? 'group' : 'img'}
      aria-label={label}
    >
      {pieces.map(({ x, y, face }, index) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          {face}
        </g>
      ))}
      {parts.map(
        (piece) =>
          touched?.includes(piece.part) && (
            <rect key={piece.part} class="touched" {...around([piece], -1)} rx="6" />
          ),
      )}
      <Targets {...picking} targets={targets} />
    </svg>
  )
}

/** Each part of the board once, however often it lies there. */
function partsOf(pieces: readonly Piece[]): readonly (Piece & { readonly part: string })[] {
  return pieces.flatMap((piece, index) => {
    const { part } = piece
    const isFirst = part && pieces.findIndex((one) => one.part === part) === index
    return isFirst ? [{ ...piece, part }] : []
  })
}

function boxOf({ x, y, width, height }: Box): Box {
  return { x, y, width, height }
}

interface SignProps {
  readonly of: Shape
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly look?: string
}

/** A shape of the sheet, around a point. */
export function Sign({ of, x, y, scale = 1, look }: SignProps) {
  return (
    <g class={look} transform={`translate(${x} ${y}) scale(${scale})`}>
      <use href={shape(of)} />
    </g>
  )
}
