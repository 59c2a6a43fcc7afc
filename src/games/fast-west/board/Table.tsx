import type { Point } from '../../../explorer/board/box.ts'
import { Label } from '../../../explorer/board/Label.tsx'
import type { Words } from '../../../kernel/words/words.ts'
import type { Given, Position } from '../position.ts'
import {
  CLOTH,
  frameOf,
  handPoint,
  LARGER,
  MIDDLE,
  ringPoints,
  seatPoints,
  topPoint,
} from './geometry.ts'
import { ShotCounts, Shots } from './Shots.tsx'
import { shape } from './shapes.ts'
import { type SeatView, seatView } from './view.ts'

interface TableProps {
  readonly position: Position
  readonly given: Given
  readonly words: Words
  readonly isPlanned?: boolean | undefined
}

/** View box of the drawing for a number of players. */
export function viewBoxOf({ players }: Given): string {
  const { x, y, width, height } = frameOf(players)
  return `${x} ${y} ${width} ${height}`
}

/** The table: players and their visible cards, the bullets in the middle and, in the final duel, the aims. */
export function Table({ position, given, words, isPlanned }: TableProps) {
  const seats = seatPoints(given.players)
  const ring = ringPoints(given.players)
  return (
    <>
      <circle class="west-felt" cx={MIDDLE} cy={MIDDLE} r={CLOTH} />
      <Shots position={position} given={given} isPlanned={isPlanned} />
      {position.ring.map((bullet) => (
        <BulletDrawing
          key={bullet}
          bullet={bullet}
          {...(ring[bullet - 1] as Point)}
          scale={LARGER}
        />
      ))}
      {given.seats.map((seat, index) => {
        const view = seatView(seat, position)
        return <SeatDrawing key={seat} view={view} words={words} {...(seats[index] as Point)} />
      })}
      <ShotCounts position={position} given={given} isPlanned={isPlanned} />
    </>
  )
}

/** A bullet in the middle, or in a hand: its number, or nothing where it is hidden. */
export function BulletDrawing({
  bullet,
  x,
  y,
  scale = 1,
}: Point & { readonly bullet: number; readonly scale?: number }) {
  return (
    <g class="west-bullet" transform={`translate(${x} ${y}) scale(${scale})`}>
      <use href={shape('bullet')} />
      <text y="9">{bullet > 0 ? bullet : '?'}</text>
    </g>
  )
}

interface SeatProps extends Point {
  readonly view: SeatView
  readonly words: Words
}

/** A player's place: the letter and the tokens, the flipped pile and the stack, and the bullets in hand. */
export function SeatDrawing({ view, words: { number }, x, y }: SeatProps) {
  const { seat, tokens, top, stack, held, isFirst, isNext, isWounded, isWinner } = view
  const look = [
    'west-seat',
    ...(isWounded ? ['west-wounded'] : []),
    ...(isWinner ? ['west-winner'] : []),
    ...(isNext ? ['west-next'] : []),
  ]
  return (
    <g class={look.join(' ')} transform={`translate(${x} ${y})`}>
      <circle class="west-letter-ground" cx="-34" cy="-45" r="17" />
      <Label as="west-letter" x={-34} y={-36} text={seat} />
      {isFirst && (
        <g class="west-first" transform="translate(-34 -64) scale(.72)">
          <use href={shape('hat')} />
        </g>
      )}
      <use href={shape('token')} x={10} y={-45} />
      <Label as="west-tokens" x={28} y={-36} text={number(tokens)} />
      <TopCard top={top} {...topPoint(stack)} />
      {stack > 0 && (
        <g transform="translate(40 14)">
          <use href={shape('stack')} />
          <Label as="west-stack" y={9} text={number(stack)} />
        </g>
      )}
      {held.map((bullet, index) => (
        <BulletDrawing key={index} bullet={bullet} {...handPoint(index)} scale={0.86} />
      ))}
    </g>
  )
}

/** Visible card in front of a player: an empty place, a card, or the back of an event that is done. */
export function TopCard({ top, x, y }: Pick<SeatView, 'top'> & Point) {
  if (top === 'none' || top === 'back') {
    return <use href={shape(top === 'none' ? 'bare' : 'back')} x={x} y={y} />
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      <use href={shape('front')} />
      <use href={shape(top)} />
    </g>
  )
}
