import type { Given, Position } from '../position.ts'
import { seatPoints, shotFrom } from './geometry.ts'

/** duel.point-at-once: an arrow from each player to the target; what was shot stands on it, and a wounded hand is down. */
export function Shots({ position, given }: { readonly position: Position; readonly given: Given }) {
  const points = seatPoints(given.players)
  return (
    <>
      {given.seats.map((seat) => {
        const target = position.targets[seat]
        const from = points[given.seats.indexOf(seat)]
        const to = target && points[given.seats.indexOf(target)]
        if (!from || !to) return null
        const { start, end } = shotFrom(from, to)
        const isDown = position.wounded.includes(seat)
        const count = position.given[seat]
        const [x, y] = [start.x + (end.x - start.x) * 0.6, start.y + (end.y - start.y) * 0.6]
        return (
          <g key={seat} class={isDown ? 'west-shot west-down' : 'west-shot'}>
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
