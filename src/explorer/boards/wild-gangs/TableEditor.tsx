import {
  type PlayerCount,
  playerCounts,
  type Seat,
  seats,
} from '../../../engine/games/wild-gangs/components.ts'
import { type Corner, corners } from '../../../engine/games/wild-gangs/town.ts'
import { emptied, setTable } from './edits.ts'
import type { TownEditorProps } from './TownEditor.tsx'

/** Who plays, who began, where the bank stands. */
export function TableEditor({ situation, words, onChange }: TownEditorProps) {
  const { say } = words
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{say('editor.table')}</legend>
      <label class="field">
        <span class="field-name">{say('editor.players')}</span>
        <select
          value={String(situation.players)}
          onChange={({ currentTarget }) =>
            onChange(setTable(situation, { players: Number(currentTarget.value) as PlayerCount }))
          }
        >
          {playerCounts.map((count) => (
            <option key={count} value={String(count)}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span class="field-name">{say('editor.first-player')}</span>
        <select
          value={situation.firstPlayer}
          onChange={({ currentTarget }) =>
            onChange(setTable(situation, { firstPlayer: currentTarget.value as Seat }))
          }
        >
          {seats.slice(0, situation.players).map((seat) => (
            <option key={seat} value={seat}>
              {say('seat', { seat })}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span class="field-name">{say('editor.bank')}</span>
        <select
          value={situation.bank}
          onChange={({ currentTarget }) =>
            onChange(setTable(situation, { bank: currentTarget.value as Corner }))
          }
        >
          {corners.map((corner) => (
            <option key={corner} value={corner}>
              {corner}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" onClick={() => onChange(emptied(situation))}>
        {say('editor.empty')}
      </button>
    </fieldset>
  )
}
