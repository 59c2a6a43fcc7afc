import type { FunctionComponent } from 'preact'
import type { EditorProps } from '../../../explorer/face.ts'
import { capital } from '../../../kernel/words/words.ts'
import { eventCards } from '../components.ts'
import type { TownSituation } from '../situations/town.ts'
import { type Building, buildings, type Side, type Spot, sides, spotFacts, spots } from '../town.ts'
import { sideName } from '../words/speech.ts'
import { DeckEditor } from './DeckEditor.tsx'
import { setEvent, setLoot } from './edits.ts'
import { KnowledgeEditor } from './KnowledgeEditor.tsx'
import { SideEditor } from './SideEditor.tsx'
import { TableEditor } from './TableEditor.tsx'

export type TownEditorProps = EditorProps<TownSituation> & {
  /** Whether each card must be given, as long as the town is not revealed. */
  readonly isKnown?: boolean
}

/** A part of a situation that is edited by itself. */
export interface PartOption {
  readonly part: string
  readonly label: string
}

/** The form that edits a town: one part at a time, chosen from a list or on the board. */
const Editor: FunctionComponent<TownEditorProps> = (props) => {
  const { say } = props.words
  const picked = props.picked ?? FIRST_PART
  const rest = [
    { part: 'table:', label: say('editor.table') },
    { part: 'know:', label: say('editor.know') },
    { part: 'decks:', label: say('editor.decks') },
  ]
  return (
    <div class="editor">
      <PartPicker {...props} picked={picked} rest={rest} />
      <PartEditor {...props} picked={picked} />
    </div>
  )
}

/** Editors are chosen by the kind of the situation, so this one is only ever given towns. */
export const TownEditor = Editor as FunctionComponent<EditorProps>

/** What is edited until something else is chosen. */
export const FIRST_PART = `side:${sides[0]}`

type PickerProps = Pick<TownEditorProps, 'words' | 'onPick'> & {
  readonly picked: string
  /** What can be edited beside what the board shows. */
  readonly rest: readonly PartOption[]
}

/** The list from which the part to edit is chosen. */
export function PartPicker({ words, onPick, picked, rest }: PickerProps) {
  const { say } = words
  const groups: readonly (readonly [string, readonly PartOption[]])[] = [
    [
      say('editor.gangsters'),
      sides.map((side) => ({ part: `side:${side}`, label: capital(sideName(side, words)) })),
    ],
    [
      say('editor.events'),
      spots.map((spot) => ({ part: `event:${spot}`, label: say('value.event', { spot }) })),
    ],
    [
      say('editor.loots'),
      buildings.map((building) => ({
        part: `loots:${building}`,
        label: say('value.loot', { building }),
      })),
    ],
    [say('editor.rest'), rest],
  ]
  return (
    <label class="field">
      <span class="field-name">{say('editor.what')}</span>
      <select value={picked} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
        {groups.map(([title, options]) => (
          <optgroup key={title} label={title}>
            {options.map(({ part, label }) => (
              <option key={part} value={part}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

/** The form of one part of a town. */
export function PartEditor(props: TownEditorProps & { picked: string }) {
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

function EventEditor(props: TownEditorProps & { spot: Spot }) {
  const { situation, words, onChange, spot, isKnown } = props
  const { say } = words
  const offered = isKnown ? eventCards : ([...eventCards, 'unknown'] as const)
  const [one, other] = spotFacts[spot].between
  const at = (event: string) => spots.find((other) => situation.events[other] === event)
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{say('editor.event-at', { spot, one, other })}</legend>
      <div class="choices">
        {offered.map((event) => {
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
