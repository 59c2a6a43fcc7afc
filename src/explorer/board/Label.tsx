export interface LabelProps {
  readonly x?: number
  readonly y: number
  readonly text: string | number | false | undefined
  /** How it looks. */
  readonly as?: string | undefined
}

/** What is written at a point of a drawing; nothing where there is nothing to write. */
export function Label({ x, y, text, as }: LabelProps) {
  if (text === false || text === undefined) return null
  return (
    <text class={as} x={x} y={y}>
      {text}
    </text>
  )
}
