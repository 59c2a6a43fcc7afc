import { Touched } from '../../../explorer/board/Drawing.tsx'
import type { SceneProps } from '../../../explorer/face.ts'
import { partsOfEvent } from '../../../kernel/things.ts'
import type { Given, Position } from '../position.ts'
import { things } from '../things.ts'
import { boxesOf } from './boxes.ts'
import { Table, viewBoxOf } from './Table.tsx'

/** A moment at the table, all of it: whoever it is about can sit anywhere. */
export function Scene({ words, events, isOver, label, ...moment }: SceneProps) {
  const position = moment.position as Position
  const given = moment.given as Given
  const touched = isOver ? events.flatMap((event) => partsOfEvent(things, event, position)) : []
  return (
    <div class="west">
      <svg class="west-drawing" viewBox={viewBoxOf(given)} role="img" aria-label={label}>
        <Table position={position} given={given} words={words} />
        <Touched boxes={boxesOf(position, given)} parts={touched} corner={7} />
      </svg>
    </div>
  )
}
