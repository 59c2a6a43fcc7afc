import { Pieces, type PiecesProps } from '../../../explorer/board/Pieces.tsx'
import { shape } from './shapes.ts'

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
