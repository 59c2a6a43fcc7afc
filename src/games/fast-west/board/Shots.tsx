import { between } from '../../../explorer/board/box.ts'
import type { Given, Position } from '../position.ts'
import { seatPoints, shotFrom } from './geometry.ts'

interface ShotsProps {
  readonly position: Position
  readonly given: Given
  /** Whether the case is being laid out, so that who is going to aim at whom is shown before it happens. */
  readonly isPlanned?: boolean | undefined
}

/**
 * duel.point-at-once: an arrow from each player to the target; what was shot stands on
 * it, and a wounded hand is down.
 */
export function Shots({ position, given, isPlanned }: ShotsProps) {
  const points = seatPoints(given.players)
  return (
    <>
      {given.seats.map((seat) => {
        const plan = isPlanned ? given.told.targets?.[seat] : undefined
        const target = position.targets[seat] ?? plan
        const from = points[given.seats.indexOf(seat)]
        const to = target && points[given.seats.indexOf(target)]
        if (!from || !to) return null
        const { start, end } = shotFrom(from, to)
        const isDown = position.wounded.includes(seat)
        const isYet = position.targets[seat] === null
        const count = position.given[seat]
        const { x, y } = between(start, end, 0.6)
        return (
          <g
            key={seat}
            class={[
              'west-shot',
              ...(isDown ? ['west-down'] : []),
              ...(isYet ? ['west-plan'] : []),
            ].join(' ')}
          >
            <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
            <path class="west-head" d={headAt(start, end)} />
            {count > 0 && (
              <>
                <circle cx={x} cy={y} r="19" />
                <text x={x} y={y + 8}>{`+${count}`}</text>
              </>
            )}
          </g>
        )
      })}
    </>
  )
}

/** The head of an arrow, at its end. */
function headAt(start: { x: number; y: number }, end: { x: number; y: number }): string {
  const angle = Math.atan2(end.y - start.y, end.x - start.x)
  const at = (turn: number) => {
    const [x, y] = [end.x - 18 * Math.cos(angle + turn), end.y - 18 * Math.sin(angle + turn)]
    return `L${x} ${y}`
  }
  return `M${end.x} ${end.y}${at(0.45)}${at(-0.45)}z`
}
