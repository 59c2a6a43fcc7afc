import { useRef } from 'preact/hooks'
import type { Offers } from '../../../explorer/face.ts'
import type { Words } from '../../../kernel/words/words.ts'
import { cells } from '../components.ts'
import { nouns } from '../things.ts'
import { type Box, cellBoxes, head } from './geometry.ts'
import type { CardView } from './view.ts'

interface TargetsProps {
  readonly card: CardView
  readonly words: Words
  onPick(part: string): void
  /** What answers the question that waits. */
  readonly offers?: Offers | undefined
  /** Whether what answers nothing can be pressed, too. */
  readonly isEdited?: boolean | undefined
}

interface Target extends Box {
  readonly part: string
  readonly label: string
  /** Whether it is down; the Critical token has two sides, neither of which is. */
  readonly isPressed?: boolean
}

/** The tokens of a card that can be pressed: one stop of the Tab key, from which the arrow keys lead on. */
export function CardTargets({ card, words, onPick, offers, isEdited }: TargetsProps) {
  const group = useRef<SVGGElement>(null)
  const targets = targetsOf(card, words).filter(({ part }) => isEdited || offers?.has(part))
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.key === 'Enter' || event.key === ' ') onPick(targets[place]?.part ?? '')
    else {
      const by = steps[event.key]
      if (by === undefined) return
      const next = Math.min(
        targets.length - 1,
        Math.max(0, place + (place === 0 ? Math.sign(by) : by)),
      )
      group.current?.querySelectorAll<SVGRectElement>('.target')[next]?.focus()
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <g ref={group}>
      {targets.map(({ part, label, isPressed, ...box }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
        <rect
          key={part}
          class={targetClass(offers?.get(part))}
          {...box}
          rx="6"
          data-part={part}
          role="button"
          tabindex={place === 0 ? 0 : -1}
          aria-label={label}
          aria-pressed={isPressed}
          // The focus stays where it was, so that after a press the arrow keys go on stepping.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(part)}
          onKeyDown={(event) => onKeyDown(event, place)}
        />
      ))}
    </g>
  )
}

function targetClass(isChosen: boolean | undefined): string {
  if (isChosen === undefined) return 'target'
  return isChosen ? 'target offered target-picked' : 'target offered'
}

/** Beside and below: the cells are two rows of three. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
}

function targetsOf({ seat, critical, loaded }: CardView, words: Words): readonly Target[] {
  const { say } = words
  const name = nouns.seat.name(seat, words)
  const { x, y } = head.token
  const token = say('editor.token', { side: say(`board.token.${critical}`) })
  return [
    {
      part: `token:${seat}`,
      label: `${name}, ${token}`,
      x: x - 24,
      y: y - 24,
      width: 48,
      height: 48,
    },
    ...cells.map((cell) => ({
      ...cellBoxes[cell],
      part: `cell:${seat}:${cell}`,
      label: `${name}, ${say('editor.cell', { cell })}`,
      isPressed: loaded.includes(cell),
    })),
  ]
}
