import type { ComponentChildren } from 'preact'
import { Label } from '../../../../explorer/board/Label.tsx'
import type { Cell, UndeadFace } from '../../components.ts'
import { CARD } from '../geometry.ts'
import { DieAt } from '../Marks.tsx'
import { shape } from '../shapes.ts'
import type { AttemptView, CardView } from '../view.ts'
import { FateStamp } from './Duel.tsx'
import { TargetingCard } from './TargetingCard.tsx'

interface AttemptProps {
  readonly attempt: AttemptView
  readonly undead: UndeadFace
  readonly label: string
  /** Stamp on an Undead that has been killed. */
  readonly killed: string
  /** Targets on the card; absent in a picture. */
  readonly targets?: ((card: CardView) => ComponentChildren) | undefined
}

const UNDEAD = { x: 336, width: 184 } as const

/** A shot at an Undead: the card of the shooter, and the numbers that would kill, those loaded in full ink. */
export function Attempt({ attempt, undead, label, killed, targets }: AttemptProps) {
  const { card, isKilled } = attempt
  // The die has its place, so that nothing moves when it is thrown.
  const height = CARD.height + 50
  const width = UNDEAD.x + UNDEAD.width
  return (
    <svg
      class="fort-drawing attempt"
      viewBox={`-4 -4 ${width + 8} ${height + 8}`}
      role={targets ? 'group' : 'img'}
      aria-label={label}
    >
      <TargetingCard card={card} />
      <g class={`aim aim-${isKilled ? 'killed' : 'aimed'}`}>
        <path class="aim-line" d={`M${CARD.width + 8} 95H${UNDEAD.x - 10}`} />
        <path class="aim-head" d="M2 0l-18-10v20z" transform={`translate(${UNDEAD.x - 8} 95)`} />
      </g>
      <g
        class={`fighter${isKilled ? ' fighter-killed' : ''}`}
        transform={`translate(${UNDEAD.x} 0)`}
      >
        <UndeadCard undead={undead} loaded={card.loaded} />
        {isKilled && <FateStamp fate="killed" text={killed} />}
      </g>
      {targets?.(card)}
      {card.face !== undefined && <DieAt face={card.face} x={22} y={CARD.height + 26} />}
    </svg>
  )
}

/** An Undead card: its weak spots above, what it is worth below. */
export function UndeadCard({ undead, loaded }: { undead: UndeadFace; loaded: readonly Cell[] }) {
  const { value, weakSpots } = undead
  const first = UNDEAD.width / 2 - ((weakSpots.length - 1) * 42) / 2
  return (
    <g class="undead-card">
      <rect
        class="undead-paper"
        x="1"
        y="1"
        width={UNDEAD.width - 2}
        height={CARD.height - 2}
        rx="7"
      />
      {weakSpots.map((spot, index) => (
        <g
          key={spot}
          class={`weak-spot${loaded.includes(spot) ? ' weak-spot-loaded' : ''}`}
          transform={`translate(${first + index * 42} 32)`}
        >
          <circle class="weak-spot-disc" r="18" />
          <Label as="weak-spot-number" y={8} text={spot} />
        </g>
      ))}
      <use class="undead-hand" href={shape('undead')} x="50" y="56" width="84" height="84" />
      <g transform="translate(92 162)">
        <use
          class="undead-star"
          href={shape('notoriety')}
          x="-34"
          y="-15"
          width="27.6"
          height="27.6"
        />
        <Label as="undead-worth" x={14} y={9} text={value} />
      </g>
    </g>
  )
}
