import { type Cell, type CriticalSide, cells } from '../components.ts'
import { type Box, CARD, cellBoxes, head } from './geometry.ts'
import { MarkAt } from './Marks.tsx'
import { cartridge, signs } from './shapes.ts'
import type { CardView } from './view.ts'

/** A Targeting card within a drawing: the Critical token with the 8 and the 1, and the six cells. */
export function TargetingCard({ card }: { card: CardView }) {
  return (
    <g class="targeting">
      <rect
        class="targeting-card"
        x="1"
        y="1"
        width={CARD.width - 2}
        height={CARD.height - 2}
        rx="7"
      />
      <MarkAt seat={card.seat} {...head.seat} />
      <TokenAndNumbers card={card} />
      {cells.map((cell) => (
        <CellDrawing key={cell} cell={cell} card={card} />
      ))}
    </g>
  )
}

/** A Targeting card as a drawing of its own. */
export function CardPicture({ card, label }: { card: CardView; label: string }) {
  return (
    <svg
      class="fort-drawing card-picture"
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      role="img"
      aria-label={label}
    >
      <TargetingCard card={card} />
    </svg>
  )
}

/** The token between the two numbers that it governs; the number that can happen now stands out. */
function TokenAndNumbers({ card: { critical, face, rolled } }: { card: CardView }) {
  const isSkull = critical === 'skull'
  return (
    <>
      <Governed face={8} isLive={isSkull} isLast={face === 8} isStruck={rolled.includes(8)} />
      <CriticalToken critical={critical} />
      <Governed face={1} isLive={!isSkull} isLast={face === 1} isStruck={rolled.includes(1)} />
    </>
  )
}

/** The Critical token at its place on a card. */
function CriticalToken({ critical }: { critical: CriticalSide }) {
  const { x, y } = head.token
  return (
    <g class={`critical critical-${critical}`}>
      <circle class="critical-disc" cx={x} cy={y} r="21" />
      <path
        class="critical-sign"
        d={signs[critical]}
        transform={`translate(${x - 15} ${y - 15}) scale(1.25)`}
      />
    </g>
  )
}

interface GovernedProps {
  readonly face: 1 | 8
  readonly isLive: boolean
  readonly isLast: boolean
  readonly isStruck: boolean
}

function Governed({ face, isLive, isLast, isStruck }: GovernedProps) {
  const { x, y } = face === 8 ? head.eight : head.one
  return (
    <g class={`governed governed-${isLive ? 'live' : 'idle'}`}>
      {isLast && <circle class="shot-ring" cx={x} cy={y} r="19" />}
      <circle class="governed-disc" cx={x} cy={y} r="14" />
      <text class="governed-number" x={x} y={y + 7.5}>
        {face}
      </text>
      {isStruck && <path class="cell-struck" d={`M${x - 11} ${y + 11}l22-22`} />}
    </g>
  )
}

function CellDrawing({ cell, card }: { cell: Cell; card: CardView }) {
  const box = cellBoxes[cell]
  const isRolled = card.rolled.includes(cell)
  const isLoaded = card.loaded.includes(cell)
  const state = isRolled ? 'rolled' : isLoaded ? 'loaded' : 'empty'
  return (
    <g class={`cell cell-${state}`}>
      {card.face === cell && <rect class="shot-ring" {...around(box)} rx="8" />}
      <CellFace cell={cell} state={state} box={box} />
    </g>
  )
}

export type CellState = 'loaded' | 'empty' | 'rolled'

/** What a cell shows: its number with a Bullet, with a spent shell, or struck out while the token is off. */
function CellFace({ cell, state, box }: { cell: Cell; state: CellState; box: Box }) {
  const { x, y, width, height } = box
  return (
    <>
      <rect class="cell-ground" {...box} rx="5" />
      <text class="cell-number" x={x + 16} y={y + height / 2 + 8}>
        {cell}
      </text>
      {state === 'rolled' ? (
        <path class="cell-struck" d={`M${x + 7} ${y + height - 9}L${x + width - 7} ${y + 9}`} />
      ) : (
        <Cartridge isLive={state === 'loaded'} x={x + width - 16} y={y + height / 2} />
      )}
    </>
  )
}

function Cartridge({ isLive, x, y }: { isLive: boolean; x: number; y: number }) {
  return isLive ? (
    <g class="cartridge cartridge-live" transform={`translate(${x} ${y - 1}) scale(1.1)`}>
      <path d={cartridge.live} />
      <path class="cartridge-band" d={cartridge.band} />
    </g>
  ) : (
    <g class="cartridge cartridge-spent" transform={`translate(${x} ${y + 3})`}>
      <path d={cartridge.spent} />
    </g>
  )
}

function around({ x, y, width, height }: Box): Box {
  return { x: x - 2.5, y: y - 2.5, width: width + 5, height: height + 5 }
}

/** One cell as a drawing of its own. */
export function CellPicture({ cell, state }: { cell: Cell; state: CellState }) {
  const box = cellBoxes[cell]
  return (
    <svg
      class="fort-drawing swatch"
      viewBox={`${box.x - 3} ${box.y - 3} ${box.width + 6} ${box.height + 6}`}
      aria-hidden="true"
    >
      <g class={`cell cell-${state}`}>
        <CellFace cell={cell} state={state} box={box} />
      </g>
    </svg>
  )
}

/** The Critical token as a drawing of its own. */
export function TokenPicture({ critical }: { critical: CriticalSide }) {
  const { token } = head
  return (
    <svg
      class="fort-drawing swatch"
      viewBox={`${token.x - 29} ${token.y - 32} 58 64`}
      aria-hidden="true"
    >
      <CriticalToken critical={critical} />
    </svg>
  )
}
