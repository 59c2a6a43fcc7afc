import type { FunctionComponent } from 'preact'
import type { EditorProps } from '../../../explorer/face.ts'
import { PickOne } from '../../../explorer/forms/PickOne.tsx'
import { playerCounts, seats } from '../components.ts'
import type { GameSituation } from '../situations/game.ts'
import { corners } from '../town.ts'

/** What is fixed of a whole game before it begins; the rest is left to chance. */
const Editor: FunctionComponent<EditorProps<GameSituation>> = ({ situation, words, onChange }) => {
  const { say } = words
  const { players, firstPlayer = 'lot', bank = 'lot' } = situation
  const playing = seats.slice(0, players)
  const byLot = { value: 'lot' as const, name: say('editor.by-lot') }
  return (
    <div class="editor editor-row">
      <PickOne
        label={say('editor.players')}
        value={players}
        options={playerCounts.map((count) => ({ value: count, name: String(count) }))}
        onPick={(count) => {
          const stays = firstPlayer === 'lot' || seats.indexOf(firstPlayer) < count
          onChange({ ...situation, players: count, ...(stays ? {} : { firstPlayer: 'lot' }) })
        }}
      />
      <PickOne
        label={say('editor.first-player')}
        value={firstPlayer}
        options={[byLot, ...playing.map((seat) => ({ value: seat, name: say('seat', { seat }) }))]}
        onPick={(first) => onChange({ ...situation, firstPlayer: first })}
      />
      <PickOne
        label={say('editor.bank')}
        value={bank}
        options={[byLot, ...corners.map((corner) => ({ value: corner, name: corner }))]}
        onPick={(corner) => onChange({ ...situation, bank: corner })}
      />
    </div>
  )
}

/** Editors are chosen by the kind of the situation, so this one is only ever given whole games. */
export const GameEditor = Editor as FunctionComponent<EditorProps>
