import type { FunctionComponent } from 'preact'
import type { PanelProps } from '../face.ts'
import { useKeptFocus } from '../ui/useKeptFocus.ts'
import { TaskResult } from '../worker/TaskResult.tsx'
import { adviceTask } from '../worker/tasks.ts'
import { useTask } from '../worker/useTask.ts'
import { ChanceChange, PlainChance } from './Amount.tsx'
import { ChoicesTable, numbers } from './ChoicesTable.tsx'
import type { WayFound } from './ways.ts'

const RANK = 1

/** Number of ways listed; the rest is worse. */
const LISTED = 12

/** Description of a game for this panel. Its sentences are `live.<name>.…`. */
interface Ways<Given = unknown> {
  readonly name: string
  /** The computation that compares them, by its name. */
  readonly advice: string
  /** The names of the questions that are settled together, in their order. */
  readonly questions: readonly string[]
  /** True when the case has something to settle. */
  isAbout(given: Given): boolean
  /** The seats that its sentences name, by the names that they have there. */
  seats(given: Given): Readonly<Record<string, string>>
}

/** Every way to answer several questions in a row, the best first, and what it comes to. */
export function waysPanel<Given>(of: Ways<Given>): FunctionComponent<PanelProps> {
  const ways = of as Ways
  return (props) => {
    const { face, words, session } = props
    const { given } = session.opening.value
    const isAbout = ways.isAbout(given)
    const { ref, act } = useKeptFocus<HTMLDivElement>()
    const task = isAbout ? adviceTask(session, ways.advice) : undefined
    const worked = useTask<readonly WayFound[]>(face, ways.name, task, RANK)
    // The ways of a case that has changed since are still listed, and lead elsewhere now.
    const onTake = ({ answers }: WayFound) => {
      if (!worked.isFresh) return
      act(() => {
        for (const number of answers) session.answer(number)
      })
    }
    if (!isAbout) return <p>{words.say(`live.${ways.name}.all-alike`)}</p>
    return (
      <div class="live-panel" ref={ref} tabIndex={-1}>
        <TaskResult worked={worked} face={face} words={words}>
          {(found) => <Found {...props} ways={ways} found={found} onTake={onTake} />}
        </TaskResult>
      </div>
    )
  }
}

interface FoundProps extends PanelProps {
  readonly ways: Ways
  readonly found: readonly WayFound[]
  onTake(way: WayFound): void
}

function Found({ ways, found, face, words, session, onTake }: FoundProps) {
  const { say } = words
  const text = (key: string, values?: Parameters<typeof say>[1]) =>
    say(`live.${ways.name}.${key}`, values)
  const [best] = found
  if (!best || best.answers.length === 0) return <p>{text('settled')}</p>
  const seats = Object.entries(ways.seats(session.opening.value.given))
  const named = Object.fromEntries(seats.map(([who, seat]) => [who, face.seatWithin(seat, words)]))
  const open = ways.questions.filter((one) => one in best.values)
  const key = open.length === ways.questions.length ? 'all' : `only-${open.join('-')}`
  const sentence = ({ values }: WayFound) =>
    text(key, { ...named, ...(values as Record<string, string | number>) })
  return (
    <>
      <p>
        <strong>{sentence(best)}</strong>
      </p>
      <p class="odds-assumed">{text('by', named)}</p>
      <ChoicesTable
        isFirstTold
        columns={[
          ...open.map((one) => ({ label: text(one, named) })),
          ...numbers(...['hoped', 'feared', 'edge'].map((one) => text(one, named))),
        ]}
        rows={found.slice(0, LISTED).map((way) => ({
          key: way.answers.join(),
          isBest: way.edge.share === best.edge.share,
          cells: [
            ...open.map((one) => String(way.values[one] ?? '')),
            <PlainChance of={way.hoped} words={words} />,
            <PlainChance of={way.feared} words={words} />,
            <ChanceChange of={way.edge} words={words} />,
          ],
          act: {
            label: say('live.decision.take-this', { answer: sentence(way) }),
            name: say('live.decision.take'),
            take: () => onTake(way),
          },
        }))}
      />
      {found.length > LISTED && (
        <p class="odds-assumed">{text('worse', { count: found.length - LISTED })}</p>
      )}
    </>
  )
}
