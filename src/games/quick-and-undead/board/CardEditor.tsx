import type { Words } from '../../../kernel/words/words.ts'
import { type Cell, cells, type Seat } from '../components.ts'
import { seatName } from '../words/names.ts'
import { gangOf, loadedOf, toggleCell, toggleToken } from './edits.ts'
import type { TableKind } from './fitting.ts'
import { Mark } from './Marks.tsx'
import { CellPicture, TokenPicture } from './TargetingCard.tsx'

interface CardEditorProps {
  readonly situation: TableKind
  readonly words: Words
  readonly seat: Seat
  onChange(situation: TableKind): void
}

/** A Targeting card whose tokens are turned over by pressing them. */
export function CardEditor({ situation, words, seat, onChange }: CardEditorProps) {
  const { say } = words
  const { critical = 'skull' } = gangOf(situation, seat)
  const name = seatName(seat, words)
  const side = say(`board.token.${critical}`)
  const token = say('editor.token', { side })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame inside the card
    <div class="card-editor" role="group" aria-label={say('editor.card', { name })}>
      <p class="card-editor-head">
        <Mark seat={seat} />
        <button
          type="button"
          class="card-editor-token"
          aria-label={token}
          onClick={() => onChange(toggleToken(situation, seat))}
        >
          <TokenPicture critical={critical} />
          <span>{side}</span>
        </button>
      </p>
      <div class="card-editor-cells">
        {cells.map((cell) => (
          <CellButton
            key={cell}
            cell={cell}
            isLoaded={loadedOf(situation, seat).includes(cell)}
            words={words}
            onPress={() => onChange(toggleCell(situation, seat, cell))}
          />
        ))}
      </div>
    </div>
  )
}

interface CellButtonProps {
  readonly cell: Cell
  readonly isLoaded: boolean
  readonly words: Words
  onPress(): void
}

function CellButton({ cell, isLoaded, words, onPress }: CellButtonProps) {
  return (
    <button
      type="button"
      class="card-editor-cell"
      aria-pressed={isLoaded}
      aria-label={words.say('editor.cell', { cell })}
      onClick={onPress}
    >
      <CellPicture cell={cell} state={isLoaded ? 'loaded' : 'empty'} />
    </button>
  )
}
