import { useState } from 'preact/hooks'
import { CheckBox } from '../../../explorer/forms/CheckBox.tsx'
import { NumberField } from '../../../explorer/forms/NumberField.tsx'
import { PickOne } from '../../../explorer/forms/PickOne.tsx'
import { CARD_LIMIT, cells, type UndeadCard, undeadCards } from '../components.ts'
import { undeadName } from '../words/names.ts'
import { facesOf } from './cards.ts'
import { setUndeadFace } from './edits.ts'
import type { SceneProps } from './SceneEditor.tsx'

/** What is printed on the Undead cards: samples, which a reader replaces by what is on the table. */
export function UndeadEditor({ situation, words, onChange }: SceneProps) {
  const { say } = words
  const [card, setCard] = useState<UndeadCard>('U1')
  const given = facesOf(situation)
  const { value, weakSpots } = given.undead[card]
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{say('editor.undead-cards')}</legend>
      <p class="illustrative">{say('editor.illustrative')}</p>
      <PickOne
        label={say('editor.undead-card')}
        value={card}
        options={undeadCards.map((one, index) => ({
          value: one,
          name: `${index + 1}. ${undeadName(one, 'a', given, words)}`,
        }))}
        onPick={setCard}
      />
      <NumberField
        label={say('editor.value')}
        value={value}
        max={CARD_LIMIT}
        onSet={(next) => onChange(setUndeadFace(situation, card, { value: next }))}
      />
      <fieldset class="choices choices-inline">
        <legend>{say('editor.weak-spots')}</legend>
        {cells.map((cell) => (
          <CheckBox
            key={cell}
            label={String(cell)}
            checked={weakSpots.includes(cell)}
            onSet={(isWeak) => {
              const next = cells.filter((one) => (one === cell ? isWeak : weakSpots.includes(one)))
              if (next.length > 0) onChange(setUndeadFace(situation, card, { weakSpots: next }))
              else onChange({ ...situation })
            }}
          />
        ))}
      </fieldset>
    </fieldset>
  )
}
