import type { Opening } from '../../kernel/game/opening.ts'
import type { Words } from '../../kernel/words/words.ts'
import type { Face } from '../face.ts'
import { BoardText } from './BoardText.tsx'

interface LaidProps {
  readonly face: Face
  readonly words: Words
  readonly opening: Opening
  /** The position that is shown; that of the opening when absent. */
  readonly position?: unknown
  /** The fact that the case asks about, where it asks about one. */
  readonly about?: string
}

/** A case as it is when its question is asked, which is mostly before anything happens: the board, and the position in words, as parts of a stage. */
export function StaticBoard({ face, words, opening, about, ...shown }: LaidProps) {
  const { position = opening.position } = shown
  const { given } = opening
  return (
    <>
      <div class="stage-table">
        <div class="player-board">
          <face.Board position={position} given={given} words={words} about={about} />
        </div>
      </div>
      <BoardText face={face} words={words} position={position} given={given} />
    </>
  )
}
