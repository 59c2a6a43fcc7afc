import { useState } from 'preact/hooks'
import type { EditorProps } from '../../../explorer/face.ts'
import { CheckBox } from '../../../explorer/forms/CheckBox.tsx'
import type { TownSituation } from '../kinds/town.ts'
import { type Spot, spots } from '../town.ts'

/** Which events the reader has seen: the others become unknown, and odds are those of what they can be. */
export function KnowledgeEditor({ situation, words, onChange }: EditorProps) {
  const { say } = words
  const { events } = situation as TownSituation
  const [laid, setLaid] = useState(events)
  const see = (spot: Spot, isSeen: boolean) => {
    const seen = spots.filter((other) => events[other] !== 'unknown')
    const known = { ...laid, ...Object.fromEntries(seen.map((other) => [other, events[other]])) }
    setLaid(known)
    const next = { ...events, [spot]: isSeen ? known[spot] : 'unknown' }
    onChange({ ...situation, events: next } as TownSituation)
  }
  return (
    <>
      <p>{say('editor.know-note')}</p>
      <div class="choices">
        {spots.map((spot) => (
          <CheckBox
            key={spot}
            label={say('describe.event', { spot, event: say(`event-title.${events[spot]}`) })}
            checked={events[spot] !== 'unknown'}
            onSet={(isSeen) => see(spot, isSeen)}
          />
        ))}
      </div>
    </>
  )
}
