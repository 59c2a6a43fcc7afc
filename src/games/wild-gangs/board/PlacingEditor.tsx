import type { FunctionComponent } from 'preact'
import type { EditorProps } from '../../../explorer/face.ts'
import { type CardId, type Seat, seats } from '../components.ts'
import type { PlacingSituation } from '../situations/placing.ts'
import type { TownSituation } from '../situations/town.ts'
import { spots } from '../town.ts'
import { cardsLeft, dealt, setHandCard, setSeen } from './placing.ts'
import { cardOption } from './SideEditor.tsx'
import { FIRST_PART, PartEditor, PartPicker } from './TownEditor.tsx'

type PlacingEditorProps = EditorProps<PlacingSituation>

/** The form that edits a town in the middle of step 1: the town, the hands, the looks and the turn. */
const Editor: FunctionComponent<PlacingEditorProps> = (props) => {
  const { situation, words, onChange } = props
  const { say } = words
  const picked = props.picked ?? FIRST_PART
  const [kind, name] = picked.split(':') as [string, string]
  const playing = seats.slice(0, situation.players)
  const rest = [
    ...playing.map((seat) => ({ part: `seat:${seat}`, label: say('editor.seat', { seat }) })),
    { part: 'turn:', label: say('editor.turn') },
    { part: 'table:', label: say('editor.table') },
    { part: 'decks:', label: say('editor.decks') },
  ]
  const changeTown = (town: TownSituation) =>
    onChange(dealt({ ...situation, ...town, kind: 'placing' }))
  const seat = playing.find((one) => one === name) ?? 'A'
  return (
    <div class="editor">
      <PartPicker {...props} picked={picked} rest={rest} />
      {kind === 'seat' && <SeatEditor {...props} seat={seat} />}
      {kind === 'turn' && <TurnEditor {...props} />}
      {kind !== 'seat' && kind !== 'turn' && (
        <PartEditor
          {...props}
          picked={picked}
          situation={{ ...situation, kind: 'town' }}
          onChange={changeTown}
          isKnown
        />
      )}
    </div>
  )
}

/** Editors are chosen by the kind of the situation, so this one is only ever given towns in step 1. */
export const PlacingEditor = Editor as FunctionComponent<EditorProps>

function TurnEditor({ situation, words, onChange }: PlacingEditorProps) {
  const { say } = words
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{say('editor.turn')}</legend>
      <div class="choices">
        {seats.slice(0, situation.players).map((seat) => (
          <label key={seat} class="choice">
            <input
              type="radio"
              name="editor-turn"
              checked={situation.mover === seat}
              onChange={() => onChange({ ...situation, mover: seat })}
            />
            <span>{say('seat', { seat })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What a gang holds and what it has looked at. */
function SeatEditor({ situation, words, onChange, seat }: PlacingEditorProps & { seat: Seat }) {
  const { say } = words
  const seen = situation.seen?.[seat] ?? []
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{say('editor.seat', { seat })}</legend>
      {(situation.hands[seat] ?? []).map((held, place) => (
        <label key={`${place}`} class="field">
          <span class="field-name">{say('editor.hand-card', { number: place + 1 })}</span>
          <select
            value={held}
            onChange={({ currentTarget }) =>
              onChange(setHandCard(situation, seat, place, currentTarget.value as CardId))
            }
          >
            {cardsLeft(situation, seat).map((card) => (
              <option key={card} value={card}>
                {cardOption(card, situation.decks, words)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <fieldset class="choices">
        <legend>{say('editor.seen')}</legend>
        {spots.map((spot) => (
          <label key={spot} class="check">
            <input
              type="checkbox"
              checked={seen.includes(spot)}
              onChange={({ currentTarget }) =>
                onChange(setSeen(situation, seat, spot, currentTarget.checked))
              }
            />
            <span>
              {say('describe.event', { spot, event: say(`event-title.${situation.events[spot]}`) })}
            </span>
          </label>
        ))}
      </fieldset>
    </fieldset>
  )
}
