import { useState } from 'preact/hooks'
import { spots } from '../town.ts'
import type { TownEditorProps } from './TownEditor.tsx'

/** Which events the reader has seen: the others become unknown, and odds are those of what they can be. */
export function KnowledgeEditor({ situation, words, onChange }: TownEditorProps) {
  const { say } = words
  const [laid, setLaid] = useState(situation.events)
  const see = (spot: (typeof spots)[number], isSeen: boolean) => {
    const known = { ...laid }
    for (const other of spots) {
      const event = situation.events[other]
      if (event !== 'unknown') known[other] = event
    }
    setLaid(known)
    const event = isSeen ? known[spot] : 'unknown'
    onChange({ ...situation, events: { ...situation.events, [spot]: event } })
  }
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{say('editor.know')}</legend>
      <p>{say('editor.know-note')}</p>
      <div class="choices">
        {spots.map((spot) => {
          const event = situation.events[spot]
          return (
            <label key={spot} class="check">
              <input
                type="checkbox"
                checked={event !== 'unknown'}
                onChange={({ currentTarget }) => see(spot, currentTarget.checked)}
              />
              <span>{say('describe.event', { spot, event: say(`event-title.${event}`) })}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
