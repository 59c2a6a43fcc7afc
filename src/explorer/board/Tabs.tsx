import { useRef, useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'

interface TabsProps<Panel extends string> {
  /** How the classes of the game's own begin: `fort` of `fort-tabs`. */
  readonly look: string
  readonly words: Words
  readonly panels: readonly Panel[]
  /** What is shown until the reader chooses; when it changes, it is shown again. */
  readonly first: Panel
  /** Whether a question waits there: when it comes, it is shown, whatever has happened elsewhere. */
  readonly isAsked: boolean
  /** What has happened last; when it changes, the panel where it happened is opened. */
  readonly event: unknown
  /** Whether that has happened there. */
  isTouched(panel: Panel): boolean
  /** The panel that shows whatever matters now: it is not left for what happens elsewhere. */
  readonly steady?: Panel
}

/**
 * Which part of the table a small screen shows: what the reader chose, until something happens in another. The
 * style follows the radio buttons, so that they need no script; a form of their own keeps them apart from those
 * of other boards of the page. It has no name, since a page with many boards would otherwise have as many
 * landmarks. The parts are called `board.panel.<panel>`.
 */
export function Tabs<Panel extends string>({
  look,
  words,
  panels,
  first,
  isAsked,
  event,
  isTouched,
  steady,
}: TabsProps<Panel>) {
  const [, choose] = useState({})
  const now = { event, first, isAsked }
  const last = useRef({ ...now, panel: first })
  const { panel: before, ...then } = last.current
  if (then.event !== event || then.first !== first || then.isAsked !== isAsked) {
    const panel = isAsked || then.first !== first ? first : before
    const isSeen = isAsked || panel === steady || isTouched(panel)
    last.current = { ...now, panel: isSeen ? panel : (panels.find(isTouched) ?? panel) }
  }
  const picked = panels.includes(last.current.panel) ? last.current.panel : first
  return (
    <form class={`board-tabs ${look}-tabs`} onSubmit={(event) => event.preventDefault()}>
      <fieldset class="tab-list" aria-label={words.say('panels-label')}>
        {panels.map((panel) => (
          <label key={panel}>
            <input
              type="radio"
              name="panel"
              value={panel}
              checked={panel === picked}
              onChange={() => {
                last.current = { ...now, panel }
                choose({})
              }}
            />
            <span>
              {words.say(`board.panel.${panel}`)}
              {isTouched(panel) && <i class="tab-dot" />}
            </span>
          </label>
        ))}
      </fieldset>
    </form>
  )
}
