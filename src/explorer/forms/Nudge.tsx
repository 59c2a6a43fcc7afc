import { useState } from 'preact/hooks'
import type { Span } from '../../kernel/choice/index.ts'
import type { Unit } from '../../kernel/words/nouns.ts'
import type { Words } from '../../kernel/words/words.ts'

/** Direction of each arrow button. */
const ways = [
  ['up', '↑', 'ArrowUp', 'y', -1],
  ['left', '←', 'ArrowLeft', 'x', -1],
  ['down', '↓', 'ArrowDown', 'y', 1],
  ['right', '→', 'ArrowRight', 'x', 1],
] as const

/** Rotation of each turn button. */
const turns = [
  ['turn-1', '↺', 'turn-back', -1],
  ['turn1', '↻', 'turn', 1],
] as const

interface ButtonProps {
  readonly words: Words
  readonly way: string
  readonly arrow: string
  /** Label, if it differs from the direction's name. */
  readonly label?: string
  go(): void
}

function NudgeButton({ words, way, arrow, label = way, go }: ButtonProps) {
  return (
    <button
      type="button"
      class={`button nudge-${way}`}
      aria-label={words.say(`nudge.${label}`)}
      onClick={go}
    >
      {arrow}
    </button>
  )
}

interface NudgeProps {
  readonly words: Words
  /** Coordinates, with the orientation if there is one. */
  readonly at: Readonly<Record<string, number>>
  /** Range of each coordinate. */
  readonly spans: Readonly<Record<string, Span>>
  readonly unit: Unit | undefined
  /** Position in words. */
  readonly told: string
  onMove(at: Readonly<Record<string, number>>): void
}

/**
 * Moves a point by one of its unit, by a tenth or a hundredth of it, and turns what is
 * turned: by buttons and arrow keys.
 */
export function Nudge({ words, at, spans, unit, told, onMove }: NudgeProps) {
  const { per = 1, sign = '' } = unit ?? {}
  const [step, setStep] = useState(per)
  const nudge = (name: 'x' | 'y', by: number) => {
    const { min = 0, max = 0 } = spans[name] ?? {}
    const value = (at[name] ?? 0) + by * step
    onMove({ ...at, [name]: Math.min(Math.max(value, min), max) })
  }
  const turn = (by: number) => {
    const all = (spans['turn']?.max ?? 0) + 1
    onMove({ ...at, turn: ((at['turn'] ?? 0) + by + all) % all })
  }
  return (
    <fieldset
      class="nudge"
      aria-label={words.say('nudge.label')}
      onKeyDown={(event) => {
        const way = ways.find(([, , key]) => key === event.key)
        if (!way || event.target instanceof HTMLSelectElement) return
        nudge(way[3], way[4])
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {ways
        .filter(([, , , name]) => spans[name]?.max)
        .map(([way, arrow, , name, by]) => (
          <NudgeButton key={way} {...{ way, arrow, words }} go={() => nudge(name, by)} />
        ))}
      {spans['turn'] &&
        turns.map(([way, arrow, label, by]) => (
          <NudgeButton key={way} {...{ way, arrow, label, words }} go={() => turn(by)} />
        ))}
      <select
        aria-label={words.say('nudge.step')}
        value={step}
        onChange={({ currentTarget }) => setStep(Number(currentTarget.value))}
      >
        {[per, per / 10, per / 100].filter(Number.isInteger).map((one) => (
          <option key={one} value={one}>
            {`${words.number(one / per)}\u00a0${sign}`}
          </option>
        ))}
      </select>
      <output>{told}</output>
    </fieldset>
  )
}
