import { useRef, useState } from 'preact/hooks'
import type { Words } from '../../kernel/words/words.ts'

interface TabsProps<Panel extends string> {
  /** Prefix of the game's own classes: `fort` of `fort-tabs`. */
  readonly look: string
  readonly words: Words
  readonly panels: readonly Panel[]
  /** Panel shown until the reader chooses; a change of it shows it again. */
  readonly first: Panel
  /** True when a question waits in `first`: it is then shown, wherever the last event happened. */
  readonly isAsked: boolean
  /** Last event; a change of it opens the panel where it happened. */
  readonly event: unknown
  /** True when that event concerns the panel. */
  isTouched(panel: Panel): boolean
  /** The panel that shows whatever matters now: it is not left for what happens elsewhere. */
  readonly steady?: Panel
}

/**
 * Chooses the part of the table that a small screen shows: the reader's choice, until something happens in another
 * part. The style follows the radio buttons, so no script is needed; a form of their own keeps them apart from those
 * of other boards of the page. The form has no name: a page with many boards would otherwise have as many landmarks.
 * Labels are `board.panel.<panel>`.
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
