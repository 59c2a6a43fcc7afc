import type { ComponentChildren } from 'preact'
import type { Box } from '../../../explorer/board/box.ts'
import { Pieces, type PiecesProps } from '../../../explorer/board/Pieces.tsx'
import { shape } from './shapes.ts'
import { lineOf } from './values.ts'
import type { View } from './view.ts'

export type { Piece } from '../../../explorer/board/Pieces.tsx'

/** All boards and pictures are drawn so many units wide. */
export const WIDTH = 480

type DrawingProps = View & Omit<PiecesProps, 'width'> & { readonly width?: number }

/** A picture of Nowhere'sVille. */
export function Drawing({ width = WIDTH, ...props }: DrawingProps) {
  const labelOf = (part: string) => lineOf(part, props)
  return <Pieces look="ville-drawing" width={width} labelOf={labelOf} {...props} />
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
