import { squareAt } from '../../../../explorer/board/box.ts'
import { type Picking, type Target, Targets } from '../../../../explorer/board/Targets.tsx'
import type { Words } from '../../../../kernel/words/words.ts'
import { cells } from '../../components.ts'
import { nouns } from '../../nouns.ts'
import { cellBoxes, head } from '../geometry.ts'
import type { CardView } from '../view.ts'

interface CardTargetsProps extends Picking {
  readonly card: CardView
  readonly words: Words
}

/** The tokens of a Targeting card that can be pressed. */
export function CardTargets({ card, words, ...picking }: CardTargetsProps) {
  return <Targets {...picking} targets={targetsOf(card, words)} />
}

/** The Critical token, which has two sides, neither of which is down, and the cells. */
export function targetsOf(card: CardView, words: Words): readonly Target[] {
  const { seat, critical, loaded } = card
  const { say } = words
  const name = nouns.seat.name(seat, words)
  const token = say('editor.token', { side: say(`board.token.${critical}`) })
  return [
    { ...squareAt(head.token, 24), part: `token:${seat}`, label: `${name}, ${token}` },
    ...cells.map((cell) => ({
      ...cellBoxes[cell],
      part: `cell:${seat}:${cell}`,
      label: `${name}, ${say('editor.cell', { cell })}`,
      isDown: loaded.includes(cell),
    })),
  ]
}
