import { capital } from '../../../kernel/words/words.ts'
import { type CardId, cardIdsOf, type Seat, seats } from '../components.ts'
import type { StandingText } from '../situations/town.ts'
import { type Side, sideFacts, sides } from '../town.ts'
import { sideName } from '../words/speech.ts'
import { faceOfCard } from './deck.ts'
import { cardIn, isFaceDown, setStanding } from './edits.ts'
import type { TownEditorProps } from './TownEditor.tsx'

type SideEditorProps = TownEditorProps & { readonly side: Side }

/** The gangsters on one side, place by place. */
export function SideEditor(props: SideEditorProps) {
  const { situation, words, side } = props
  const standing = situation.gangsters[side] ?? []
  const { places } = sideFacts[side]
  const name = capital(sideName(side, words))
  const shown = Math.min(standing.length + 1, places)
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{words.say('editor.side', { side: name, count: standing.length, places })}</legend>
      {Array.from({ length: Math.max(shown, standing.length) }, (_, place) => (
        <PlaceEditor key={`${side} ${place}`} {...props} place={place} text={standing[place]} />
      ))}
    </fieldset>
  )
}

interface PlaceProps extends SideEditorProps {
  readonly place: number
  readonly text: StandingText | undefined
}

function PlaceEditor(props: PlaceProps) {
  const { situation, words, side, place, text, onChange } = props
  const { say } = words
  const playing = seats.slice(0, situation.players)
  const card = text === undefined ? '' : cardIn(text)
  const put = (next: string, down: boolean) => {
    const laid = next === '' ? undefined : down && !next.endsWith('?') ? `(${next})` : next
    onChange(setStanding(situation, side, place, laid))
  }
  const down = text !== undefined && isFaceDown(text)
  return (
    <div class="editor-place">
      <label class="field">
        <span class="field-name">{say('editor.place', { number: place + 1 })}</span>
        <select value={card} onChange={({ currentTarget }) => put(currentTarget.value, down)}>
          <option value="">{say('editor.free')}</option>
          {playing.map((seat) => (
            <GangOptions key={seat} {...props} seat={seat} />
          ))}
        </select>
      </label>
      {text !== undefined && !card.endsWith('?') && (
        <label class="check">
          <input
            type="checkbox"
            checked={down}
            onChange={({ currentTarget }) => put(card, currentTarget.checked)}
          />
          <span>{say('editor.face-down')}</span>
        </label>
      )}
    </div>
  )
}

function GangOptions({ situation, words, side, seat, isKnown }: PlaceProps & { seat: Seat }) {
  const { say } = words
  return (
    <optgroup label={say('seat', { seat })}>
      {cardIdsOf(seat).map((card) => {
        const at = sides.find((side) =>
          situation.gangsters[side]?.some((text) => cardIn(text) === card),
        )
        return (
          <option key={card} value={card}>
            {cardOption(card, situation.decks, words)}
            {at && at !== side && ` (${sideName(at, words)})`}
          </option>
        )
      })}
      {!isKnown && <option value={`${seat}?`}>{say('editor.unknown-of', { seat })}</option>}
    </optgroup>
  )
}

/** A gangster as it is offered. */
export function cardOption(
  card: CardId,
  decks: TownEditorProps['situation']['decks'],
  { say, money }: TownEditorProps['words'],
): string {
  const { strength, firepower, bounty, chief, woman } = faceOfCard(card, decks)
  const marks = [
    ...(chief ? [say('gangster.chief')] : []),
    ...(woman ? [say('gangster.woman')] : []),
  ]
  return [`${card[0]} ${strength}/${firepower}`, money(bounty), ...marks].join(', ')
}
