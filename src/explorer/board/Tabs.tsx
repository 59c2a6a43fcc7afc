import { useState } from 'preact/hooks'

interface TabsProps<Panel extends string> {
  /** How the classes of the game's own begin: `fort` of `fort-tabs`. */
  readonly look: string
  /** What they choose from, in words. */
  readonly label: string
  readonly panels: readonly Panel[]
  /** What is shown until the reader chooses. */
  readonly first: Panel
  named(panel: Panel): string
  /** Whether something has happened there. */
  isTouched(panel: Panel): boolean
}

/**
 * Which part of the table a small screen shows. The style follows the radio buttons, so that they need no script; a
 * form of their own keeps them apart from those of other boards of the page. It has no name, since a page with
 * many boards would otherwise have as many landmarks.
 */
export function Tabs<Panel extends string>({
  look,
  label,
  panels,
  first,
  named,
  isTouched,
}: TabsProps<Panel>) {
  const [chosen, setChosen] = useState(first)
  const picked = panels.includes(chosen) ? chosen : first
  return (
    <form class={`${look}-tabs`} onSubmit={(event) => event.preventDefault()}>
      <fieldset class="tab-list" aria-label={label}>
        {panels.map((panel) => (
          <label key={panel}>
            <input
              type="radio"
              name="panel"
              value={panel}
              checked={panel === picked}
              onChange={() => setChosen(panel)}
            />
            <span>
              {named(panel)}
              {isTouched(panel) && <i class="tab-dot" />}
            </span>
          </label>
        ))}
      </fieldset>
    </form>
  )
}
