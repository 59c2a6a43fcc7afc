import type { ComponentChildren } from 'preact'
import { around, type Box } from '../../../explorer/board/box.ts'
import { Drawing as Board, Touched } from '../../../explorer/board/Drawing.tsx'
import { shape } from './shapes.ts'
import { lineOf } from './values.ts'
import type { View } from './view.ts'

/** Something of a drawing: where it lies and how it looks and, if it is a part of the board, which. */
export interface Piece extends Box {
  readonly part?: string
  /** Whether it can be pressed to change what lies there. */
  readonly isPlace?: boolean
  readonly face?: ComponentChildren
}

/** All boards and pictures are drawn so many units wide. */
export const WIDTH = 480

interface DrawingProps extends View {
  readonly pieces: readonly Piece[]
  readonly width?: number
  readonly height: number
  readonly label: string
}

/** A picture that can be read, the parts of which can be pressed where they answer the question that waits. */
export function Drawing({ pieces, width = WIDTH, height, label, touched, ...view }: DrawingProps) {
  const { isEdited, offers } = view
  // Each part of the board once, however often it lies there.
  const parts = [...new Map([...pieces].reverse().map((piece) => [piece.part ?? '', piece]))]
  const inOrder = parts.reverse().filter(([part]) => part)
  const targets = inOrder
    .filter(([part, { isPlace }]) => offers?.has(part) || (isEdited && isPlace))
    .map(([part, piece]) => ({ ...around([piece]), part, label: lineOf(part, view) }))
  return (
    <Board
      {...view}
      look="ville-drawing"
      viewBox={`-3 -3 ${width + 6} ${height + 6}`}
      label={label}
      targets={targets}
    >
      {pieces.map(({ x, y, face }, index) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          {face}
        </g>
      ))}
      <Touched boxes={inOrder} parts={touched} margin={-1} corner={6} />
    </Board>
  )
}

/** A shape of the sheet, around a point. */
export function sign(of: string, x: number, y: number, scale = 1, look = 'ville-sign') {
  return (
    <g class={look} transform={`translate(${x} ${y}) scale(${scale})`}>
      <use href={shape(of)} />
    </g>
  )
}

/** Something written, from a point on or, where its look says so, around it. */
export function text(x: number, y: number, told: ComponentChildren, look = '') {
  return (
    <text class={look} x={x} y={y}>
      {told}
    </text>
  )
}

/** The ground of a card, a token or a location. */
export function paper({ width, height }: Pick<Box, 'width' | 'height'>, look = 'ville-paper') {
  return <rect class={look} width={width} height={height} rx="6" />
}

/** Something in a disc, such as the letter of a player. */
export function disc(x: number, y: number, told: ComponentChildren, look = 'ville-seat') {
  return (
    <g class={look} transform={`translate(${x} ${y})`}>
      <circle r="12" />
      <text y="7">{told}</text>
    </g>
  )
}
