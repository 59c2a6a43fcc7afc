import { capital, type Words } from '../../../kernel/words/words.ts'
import { type UndeadCard, undeadCards } from '../components.ts'
import { seatName, undeadName } from '../words/names.ts'
import { facesOf } from './cards.ts'
import { moveUndead, type UndeadSpot, undeadOf, undeadSpot } from './edits.ts'
import type { TableKind } from './fitting.ts'
import { placeTitle } from './names.ts'

interface HeapProps {
  readonly situation: TableKind
  readonly words: Words
  readonly spot: UndeadSpot
  /** What the heap is called. */
  readonly label: string
  onChange(situation: TableKind): void
}

/** The Undead that lie together somewhere: each can be taken away, and any other be moved here. */
export function HeapEditor({ situation, words, spot, label, onChange }: HeapProps) {
  const { say } = words
  const given = facesOf(situation)
  const here = undeadOf(situation, spot)
  const rest = undeadCards.filter((card) => !here.includes(card))
  return (
    <fieldset class="choices heap">
      <legend>{label}</legend>
      {here.map((card) => (
        <p key={card} class="heap-card">
          <span>{capital(undeadName(card, 'a', given, words))}</span>
          <button
            type="button"
            class="button"
            aria-label={say('editor.remove-undead', {
              undead: capital(undeadName(card, 'a', given, words)),
            })}
            onClick={() => onChange(moveUndead(situation, card, 'none'))}
          >
            {say('editor.remove')}
          </button>
        </p>
      ))}
      <label class="field">
        <span class="field-name">{say('editor.add-undead')}</span>
        <select
          value=""
          onChange={({ currentTarget }) => {
            const { value } = currentTarget
            currentTarget.value = ''
            onChange(moveUndead(situation, value as UndeadCard, spot))
          }}
        >
          <option value="">{say('editor.choose')}</option>
          {rest.map((card) => (
            <option key={card} value={card}>
              {capital(undeadName(card, 'a', given, words))}
              {whereabouts(undeadSpot(situation, card), words)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}

/** Where an Undead would be taken from. */
function whereabouts(spot: UndeadSpot, words: Words): string {
  if (spot === 'none') return ''
  const place =
    spot === 'boot-hill'
      ? words.say('board.hill')
      : spot.startsWith('killed-')
        ? seatName(spot.slice(7) as 'A', words)
        : placeTitle(spot as 'street', words)
  return ` (${place})`
}
