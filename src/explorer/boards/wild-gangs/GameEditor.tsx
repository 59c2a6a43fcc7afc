import type { FunctionComponent } from 'preact'
import { playerCounts, seats } from '../../../engine/games/wild-gangs/components.ts'
import type { GameSituation } from '../../../engine/games/wild-gangs/situations/game.ts'
import { corners } from '../../../engine/games/wild-gangs/town.ts'
import type { EditorProps } from '../../face.ts'

/** What is fixed of a whole game before it begins; the rest is left to chance. */
const Editor: FunctionComponent<EditorProps<GameSituation>> = ({ situation, words, onChange }) => {
  const { say } = words
  const { players, firstPlayer = 'lot', bank = 'lot' } = situation
  const playing = seats.slice(0, players)
  return (
    <div class="editor editor-row">
      <label class="field">
        <span class="field-name">{say('editor.players')}</span>
        <select
          value={String(players)}
          onChange={({ currentTarget }) => {
            const count = Number(currentTarget.value) as GameSituation['players']
            const stays = firstPlayer === 'lot' || seats.indexOf(firstPlayer) < count
            onChange({ ...situation, players: count, ...(stays ? {} : { firstPlayer: 'lot' }) })
          }}
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
          value={firstPlayer}
          onChange={({ currentTarget }) =>
            onChange({
              ...situation,
              firstPlayer: currentTarget.value as NonNullable<GameSituation['firstPlayer']>,
            })
          }
        >
          <option value="lot">{say('editor.by-lot')}</option>
          {playing.map((seat) => (
            <option key={seat} value={seat}>
              {say('seat', { seat })}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span class="field-name">{say('editor.bank')}</span>
        <select
          value={bank}
          onChange={({ currentTarget }) =>
            onChange({
              ...situation,
              bank: currentTarget.value as NonNullable<GameSituation['bank']>,
            })
          }
        >
          <option value="lot">{say('editor.by-lot')}</option>
          {corners.map((corner) => (
            <option key={corner} value={corner}>
              {corner}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** Editors are chosen by the kind of the situation, so this one is only ever given whole games. */
export const GameEditor = Editor as FunctionComponent<EditorProps>
