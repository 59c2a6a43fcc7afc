import type { FunctionComponent } from 'preact'
import { useState } from 'preact/hooks'
import { capital } from '../../kernel/words/words.ts'
import type { PanelProps } from '../face.ts'
import { PickOne } from '../forms/PickOne.tsx'
import { chanceText } from '../odds/format-fraction.ts'
import { useSaid } from '../odds/LiveOdds.tsx'
import { useKeptFocus } from '../ui/useKeptFocus.ts'
import { TaskResult } from '../worker/TaskResult.tsx'
import { ChanceChange, Share } from './Amount.tsx'
import { ChoicesTable, numbers } from './ChoicesTable.tsx'
import {
  type ChangesOfWish,
  type Changing,
  changeSentence,
  type FoundChange,
  makeChange,
  useChanges,
  wishesIn,
} from './useChanges.ts'

/** After the bars, and before the summary: the reader asked for it. */
const RANK = 1

/**
 * Panel that finds the change that makes a wish most likely: choice of the owner and the wish, and a table of all
 * changes.
 */
export function changePanel<Given, Position>(
  of: Changing<Given, Position>,
): FunctionComponent<PanelProps> {
  const changing = of as Changing
  return (props) => {
    const { face, words } = props
    const text = (key: string) => words.say(`live.${changing.name}.${key}`)
    const [whose, setWhose] = useState<string | undefined>()
    const [what, setWhat] = useState(0)
    const { ref, act } = useKeptFocus<HTMLDivElement>()
    const all = wishesIn(changing, props)
    const owners = [...all.keys()]
    const owner = owners.find((one) => one === whose) ?? owners[0] ?? ''
    const wishes = all.get(owner) ?? []
    const wish = wishes[what] ?? wishes[0]
    const { worked, found } = useChanges(changing, props, wish ? [wish] : [], 'panel', RANK)
    if (!wish) return <p>{text('nobody')}</p>
    // The changes of a case that has changed since are still listed, and no longer its own.
    const make = ({ named }: FoundChange) => {
      if (worked.isFresh) act(() => makeChange(changing, props, named))
    }
    return (
      <div class="live-panel" ref={ref} tabIndex={-1}>
        <div class="choices-form">
          <PickOne
            label={text('whose')}
            value={owner}
            options={owners.map((one) => ({ value: one, name: face.seatWithin(one, words) }))}
            onPick={(picked) => {
              setWhose(picked)
              setWhat(0)
            }}
          />
          <PickOne
            label={text('what-for')}
            value={wishes.indexOf(wish)}
            options={wishes.map(({ label }, index) => ({ value: index, name: capital(label) }))}
            onPick={setWhat}
          />
        </div>
        <TaskResult worked={worked} face={face} words={words}>
          {() => {
            const [one] = found
            const making = { changing, isFresh: worked.isFresh, onMake: make }
            return one && <Changes {...props} {...making} found={one} />
          }}
        </TaskResult>
      </div>
    )
  }
}

interface ChangesProps extends PanelProps {
  readonly changing: Changing
  readonly found: ChangesOfWish
  readonly isFresh: boolean
  onMake(change: FoundChange): void
}

/** The best change in a sentence, and all changes that have an effect: things moved, and one more of them. */
function Changes(props: ChangesProps) {
  const { changing, found, isFresh } = props
  const { wish } = found
  const better = found.changes.find(({ named, change }) => !named.isMore && change.share > 0)
  const sentence = better
    ? changeSentence(changing, 'sentence', found, better, props)
    : whyNothing(props)
  return (
    <>
      <p>
        <strong>{sentence}</strong>
      </p>
      <p class="sr-only" role="status">
        {useSaid(isFresh ? sentence : undefined, `${wish.owner} ${wish.label}`)}
      </p>
      <ChangeTable {...props} isMore={false} />
      <ChangeTable {...props} isMore />
    </>
  )
}

function whyNothing({ changing, found, session, face, words }: ChangesProps): string {
  const { given, position } = session.opening.value
  const { wish, now } = found
  const [why, target] = changing.whyNothing(found, given, position)
  return words.say(`live.${changing.name}.${why}`, {
    ...(target !== undefined && { target: face.seatWithin(target, words) }),
    seat: face.seatWithin(wish.owner, words),
    wish: wish.label,
    chance: chanceText(now, words),
  })
}

function ChangeTable(props: ChangesProps & { readonly isMore: boolean }) {
  const { changing, found, isMore, words, onMake } = props
  const text = (key: string, values?: Parameters<typeof words.say>[1]) =>
    words.say(`live.${changing.name}.${key}`, values)
  const all = found.changes.filter(({ named }) => named.isMore === isMore)
  const telling = all.filter(({ change }) => change.share !== 0)
  const idle = all.length - telling.length
  const best = telling[0]?.change.share ?? 0
  if (telling.length === 0) return null
  return (
    <>
      <ChoicesTable
        caption={<caption>{text(isMore ? 'one-more' : 'moves')}</caption>}
        columns={[{ label: text('move') }, ...numbers(text('chance'), text('change'))]}
        rows={telling.map((one) => {
          const { named, chance, change } = one
          const name = text(isMore ? 'on' : 'from-to', named.values)
          const shares = [
            <Share of={chance} words={words} />,
            <ChanceChange of={change} words={words} />,
          ]
          return {
            key: name,
            isBest: change.share === best && best > 0,
            cells: [name, ...shares],
            act: {
              label: text('do-this', { move: name }),
              name: text('do'),
              take: () => onMake(one),
            },
          }
        })}
      />
      {idle > 0 && <p class="odds-assumed">{text('idle', { count: idle })}</p>}
    </>
  )
}
