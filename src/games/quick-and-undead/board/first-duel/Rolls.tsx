import { useRef } from 'preact/hooks'
import type { Words } from '../../../../kernel/words/words.ts'
import { faces } from '../../components.ts'
import { Die } from '../Marks.tsx'
import { endingText } from './ending.ts'
import { type Outcome, outcomeName, type Roll } from './rolls.ts'

interface RollsProps {
  readonly outcomes: readonly Outcome[]
  readonly at: Outcome
  readonly words: Words
  /** Called with the roll that is pressed; without it the table is a picture. */
  readonly onPick: ((roll: Roll) => void) | undefined
}

const size = faces.length

/** From one square to another by keys. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -size,
  ArrowDown: size,
}

/** All 64 rolls as squares to press, in the colours of what they come to: one stop of the Tab key. */
export function Rolls({ outcomes, at, words, onPick }: RollsProps) {
  const grid = useRef<HTMLTableElement>(null)
  const { say } = words
  const here = outcomes.indexOf(at)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = here + (steps[event.key] ?? 0)
    const isAside = Math.abs(steps[event.key] ?? 0) === 1
    const outcome = outcomes[next]
    if (!outcome || next === here) return
    if (isAside && Math.floor(next / size) !== Math.floor(here / size)) return
    event.preventDefault()
    onPick?.(outcome.roll)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div class="first-duel-rolls">
      <table ref={grid} class="roll-table">
        <caption>{say('taste.rolls')}</caption>
        <thead>
          <tr>
            <td />
            {faces.map((face) => (
              <th key={face} scope="col">
                <Die face={face} />
                <span class="sr-only">{say('taste.second', { face })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {faces.map((face, row) => (
            <tr key={face}>
              <th scope="row">
                <Die face={face} />
                <span class="sr-only">{say('taste.first', { face })}</span>
              </th>
              {outcomes.slice(row * size, (row + 1) * size).map((outcome) => (
                <td key={outcome.roll.B}>
                  <Square outcome={outcome} isHere={outcome === at} words={words} onPick={onPick} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend outcomes={outcomes} at={at} words={words} />
    </div>
  )
}

interface SquareProps extends Pick<RollsProps, 'words' | 'onPick'> {
  readonly outcome: Outcome
  readonly isHere: boolean
}

function Square({ outcome, isHere, words, onPick }: SquareProps) {
  const { roll } = outcome
  const name = outcomeName(outcome)
  const text = endingText(outcome, words)
  const label = words.say('taste.square', { first: roll.A, second: roll.B, outcome: text })
  const mark = words.say(`taste.mark.${name}`)
  if (!onPick) {
    return (
      <span class={`roll-square roll-${name}`} role="img" aria-label={label}>
        {mark}
      </span>
    )
  }
  return (
    <button
      type="button"
      class={`roll-square roll-${name}`}
      aria-label={label}
      aria-pressed={isHere}
      tabIndex={isHere ? 0 : -1}
      onClick={() => onPick(roll)}
    >
      {mark}
    </button>
  )
}

/** What the colours mean, and how many of the 64 rolls have each. */
function Legend({ outcomes, at, words }: Pick<RollsProps, 'outcomes' | 'at' | 'words'>) {
  const { say, percent } = words
  const names = [...new Set(outcomes.map(outcomeName))]
  const counted = names.map((name) => {
    const alike = outcomes.filter((outcome) => outcomeName(outcome) === name)
    return { name, count: alike.length, text: endingText(alike[0] as Outcome, words) }
  })
  return (
    <ul class="roll-legend">
      {counted
        .sort((one, other) => other.count - one.count)
        .map(({ name, count, text }) => (
          <li key={name} class={name === outcomeName(at) ? 'roll-legend-here' : undefined}>
            <span class={`roll-square roll-${name}`} aria-hidden="true">
              {say(`taste.mark.${name}`)}
            </span>
            <span>{text}</span>
            <span class="roll-share">
              {percent(count / outcomes.length)}{' '}
              <small>{say('taste.of', { count, all: outcomes.length })}</small>
            </span>
          </li>
        ))}
    </ul>
  )
}
