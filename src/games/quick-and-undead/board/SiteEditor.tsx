import { CheckBox } from '../../../explorer/forms/CheckBox.tsx'
import { NumberField } from '../../../explorer/forms/NumberField.tsx'
import { PickOne } from '../../../explorer/forms/PickOne.tsx'
import {
  type BuildingCard,
  buildingCards,
  CARD_LIMIT,
  type Resource,
  resources,
  type Seat,
} from '../components.ts'
import { facesOf } from './cards.ts'
import { contentComponents } from './components.ts'
import { removeSite, setBuildingFace, setOccupants, setSite } from './edits.ts'
import { seatingOf } from './fitting.ts'
import { HeapEditor } from './HeapEditor.tsx'
import { buildingTitle, gangTitle, shortAmount } from './names.ts'
import type { SceneProps } from './SceneEditor.tsx'

type SiteProps = SceneProps & { readonly index: number }

/** The building on a slot: which it is, who controls it, what haunts it, what waits for its first buyer. */
export function SiteEditor({ index, ...props }: SiteProps) {
  const { situation, words, onChange } = props
  const { say } = words
  const { town = [] } = situation
  const site = town[index]
  const { players } = seatingOf(situation)
  const free = buildingCards.filter(
    (card) =>
      card === site?.card ||
      (town.every((other) => other.card !== card) &&
        (players.length >= 4 || !contentComponents.buildings[card].fourPlus)),
  )
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{say('editor.slot', { number: index + 1 })}</legend>
      <PickOne<BuildingCard | 'none'>
        label={say('editor.building')}
        value={site?.card ?? 'none'}
        options={[
          { value: 'none', name: say('editor.no-building') },
          ...free.map((card) => ({ value: card, name: buildingTitle(card, words) })),
        ]}
        onPick={(card) =>
          onChange(
            card === 'none' ? removeSite(situation, index) : setSite(situation, index, { card }),
          )
        }
      />
      {site && (
        <>
          <OccupantsEditor {...props} index={index} />
          <BonusEditor {...props} index={index} />
          <HeapEditor {...props} spot={site.card} label={say('editor.undead-here')} />
          <FaceEditor {...props} card={site.card} />
        </>
      )}
    </fieldset>
  )
}

function OccupantsEditor({ situation, words, onChange, index }: SiteProps) {
  const { say } = words
  const site = situation.town?.[index]
  const { players } = seatingOf(situation)
  const { card, occupants = [] } = site ?? {}
  if (card === 'saloon') {
    return (
      <fieldset class="choices choices-inline">
        <legend>{say('editor.occupants')}</legend>
        {players.map((seat) => (
          <CheckBox
            key={seat}
            label={gangTitle(seat, words)}
            checked={occupants.includes(seat)}
            onSet={(isIn) => {
              const next = players.filter((one) => (one === seat ? isIn : occupants.includes(one)))
              onChange(setOccupants(situation, index, next))
            }}
          />
        ))}
      </fieldset>
    )
  }
  return (
    <PickOne<Seat | 'none'>
      label={say('editor.occupants')}
      value={occupants[0] ?? 'none'}
      options={[
        { value: 'none', name: say('editor.nobody') },
        ...players.map((seat) => ({ value: seat, name: gangTitle(seat, words) })),
      ]}
      onPick={(seat) => onChange(setOccupants(situation, index, seat === 'none' ? [] : [seat]))}
    />
  )
}

/** What lies on a building for its first buyer; nothing in the solo game, and nothing once it was bought. */
function BonusEditor({ situation, words, onChange, index }: SiteProps) {
  const { say } = words
  const { occupants = [], bonus = 'none' } = situation.town?.[index] ?? {}
  if (seatingOf(situation).solo || occupants.length > 0) return null
  return (
    <PickOne<Resource | 'none'>
      label={say('editor.bonus')}
      value={bonus}
      options={[
        { value: 'none', name: say('editor.no-bonus') },
        ...resources.map((value) => ({ value, name: shortAmount(value, 1, words) })),
      ]}
      onPick={(value) => onChange(setSite(situation, index, { bonus: value }))}
    />
  )
}

/** What is printed on a Building card: samples, which a reader replaces by what is on the table. */
function FaceEditor({ situation, words, onChange, card }: SceneProps & { card: BuildingCard }) {
  const { say } = words
  const { cost, notoriety } = facesOf(situation).buildings[card]
  return (
    <>
      <div class="editor-row editor">
        <NumberField
          label={say('editor.cost')}
          value={cost}
          max={CARD_LIMIT}
          onSet={(value) => onChange(setBuildingFace(situation, card, { cost: value }))}
        />
        <NumberField
          label={say('editor.notoriety')}
          value={notoriety}
          max={CARD_LIMIT}
          onSet={(value) => onChange(setBuildingFace(situation, card, { notoriety: value }))}
        />
      </div>
      <p class="illustrative">{say('editor.illustrative')}</p>
    </>
  )
}
