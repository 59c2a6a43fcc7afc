import { between, type Point } from '../../../explorer/board/box.ts'
import type { Given, Position } from '../position.ts'
import { seatPoints, shotFrom } from './geometry.ts'

interface ShotsProps {
  readonly position: Position
  readonly given: Given
  /** True while the case is laid out: aims are then shown before they happen. */
  readonly isPlanned?: boolean | undefined
}

/** An arrow from a player to the target. */
interface Shot {
  readonly seat: string
  readonly look: string
  readonly start: Point
  readonly end: Point
  /** Number of tokens given for it. */
  readonly count: number
}

/** duel.point-at-once: an arrow from each player to the target; a wounded hand is down. */
function shotsOf({ position, given, isPlanned }: ShotsProps): readonly Shot[] {
  const points = seatPoints(given.players)
  return given.seats.flatMap((seat) => {
    const plan = isPlanned ? given.told.targets?.[seat] : undefined
    const target = position.targets[seat] ?? plan
    const from = points[given.seats.indexOf(seat)]
    const to = target && points[given.seats.indexOf(target)]
    if (!from || !to) return []
    const look = [
      'west-shot',
      ...(position.wounded.includes(seat) ? ['west-down'] : []),
      ...(position.targets[seat] === null ? ['west-plan'] : []),
    ]
    return [{ seat, look: look.join(' '), ...shotFrom(from, to), count: position.given[seat] }]
  })
}

/** Arrows from each player to the target. Drawn below everything with a number, so that no line crosses one. */
export function Shots(props: ShotsProps) {
  return (
    <>
      {shotsOf(props).map(({ seat, look, start, end }) => (
        <g key={seat} class={look}>
          <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
          <path class="west-head" d={headAt(start, end)} />
        </g>
      ))}
    </>
  )
}

/** duel.point-at-once: what was shot stands on its arrow. */
export function ShotCounts(props: ShotsProps) {
  return (
    <>
      {shotsOf(props).map(({ seat, look, start, end, count }) => {
        const { x, y } = between(start, end, 0.6)
        return (
          count > 0 && (
            <g key={seat} class={look}>
              <circle cx={x} cy={y} r="19" />
              <text x={x} y={y + 8}>{`+${count}`}</text>
            </g>
          )
        )
      })}
    </>
  )
}

/** The head of an arrow, at its end. */
function headAt(start: Point, end: Point): string {
  const angle = Math.atan2(end.y - start.y, end.x - start.x)
  const at = (turn: number) => {
    const [x, y] = [end.x - 18 * Math.cos(angle + turn), end.y - 18 * Math.sin(angle + turn)]
    return `L${x} ${y}`
  }
  return `M${end.x} ${end.y}${at(0.45)}${at(-0.45)}z`
}
