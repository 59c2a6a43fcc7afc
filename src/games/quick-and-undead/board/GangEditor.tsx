import { NumberField } from '../../../explorer/forms/NumberField.tsx'
import { PickOne } from '../../../explorer/forms/PickOne.tsx'
import {
  COINS,
  NOTORIETY,
  OUTLAWS,
  RANGER,
  RESERVE_OUTLAWS,
  type Seat,
  spaces,
} from '../components.ts'
import { type Posture, postures } from '../position.ts'
import { ownerOf } from '../situations/seats.ts'
import { seatName } from '../words/names.ts'
import { CardEditor } from './CardEditor.tsx'
import { gangOf, setGang, setOutlaw } from './edits.ts'
import { seatingOf } from './fitting.ts'
import { HeapEditor } from './HeapEditor.tsx'
import { gangTitle, spaceInFull } from './names.ts'
import type { SceneProps } from './SceneEditor.tsx'
import { shotWith } from './scenes.ts'

type GangProps = SceneProps & { readonly seat: Seat }

/** Everything of one gang: its card, its stash, its Outlaws, the Undead that it has killed. */
export function GangEditor({ seat, ...props }: GangProps) {
  const { situation, words } = props
  const { say } = words
  const { solo } = seatingOf(situation)
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{gangTitle(seat, words)}</legend>
      {!shotWith(situation).includes(seat) && (
        <div class="cards-editor">
          <CardEditor seat={seat} {...props} />
        </div>
      )}
      {seat !== RANGER && <StashEditor seat={seat} {...props} />}
      <OutlawsEditor seat={seat} {...props} />
      {!solo && <HeapEditor {...props} spot={`killed-${seat}`} label={say('editor.trophies')} />}
    </fieldset>
  )
}

function StashEditor({ seat, situation, words, onChange }: GangProps) {
  const { say } = words
  const {
    coins = 0,
    notoriety = 0,
    reserve = RESERVE_OUTLAWS,
    graveyard = 0,
  } = gangOf(situation, seat)
  const { players } = seatingOf(situation)
  const owner = ownerOf(seat, { seats: players, players: situation.players })
  const set = (change: Parameters<typeof setGang>[2]) => onChange(setGang(situation, seat, change))
  return (
    <div class="editor-row editor">
      {owner === seat ? (
        <>
          <NumberField
            label={say('editor.coins')}
            value={coins}
            max={COINS}
            onSet={(value) => set({ coins: value })}
          />
          <NumberField
            label={say('editor.notoriety')}
            value={notoriety}
            max={NOTORIETY}
            onSet={(value) => set({ notoriety: value })}
          />
        </>
      ) : (
        <p>{say('board.shared', { seat: seatName(owner, words) })}</p>
      )}
      <NumberField
        label={say('editor.reserve')}
        value={reserve}
        max={RESERVE_OUTLAWS}
        onSet={(value) => set({ reserve: value })}
      />
      <NumberField
        label={say('editor.graveyard')}
        value={graveyard}
        max={OUTLAWS}
        onSet={(value) => set({ graveyard: value })}
      />
    </div>
  )
}

/** Where the Outlaws of a gang are on the action spaces. */
function OutlawsEditor({ seat, situation, words, onChange }: GangProps) {
  const { say } = words
  const { on = {} } = gangOf(situation, seat)
  return (
    <fieldset class="choices">
      <legend>{say('editor.outlaws')}</legend>
      <div class="editor-row editor">
        {spaces.map((space) => (
          <PickOne<Posture | 'none'>
            key={space}
            label={spaceInFull(space, words)}
            value={on[space] ?? 'none'}
            options={(['none', ...postures] as const).map((value) => ({
              value,
              name: say(`editor.posture.${value}`),
            }))}
            onPick={(posture) => onChange(setOutlaw(situation, seat, space, posture))}
          />
        ))}
      </div>
      <p class="editor-note">{say('editor.outlaws-note')}</p>
    </fieldset>
  )
}
