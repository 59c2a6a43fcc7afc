import { useState } from 'preact/hooks'
import type { Pose } from '../../../kernel/choice.ts'
import { isRecord } from '../../../kernel/keyed.ts'
import { TURNS } from '../geometry/outline.ts'
import { SIDE, type Spot } from '../geometry/plane.ts'
import { centimetres, type View } from './view.ts'

/** How far a nudge goes, in tenths of a millimetre. */
const steps = [100, 10, 1] as const

/** Where each arrow leads. */
const ways = [
  ['left', '←', 'ArrowLeft', -1, 0],
  ['up', '↑', 'ArrowUp', 0, -1],
  ['down', '↓', 'ArrowDown', 0, 1],
  ['right', '→', 'ArrowRight', 1, 0],
] as const

interface PadProps {
  readonly view: View
  readonly at: Spot
  onMove(spot: Spot): void
}

/** Nudges a point, or what is picked, by a centimetre, a millimetre or a tenth of one: by buttons and by arrow keys. */
export function Pad({ view: { words, point, draft }, at, onMove }: PadProps) {
  const [step, setStep] = useState<(typeof steps)[number]>(100)
  const nudge = (x: number, y: number) => {
    const within = (value: number) => Math.min(Math.max(value, 0), SIDE)
    onMove({ x: within(at.x + x * step), y: within(at.y + y * step) })
  }
  return (
    <fieldset
      class="trust-pad"
      aria-label={words.say('board.nudge')}
      onKeyDown={(event) => {
        const way = ways.find(([, , key]) => key === event.key)
        if (!way || event.target instanceof HTMLSelectElement) return
        nudge(way[3], way[4])
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {ways.map(([name, sign, , x, y]) => (
        <button
          key={name}
          type="button"
          class="button"
          aria-label={words.say(`board.way.${name}`)}
          onClick={() => nudge(x, y)}
        >
          {sign}
        </button>
      ))}
      <select
        aria-label={words.say('board.step')}
        value={step}
        onChange={({ currentTarget }) => setStep(Number(currentTarget.value) as typeof step)}
      >
        {steps.map((one) => (
          <option key={one} value={one}>
            {words.say('board.cm', { length: centimetres(one, words) })}
          </option>
        ))}
      </select>
      {isTurning(draft) &&
        [-1, 1].map((by) => (
          <button
            key={by}
            type="button"
            class="button"
            aria-label={words.say(by < 0 ? 'board.turn-back' : 'board.turn')}
            onClick={() => point?.choose(turned(draft, at, by))}
          >
            {by < 0 ? '↺' : '↻'}
          </button>
        ))}
      <output class="trust-spot">
        {point && !point.at
          ? words.say('board.press')
          : words.say('board.spot', { x: centimetres(at.x, words), y: centimetres(at.y, words) })}
      </output>
    </fieldset>
  )
}

/** Whether what is placed can be turned: scenery, by ten degrees each time. */
function isTurning(draft: unknown): draft is Pose {
  return isRecord(draft) && 'turn' in draft
}

function turned({ turn }: Pose, { x, y }: Spot, by: number): Pose {
  return { x, y, turn: (turn + by + TURNS) % TURNS }
}
