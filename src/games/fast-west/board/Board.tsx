import { around } from '../../../explorer/board/box.ts'
import { pressable, type Target, Targets } from '../../../explorer/board/Targets.tsx'
import type { BoardProps } from '../../../explorer/face.ts'
import { partsOfEvent } from '../../../kernel/things.ts'
import type { Seat } from '../components.ts'
import type { Given, Position } from '../position.ts'
import { nouns, things } from '../things.ts'
import { boxesOf } from './boxes.ts'
import { SIZE } from './geometry.ts'
import { Table } from './Table.tsx'
import { seatLine } from './values.ts'

type Props = BoardProps<Given, Position>

/** The round table: a picture that can be read, and parts that can be pressed. */
export function Board(props: Props) {
  const { position, given, words, event } = props
  const touched = event ? partsOfEvent(things, event, position) : []
  const targets = targetsOf(props)
  const isPressed = pressable(targets, props).length > 0
  return (
    <div class="west">
      <svg
        class="west-drawing"
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role={isPressed ? 'group' : 'img'}
        aria-label={words.say(isPressed ? 'board.label' : 'picture')}
      >
        <Table position={position} given={given} words={words} />
        {[...boxesOf(position, given)].map(
          ([part, box]) =>
            touched.includes(part) && (
              <rect key={part} class="touched" {...around([box], -1)} rx="7" />
            ),
        )}
        <Targets {...props} targets={targets} />
      </svg>
    </div>
  )
}

/** What can be pressed at the table: each player's place, the bullets, and a stack where that is the answer. */
function targetsOf({ position, given, words, offers }: Props): readonly Target[] {
  return [...boxesOf(position, given)].flatMap(([part, box]) => {
    const [of, id] = part.split(':') as [string, string]
    if (of === 'seat') return [{ part, label: seatLine(id as Seat, position, words), ...box }]
    const noun = of === 'bullet' ? nouns.bullet : nouns.seat
    const label = noun.alone(noun.idOf(id) as never, words)
    return offers?.has(part) ? [{ part, label, ...box }] : []
  })
}
