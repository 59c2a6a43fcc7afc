import { CARD_LIMITS } from '../components.ts'
import { deckOf } from './deck.ts'
import { setCard } from './edits.ts'
import type { TownEditorProps } from './TownEditor.tsx'

const numbers = ['strength', 'firepower', 'bounty'] as const
const marks = ['chief', 'woman'] as const

/** The values of the nine cards of a gang: illustrative ones, until a reader writes others. */
export function DeckEditor({ situation, words, onChange }: TownEditorProps) {
  const { say } = words
  const deck = deckOf('A', situation.decks)
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{say('editor.decks')}</legend>
      <p class="illustrative">{say('editor.decks-note')}</p>
      <table class="deck">
        <thead>
          <tr>
            <th scope="col">{say('editor.card-column')}</th>
            {numbers.map((name) => (
              <th key={name} scope="col">
                {say(`editor.${name}`)}
              </th>
            ))}
            {marks.map((name) => (
              <th key={name} scope="col">
                {say(`gangster.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deck.map((card, index) => (
            <tr key={`${index}`}>
              <th scope="row">{index + 1}</th>
              {numbers.map((name) => (
                <td key={name}>
                  <input
                    type="number"
                    min="0"
                    max={CARD_LIMITS[name]}
                    step={name === 'bounty' ? 100 : 1}
                    value={card[name]}
                    aria-label={`${say('editor.card', { number: index + 1 })}, ${say(`editor.${name}`)}`}
                    onChange={({ currentTarget }) =>
                      onChange(
                        setCard(situation, deck, index, {
                          [name]: Math.round(currentTarget.valueAsNumber || 0),
                        }),
                      )
                    }
                  />
                </td>
              ))}
              {marks.map((name) => (
                <td key={name}>
                  <input
                    type="checkbox"
                    checked={card[name] === true}
                    aria-label={`${say('editor.card', { number: index + 1 })}, ${say(`gangster.${name}`)}`}
                    onChange={({ currentTarget }) =>
                      onChange(setCard(situation, deck, index, { [name]: currentTarget.checked }))
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}
