import { CheckBox } from '../../../explorer/forms/CheckBox.tsx'
import { NumberField } from '../../../explorer/forms/NumberField.tsx'
import { PickOne } from '../../../explorer/forms/PickOne.tsx'
import type { Words } from '../../../kernel/words/words.ts'
import { type PlayerCount, playerCounts, type Seat } from '../components.ts'
import { hardships } from '../position.ts'
import type { QuickSituation } from '../situations/open.ts'
import { DAYS_LIMIT } from '../situations/table.ts'
import { seatingOf } from './fitting.ts'
import { SeatPicker } from './Pickers.tsx'
import type { SceneProps } from './SceneEditor.tsx'

interface PlayersProps<S extends QuickSituation> {
  readonly situation: S
  readonly words: Words
  onChange(situation: S): void
}

/** Who plays: how many, with two gangs each, against a Dead Ranger who is hard to beat. */
export function PlayersEditor<S extends QuickSituation>(props: PlayersProps<S>) {
  const { situation, words, onChange } = props
  const { say } = words
  const { players, twoGangs = 'no', hardships: chosen = [], law = 'A' } = situation
  const seating = seatingOf(situation)
  const offered = playerCounts.filter((count) => count > 1 || situation.kind !== 'final-duel')
  return (
    <>
      <PickOne<PlayerCount>
        label={say('editor.players')}
        value={players}
        options={offered.map((value) => ({
          value,
          name: value === 1 ? say('editor.solo') : String(value),
        }))}
        onPick={(count) => {
          const { twoGangs: _, hardships: __, ...rest } = situation
          const law = { law: 'A' as Seat }
          onChange({ ...rest, ...law, players: count } as unknown as S)
        }}
      />
      {players === 2 && (
        <CheckBox
          label={say('editor.two-gangs')}
          checked={twoGangs === 'yes'}
          onSet={(isOn) => onChange({ ...situation, twoGangs: isOn ? 'yes' : 'no' })}
        />
      )}
      {seating.solo ? (
        <fieldset class="choices">
          <legend>{say('editor.hardships')}</legend>
          {hardships.map((hardship) => (
            <CheckBox
              key={hardship}
              label={say(`editor.hardship.${hardship}`)}
              checked={chosen.includes(hardship)}
              onSet={(isOn) =>
                onChange({
                  ...situation,
                  hardships: hardships.filter((one) =>
                    one === hardship ? isOn : chosen.includes(one),
                  ),
                })
              }
            />
          ))}
        </fieldset>
      ) : (
        <SeatPicker
          label={say('editor.law')}
          value={law}
          some={seating.players}
          words={words}
          onPick={(seat) => onChange({ ...situation, law: seat })}
        />
      )}
    </>
  )
}

const rounds = [1, 2, 3] as const
const noons = ['far', 'now'] as const

/** Who plays and how late it is. */
export function TableEditor({ situation, words, onChange }: SceneProps) {
  const { say } = words
  const { day = 1, round = 1, kind } = situation
  const isAfter = kind === 'count' || kind === 'final-duel'
  const { noon = 'far' } = situation
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{say('editor.table')}</legend>
      <PlayersEditor situation={situation} words={words} onChange={onChange} />
      <div class="editor-row editor">
        <NumberField
          label={say('value.day')}
          value={day}
          min={1}
          max={DAYS_LIMIT}
          onSet={(value) => onChange({ ...situation, day: value })}
        />
        <PickOne
          label={say('value.round')}
          value={round}
          options={rounds.map((value) => ({ value, name: String(value) }))}
          onPick={(value) => onChange({ ...situation, round: value })}
        />
      </div>
      {situation.players > 1 && !isAfter && (
        <PickOne
          label={say('value.noon')}
          value={noon}
          options={noons.map((value) => ({ value, name: say(`editor.noon.${value}`) }))}
          onPick={(value) => onChange({ ...situation, noon: value })}
        />
      )}
    </fieldset>
  )
}
