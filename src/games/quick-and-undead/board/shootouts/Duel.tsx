import type { ComponentChildren } from 'preact'
import { Label } from '../../../../explorer/board/Label.tsx'
import type { Words } from '../../../../kernel/words/words.ts'
import type { Seat } from '../../components.ts'
import { arrowBetween, CARD, type Layout, layoutOf } from '../geometry.ts'
import { DieAt } from '../Marks.tsx'
import type { Aim, CardView, Fighter, ShootoutView } from '../view.ts'
import { TargetingCard } from './TargetingCard.tsx'

interface DuelProps {
  readonly shootout: ShootoutView
  readonly words: Words
  readonly label: string
  /** Targets on a card; absent in a picture. */
  readonly targets?: ((card: CardView) => ComponentChildren) | undefined
}

/** Aims, dice and victims of a shootout, readable from the back of a classroom. */
export function Duel({ shootout, words, label, targets }: DuelProps) {
  const { fighters, aims } = shootout
  const layout = layoutOf(fighters.length)
  const placeOf = (seat: Seat) =>
    layout.places[fighters.findIndex(({ card }) => card.seat === seat)] as Layout['places'][number]
  return (
    <svg
      class="fort-drawing duel"
      viewBox={`-4 -4 ${layout.width + 8} ${layout.height + 8}`}
      role={targets ? 'group' : 'img'}
      aria-label={label}
    >
      {fighters.map((fighter, index) => {
        const { x, y, side } = layout.places[index] as Layout['places'][number]
        const { seat } = fighter.card
        return (
          <g
            key={seat}
            class={`fighter fighter-${fighter.fate}`}
            transform={`translate(${x} ${y})`}
          >
            <TargetingCard card={fighter.card} />
            <Outcome fighter={fighter} words={words} side={side} />
            {targets?.(fighter.card)}
          </g>
        )
      })}
      {aims.map((aim) => (
        <Arrow key={`${aim.from} ${aim.to}`} aim={aim} placeOf={placeOf} />
      ))}
    </svg>
  )
}

interface OutcomeProps {
  readonly fighter: Fighter
  readonly words: Words
  readonly side: 'left' | 'right'
}

/** Below a card: the die and what came of it; across it: the end of its Outlaw. */
function Outcome({ fighter: { shot, fate }, words, side }: OutcomeProps) {
  const x = side === 'left' ? 22 : CARD.width - 22
  return (
    <>
      {shot && (
        <>
          <DieAt face={shot.face} x={x} y={CARD.height + 26} />
          <text
            class={`outcome outcome-${shot.result} outcome-on-${side}`}
            x={side === 'left' ? x + 26 : x - 26}
            y={CARD.height + 33}
          >
            {words.say(`board.shot.${shot.result}`)}
          </text>
        </>
      )}
      {fate !== 'stands' && <FateStamp fate={fate} text={words.say(`board.fate.${fate}`)} />}
    </>
  )
}

/** Stamp across the card of a duellist who was killed or fled. */
export function FateStamp({ fate, text }: { fate: 'killed' | 'fled'; text: string }) {
  return (
    <g class={`fate fate-${fate}`} transform={`translate(${CARD.width / 2} 116) rotate(-9)`}>
      <rect class="fate-frame" x="-74" y="-22" width="148" height="43" rx="4" />
      <Label as="fate-text" y={9} text={text} />
    </g>
  )
}

interface ArrowProps {
  readonly aim: Aim
  placeOf(seat: Seat): Layout['places'][number]
}

/** An arrow for each aim: whole while it is only meant or when it strikes, broken when the shot went astray. */
function Arrow({ aim: { from, to, state }, placeOf }: ArrowProps) {
  const { path, tip, middle, angle } = arrowBetween(placeOf(from), placeOf(to))
  return (
    <g class={`aim aim-${state}`}>
      <path class="aim-line" d={path} />
      {state === 'missed' ? (
        <path
          class="aim-stray"
          d="M-9-9l18 18M-9 9l18-18"
          transform={`translate(${middle.x} ${middle.y})`}
        />
      ) : (
        <path
          class="aim-head"
          d={state === 'beaten' ? 'M0-13v26' : 'M2 0l-18-10v20z'}
          transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
        />
      )}
      {state === 'killed' && (
        <path
          class="aim-burst"
          d="M0-15l4 9l9-4l-4 9l9 3l-9 4l4 9l-9-4l-4 9l-4-9l-9 4l4-9l-9-4l9-3l-4-9l9 4z"
          transform={`translate(${tip.x} ${tip.y}) scale(.8)`}
        />
      )}
    </g>
  )
}
