import type { ComponentChildren } from 'preact'
import type { Box } from '../../../explorer/board/box.ts'
import { Drawing as Board, Touched } from '../../../explorer/board/Drawing.tsx'
import type { Picking } from '../../../explorer/board/Targets.tsx'
import { shape } from './shapes.ts'

/** Something of a drawing: where it lies and how it looks and, if it is a part of the board, which and what it is called. */
export interface Piece extends Box {
  readonly part?: string
  readonly label?: string
  /** Whether it can be pressed to change what lies there. */
  readonly isPlace?: boolean
  readonly face?: ComponentChildren
}

/** Sheets and what is compared are drawn so many units wide. */
export const WIDTH = 480

interface DrawingProps extends Picking {
  readonly pieces: readonly Piece[]
  readonly height: number
  readonly label: string
  /** The parts that the last event was about. */
  readonly touched?: readonly string[] | undefined
}

/** A picture that can be read, the parts of which can be pressed where they answer the question that waits. */
export function Drawing({ pieces, height, label, touched, ...picking }: DrawingProps) {
  const { isEdited, offers } = picking
  const parts = pieces.flatMap((piece) => (piece.part ? [{ ...piece, part: piece.part }] : []))
  const targets = parts
    .filter(({ part, isPlace }) => offers?.has(part) || (isEdited && isPlace))
    .map(({ part, label: name = part, x, y, width, height: high }) => {
      return { part, label: name, x, y, width, height: high }
    })
  const grounds = parts.map((piece) => [piece.part, piece] as const)
  return (
    <Board
      {...picking}
      look="trust-drawing"
      viewBox={`-3 -3 ${WIDTH + 6} ${height + 6}`}
      label={label}
      targets={targets}
    >
      {pieces.map(
        ({ x, y, face }, index) =>
          face && (
            <g key={index} transform={`translate(${x} ${y})`}>
              {face}
            </g>
          ),
      )}
      <Touched boxes={grounds} parts={touched} margin={-1} corner={6} />
    </Board>
  )
}

/** A shape of the sheet, where it stands, and how it looks. */
interface SignProps {
  readonly of: string
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly look?: string
}

/** A shape of the sheet, around a point. */
export function Sign({ of, x, y, scale = 1, look = 'trust-ink' }: SignProps) {
  const size = scale === 1 ? '' : ` scale(${scale})`
  return (
    <use class={`trust-sign ${look}`} href={shape(of)} transform={`translate(${x} ${y})${size}`} />
  )
}

interface ToldProps extends SignProps {
  readonly text: string | number | false
  /** How far from the middle of the sign it begins, and how it looks. */
  readonly gap?: number
  readonly as?: string
}

/** A sign, and beside it a number or a name. */
export function Told({ text, gap = 16, as = 'trust-number', ...sign }: ToldProps) {
  return (
    <>
      <Sign {...sign} />
      {text !== false && (
        <text class={as} x={sign.x + gap} y={sign.y + 7}>
          {text}
        </text>
      )}
    </>
  )
}
