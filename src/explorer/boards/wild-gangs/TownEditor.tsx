import type { FunctionComponent } from 'preact'
import { eventCards } from '../../../engine/games/wild-gangs/components.ts'
import type { TownSituation } from '../../../engine/games/wild-gangs/situations/town.ts'
import {
  type Building,
  buildings,
  type Side,
  type Spot,
  sides,
  spotFacts,
  spots,
} from '../../../engine/games/wild-gangs/town.ts'
import type { EditorProps } from '../../face.ts'
import { capital } from '../../words.ts'
import { DeckEditor } from './DeckEditor.tsx'
import { setEvent, setLoot } from './edits.ts'
import { KnowledgeEditor } from './KnowledgeEditor.tsx'
import { SideEditor } from './SideEditor.tsx'
import { sideName } from './speech.ts'
import { TableEditor } from './TableEditor.tsx'

export type TownEditorProps = EditorProps<TownSituation>

/** The form that edits a town: one part at a time, chosen from a list or on the board. */
const Editor: FunctionComponent<TownEditorProps> = (props) => {
  const { words, onPick } = props
  const { say } = words
  const picked = props.picked ?? `side:${sides[0]}`
  return (
    <div class="editor">
      <label class="field">
        <span class="field-name">{say('editor.what')}</span>
        <select value={picked} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
          <optgroup label={say('editor.gangsters')}>
            {sides.map((side) => (
              <option key={side} value={`side:${side}`}>
                {capital(sideName(side, words))}
              </option>
            ))}
          </optgroup>
          <optgroup label={say('editor.events')}>
            {spots.map((spot) => (
              <option key={spot} value={`event:${spot}`}>
                {say('value.event', { spot })}
              </option>
            ))}
          </optgroup>
          <optgroup label={say('editor.loots')}>
            {buildings.map((building) => (
              <option key={building} value={`loots:${building}`}>
                {say('value.loot', { building })}
              </option>
            ))}
          </optgroup>
          <optgroup label={say('editor.rest')}>
            <option value="table:">{say('editor.table')}</option>
            <option value="know:">{say('editor.know')}</option>
            <option value="decks:">{say('editor.decks')}</option>
          </optgroup>
        </select>
      </label>
      <PartEditor {...props} picked={picked} />
    </div>
  )
}

/** Editors are chosen by the kind of the situation, so this one is only ever given towns. */
export const TownEditor = Editor as FunctionComponent<EditorProps>

function PartEditor(props: TownEditorProps & { picked: string }) {
  const [kind, name] = props.picked.split(':') as [string, string]
  switch (kind) {
    case 'side':
      return <SideEditor {...props} side={name as Side} />
    case 'event':
      return <EventEditor {...props} spot={name as Spot} />
    case 'loots':
      return <LootEditor {...props} building={name as Building} />
    case 'know':
      return <KnowledgeEditor {...props} />
    case 'decks':
      return <DeckEditor {...props} />
    default:
      return <TableEditor {...props} />
  }
}

function EventEditor({ situation, words, onChange, spot }: TownEditorProps & { spot: Spot }) {
  const { say } = words
  const [one, other] = spotFacts[spot].between
  const at = (event: string) => spots.find((other) => situation.events[other] === event)
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{say('editor.event-at', { spot, one, other })}</legend>
      <div class="choices">
        {[...eventCards, 'unknown' as const].map((event) => {
          const elsewhere = event === 'unknown' ? undefined : at(event)
          return (
            <label key={event} class="choice">
              <input
                type="radio"
                name="editor-event"
                checked={situation.events[spot] === event}
                onChange={() => onChange(setEvent(situation, spot, event))}
              />
              <span>{say(`event-title.${event}`)}</span>
              {elsewhere && elsewhere !== spot && (
                <small>{say('editor.exchange', { spot: elsewhere })}</small>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function LootEditor({
  situation,
  words,
  onChange,
  building,
}: TownEditorProps & { building: Building }) {
  const { say } = words
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{say('value.loot', { building })}</legend>
      {([0, 1] as const).map((index) => (
        <label key={index} class="field">
          <span class="field-name">{say('editor.loot', { number: index + 1, building })}</span>
          <input
            type="number"
            min="0"
            max="99999"
            step="100"
            value={situation.loots[building][index]}
            onChange={({ currentTarget }) =>
              onChange(setLoot(situation, building, index, currentTarget.valueAsNumber))
            }
          />
        </label>
      ))}
      <p class="illustrative">{say('editor.illustrative-note')}</p>
    </fieldset>
  )
}
