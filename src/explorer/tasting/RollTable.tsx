import type { FunctionComponent } from 'preact'
import { useRef } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'
import { ofTaste } from './taster.ts'
import type { Roll } from './useDice.ts'

/** Result of a roll. */
export interface Rolled {
  readonly roll: Roll
  /** That in a word: `taste.outcome.<word>` and `taste.mark.<word>` say it, and the class of its square bears it. */
  readonly outcome: string
  /** The clause on which it rests; `taste.because.<clause>` says why. */
  readonly clause: string
}

interface RollsProps {
  readonly faces: readonly number[]
  readonly Die: FunctionComponent<{ readonly face: number }>
  /** Every roll, by the first die and then by the second. */
  readonly all: readonly Rolled[]
  readonly at: Rolled
  tell(rolled: Rolled): string
  readonly words: Words
  /** Called with the roll that is pressed; without it the table is a picture. */
  readonly onPick: ((roll: Roll) => void) | undefined
}

/** All rolls of two dice as squares to press, in the colours of what they come to: one stop of the Tab key. */
export function RollTable(props: RollsProps) {
  const { faces, Die, all, at, words, onPick } = props
  const { say } = words
  const grid = useRef<HTMLTableElement>(null)
  const size = faces.length
  const here = all.indexOf(at)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -size, ArrowDown: size }[event.key] ?? 0
    const next = here + step
    const rolled = all[next]
    if (!rolled || next === here) return
    if (Math.abs(step) === 1 && Math.floor(next / size) !== Math.floor(here / size)) return
    event.preventDefault()
    onPick?.(rolled.roll)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div class="taste-rolls">
      <table ref={grid} class="roll-table">
        <caption>{say(ofTaste('rolls'))}</caption>
        <thead>
          <tr>
            <td />
            {faces.map((face) => (
              <th key={face} scope="col">
                <Die face={face} />
                <span class="sr-only">{say(ofTaste('second'), { face })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {faces.map((face, row) => (
            <tr key={face}>
              <th scope="row">
                <Die face={face} />
                <span class="sr-only">{say(ofTaste('first'), { face })}</span>
              </th>
              {all.slice(row * size, (row + 1) * size).map((rolled, column) => (
                <td key={faces[column]}>
                  <Square {...props} rolled={rolled} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend {...props} />
    </div>
  )
}

function Square({ rolled, at, tell, words, onPick }: RollsProps & { readonly rolled: Rolled }) {
  const { roll, outcome } = rolled
  const [first = 0, second = 0] = Object.values(roll)
  const label = words.say(ofTaste('square'), { first, second, outcome: tell(rolled) })
  const mark = words.say(ofTaste(`mark.${outcome}`))
  if (!onPick) {
    return (
      <span class={`roll-square roll-${outcome}`} role="img" aria-label={label}>
        {mark}
      </span>
    )
  }
  return (
    <button
      type="button"
      class={`roll-square roll-${outcome}`}
      aria-label={label}
      aria-pressed={rolled === at}
      tabIndex={rolled === at ? 0 : -1}
      onClick={() => onPick(roll)}
    >
      {mark}
    </button>
  )
}

/** Legend of the colours, with the number of rolls of each. */
function Legend({ all, at, tell, words }: RollsProps) {
  const { say, percent } = words
  const outcomes = [...new Map(all.map((rolled) => [rolled.outcome, rolled])).values()]
  const alike = outcomes.map((one) => {
    return { one, count: all.filter(({ outcome }) => outcome === one.outcome).length }
  })
  return (
    <ul class="roll-legend">
      {alike
        .sort((one, other) => other.count - one.count)
        .map(({ one, count }) => (
          <li key={one.outcome} class={one.outcome === at.outcome ? 'roll-legend-here' : undefined}>
            <span class={`roll-square roll-${one.outcome}`} aria-hidden="true">
              {say(ofTaste(`mark.${one.outcome}`))}
            </span>
            <span>{tell(one)}</span>
            <span class="roll-share">
              {percent(count / all.length)}{' '}
              <small>{say(ofTaste('of'), { count, all: all.length })}</small>
            </span>
          </li>
        ))}
    </ul>
  )
}
