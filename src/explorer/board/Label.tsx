export interface LabelProps {
  readonly x?: number
  readonly y: number
  readonly text: string | number | false | undefined
  /** Style class of the text. */
  readonly as?: string | undefined
}

/** Text at a point of a drawing; renders nothing for an empty text. */
export function Label({ x, y, text, as }: LabelProps) {
  if (text === false || text === undefined) return null
  return (
    <text class={as} x={x} y={y}>
      {text}
    </text>
  )
}
