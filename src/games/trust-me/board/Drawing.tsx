import type { ComponentChildren } from 'preact'
import { Label, type LabelProps } from '../../../explorer/board/Label.tsx'
import { Pieces, type PiecesProps } from '../../../explorer/board/Pieces.tsx'
import type { Die } from '../components.ts'
import { polyhedra, shape } from './shapes.ts'

export type { Piece } from '../../../explorer/board/Pieces.tsx'

/** Sheets and what is compared are drawn so many units wide. */
export const WIDTH = 480

/** A picture of Trust Me. */
export function Drawing(props: Omit<PiecesProps, 'width'>) {
  return <Pieces look="trust-drawing" width={WIDTH} {...props} />
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

interface SignsProps extends Omit<SignProps, 'of'> {
  readonly of: readonly string[]
  /** Distance between neighbours. */
  readonly gap: number
}

/** Signs in a row, around a point. */
export function Signs({ of, gap, x, ...look }: SignsProps) {
  const first = x - ((of.length - 1) * gap) / 2
  return of.map((one, at) => <Sign key={at} of={one} x={first + at * gap} {...look} />)
}

export interface DieProps extends Omit<SignProps, 'of'> {
  readonly die: Die
  readonly children?: ComponentChildren
}

/** A die in its colour, and what it shows. */
export function DieSign({ die, x, y, scale = 1, look = '', children }: DieProps) {
  return (
    <g class={`trust-die trust-die-${die} ${look}`} transform={`translate(${x} ${y})`}>
      <Sign of={polyhedra[die]} x={0} y={0} scale={scale} look="" />
      {children}
    </g>
  )
}

interface ToldProps extends SignProps, Pick<LabelProps, 'text' | 'as'> {
  /** Distance of the start from the middle of the sign. */
  readonly gap?: number
}

/** A sign, and beside it a number or a name. */
export function Told({ text, gap = 16, as = 'trust-number', ...sign }: ToldProps) {
  return (
    <>
      <Sign {...sign} />
      <Label as={as} x={sign.x + gap} y={sign.y + 7} text={text} />
    </>
  )
}
