import type { ComponentChildren } from 'preact'
import { around } from '../../../../explorer/board/box.ts'
import { Icon } from '../../../../explorer/board/Icon.tsx'
import { type Cell, type CriticalSide, cells, type DieFace } from '../../components.ts'
import { CARD, cellBoxes, head } from '../geometry.ts'
import { MarkAt } from '../Marks.tsx'
import { shape } from '../shapes.ts'
import type { CardView } from '../view.ts'

/**
 * A Targeting card within a drawing: the Critical token with the 8 and the 1, and the six cells. The sheet has
 * it with empty cells; those that are not lie over them.
 */
export function TargetingCard({ card }: { card: CardView }) {
  const { seat, critical, face, rolled } = card
  return (
    <g class="targeting">
      <use href={shape('card')} />
      <MarkAt seat={seat} {...head.seat} />
      <use href={shape(`head-${critical}`)} />
      {cells.map((cell) => {
        const state = stateOf(cell, card)
        return state !== 'empty' && <use key={cell} href={shape(`${state}-${cell}`)} />
      })}
      {governed.map((number) => rolled.includes(number) && <Struck key={number} face={number} />)}
      {face !== undefined && <LastShot face={face} />}
    </g>
  )
}

/** The numbers that the Critical token governs. */
const governed = [8, 1] as const

const placeOf = (face: (typeof governed)[number]) => (face === 8 ? head.eight : head.one)

/** States of a cell: a Bullet, a spent shell, or the number that was rolled. */
type CellState = 'loaded' | 'empty' | 'rolled'

function stateOf(cell: Cell, { rolled, loaded }: CardView): CellState {
  if (rolled.includes(cell)) return 'rolled'
  return loaded.includes(cell) ? 'loaded' : 'empty'
}

interface CardPictureProps {
  readonly card: CardView
  readonly label: string
  /** Targets on the card. */
  readonly children?: ComponentChildren
}

/** A Targeting card as a drawing of its own. */
export function CardPicture({ card, label, children }: CardPictureProps) {
  return (
    <svg
      class="fort-drawing card-picture"
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      role={children ? 'group' : 'img'}
      aria-label={label}
    >
      <TargetingCard card={card} />
      {children}
    </svg>
  )
}

/** A number of the head that has been rolled in the attempt under way. */
function Struck({ face }: { face: (typeof governed)[number] }) {
  const { x, y } = placeOf(face)
  return <path class="cell-struck" d={`M${x - 11} ${y + 11}l22-22`} />
}

/** A ring around the number that was rolled last. */
function LastShot({ face }: { face: DieFace }) {
  if (face === 8 || face === 1) {
    const { x, y } = placeOf(face)
    return <circle class="shot-ring" cx={x} cy={y} r="19" />
  }
  return <rect class="shot-ring" {...around([cellBoxes[face]], 2.5)} rx="8" />
}

/** One cell as a drawing of its own. */
export function CellPicture({ cell, state }: { cell: Cell; state: CellState }) {
  const { x, y, width, height } = around([cellBoxes[cell]], 3)
  const viewBox = `${x} ${y} ${width} ${height}`
  return <Icon look="fort-drawing swatch" viewBox={viewBox} href={shape(`${state}-${cell}`)} />
}

/** The Critical token as a drawing of its own. */
export function TokenPicture({ critical }: { critical: CriticalSide }) {
  const viewBox = `${head.token.x - 29} ${head.token.y - 32} 58 64`
  return <Icon look="fort-drawing swatch" viewBox={viewBox} href={shape(`token-${critical}`)} />
}
