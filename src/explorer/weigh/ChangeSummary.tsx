import type { FunctionComponent } from 'preact'
import type { PanelProps } from '../face.ts'
import { Progress } from '../odds/LiveOdds.tsx'
import { useKeptFocus } from '../ui/useKeptFocus.ts'
import {
  type ChangesOfWish,
  type Changing,
  changeSentence,
  type FoundChange,
  makeChange,
  useChanges,
  wishesIn,
} from './useChanges.ts'

/** After the bars, and before what the reader has unfolded. */
const RANK = 2

/** The one change that would help its owner most, of all who could make one in the case, and a way to make it. */
export function changeSummary<Given, Position>(
  of: Changing<Given, Position>,
): FunctionComponent<PanelProps> {
  const changing = of as Changing
  return (props) => {
    const { words } = props
    const text = (key: string) => words.say(`live.${changing.name}.${key}`)
    const { ref, act } = useKeptFocus<HTMLParagraphElement>()
    const wishes = [...wishesIn(changing, props).values()].flatMap(([first]) => first ?? [])
    const { worked, found } = useChanges(changing, props, wishes, 'summary', RANK)
    const { answer, isFresh } = worked
    if (wishes.length === 0 || (answer && !answer.ok)) return null
    const moved = mostHelpful(found, false)
    const best = moved ?? mostHelpful(found, true)
    return (
      <div class={`live-advice${answer && !isFresh ? ' live-stale' : ''}`} aria-busy={!isFresh}>
        <p ref={ref} tabIndex={-1}>
          {!answer && <span class="live-first">{text('first')}</span>}
          {best && changeSentence(changing, moved ? 'sentence' : 'only-more', ...best, props)}
          {answer && !best && text('none')}
        </p>
        <Progress worked={worked} words={words} />
        {best && isFresh && (
          <button
            type="button"
            class="button"
            onClick={() => act(() => makeChange(changing, props, best[1].named))}
          >
            {text('do')}
          </button>
        )}
      </div>
    )
  }
}

/** The change that raises the chance of its owner's wish most, among those that move or that add something. */
function mostHelpful(
  found: readonly ChangesOfWish[],
  isMore: boolean,
): readonly [ChangesOfWish, FoundChange] | undefined {
  return found
    .flatMap((of) => of.changes.map((change) => [of, change] as const))
    .filter(([, { named, change }]) => named.isMore === isMore && change.share > 0)
    .sort(([, one], [, other]) => other.change.share - one.change.share)[0]
}
