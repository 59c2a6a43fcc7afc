interface DieProps {
  /** Number shown; undefined before the first roll. */
  readonly face: number | undefined
  /** Identifies the roll: a change of it plays the animation again. */
  readonly throwing: number
  /** True when the story has moved on: the number stays in view, marked as past. */
  readonly isOld?: boolean
}

/** A die, seen to fall when it has been thrown; what it shows stays. It is told in the headline, so it is silent. */
export function Die({ face, throwing, isOld }: DieProps) {
  return (
    <svg
      key={throwing}
      class={`die${isOld ? ' die-old' : face === undefined ? '' : ' die-fallen'}`}
      viewBox="-24 -26 48 52"
      aria-hidden="true"
    >
      <path class="die-body" d="M0-24l21 15v18l-21 15l-21-15v-18z" />
      <path class="die-edges" d="M0-24l-14 30h28zM-21-9l7 15l14 18l14-18l7-15" />
      <text class="die-face" y="3">
        {face ?? '?'}
      </text>
    </svg>
  )
}
