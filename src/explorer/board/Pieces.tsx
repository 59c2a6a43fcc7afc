import type { ComponentChildren } from 'preact'
import { around, type Box } from './box.ts'
import { Drawing, Touched } from './Drawing.tsx'
import type { Picking } from './Targets.tsx'

/** Something of a drawing: where it lies and how it looks and, if it is a part of the board, which. */
export interface Piece extends Box {
  readonly part?: string
  /** Name of the part and of its content. */
  readonly label?: string
  /** True when a press changes what lies there. */
  readonly isPlace?: boolean
  readonly face?: ComponentChildren
}

/** The pieces of a drawing, and the ways to press them. */
export interface PiecesProps extends Picking {
  readonly pieces: readonly Piece[]
  readonly width: number
  readonly height: number
  /** Accessible name of the drawing. */
  readonly label: string
  /** The parts that the last event was about. */
  readonly touched?: readonly string[] | undefined
}

interface LookProps extends PiecesProps {
  readonly look: string
  /** Names a part whose piece has no label; the part's id when absent. */
  labelOf?(part: string): string
}

/**
 * A drawing that is put together of pieces: a picture that can be read, the parts of which can be pressed where they
 * answer the question that waits. A part that lies there several times is pressed and marked where it is first.
 */
export function Pieces({ look, pieces, width, height, label, labelOf, ...rest }: LookProps) {
  const { touched, ...picking } = rest
  const first = new Map([...pieces].reverse().map((piece) => [piece.part ?? '', piece]))
  const parts = [...first].reverse().filter(([part]) => part)
  const targets = parts
    .filter(([part, { isPlace }]) => picking.offers?.has(part) || (picking.isEdited && isPlace))
    .map(([part, piece]) => {
      return { ...around([piece]), part, label: piece.label ?? labelOf?.(part) ?? part }
    })
  return (
    <Drawing
      {...picking}
      look={look}
      viewBox={`-3 -3 ${width + 6} ${height + 6}`}
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
      <Touched boxes={parts} parts={touched} margin={-1} corner={6} />
    </Drawing>
  )
}
