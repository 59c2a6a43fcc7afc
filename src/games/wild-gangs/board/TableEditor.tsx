import { PickOne } from '../../../explorer/forms/PickOne.tsx'
import { playerCounts, seats } from '../components.ts'
import { corners } from '../town.ts'
import { emptied, setTable } from './edits.ts'
import type { TownEditorProps } from './TownEditor.tsx'

/** Who plays, who began, where the bank stands. */
export function TableEditor({ situation, words, onChange }: TownEditorProps) {
  const { say } = words
  return (
    <fieldset class="editor-part" id="editor-part">
      <legend>{say('editor.table')}</legend>
      <PickOne
        label={say('editor.players')}
        value={situation.players}
        options={playerCounts.map((count) => ({ value: count, name: String(count) }))}
        onPick={(players) => onChange(setTable(situation, { players }))}
      />
      <PickOne
        label={say('editor.first-player')}
        value={situation.firstPlayer}
        options={seats
          .slice(0, situation.players)
          .map((seat) => ({ value: seat, name: say('seat', { seat }) }))}
        onPick={(firstPlayer) => onChange(setTable(situation, { firstPlayer }))}
      />
      <PickOne
        label={say('editor.bank')}
        value={situation.bank}
        options={corners.map((corner) => ({ value: corner, name: corner }))}
        onPick={(bank) => onChange(setTable(situation, { bank }))}
      />
      <button type="button" class="button" onClick={() => onChange(emptied(situation))}>
        {say('editor.empty')}
      </button>
    </fieldset>
  )
}
