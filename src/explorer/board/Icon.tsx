interface IconProps {
  /** Its class, where it has one of its own. */
  readonly look?: string
  readonly viewBox?: string
  /** The shape of the sheet. */
  readonly href: string
}

/** A shape by itself, beside the words that say what it means. */
export function Icon({ look, viewBox, href }: IconProps) {
  return (
    <svg class={look} viewBox={viewBox} aria-hidden="true">
      <use href={href} />
    </svg>
  )
}
