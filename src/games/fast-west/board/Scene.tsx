import { Touched } from '../../../explorer/board/Drawing.tsx'
import type { SceneProps } from '../../../explorer/contract.ts'
import type { Given, Position } from '../position.ts'
import { boxesOf } from './boxes.ts'
import { Table, viewBoxOf } from './Table.tsx'

/** A moment at the table, all of it: whoever it is about can sit anywhere. */
export function Scene(props: SceneProps<Given, Position>) {
  const { position, given, words, touched, label } = props
  return (
    <div class="west">
      <svg class="west-drawing" viewBox={viewBoxOf(given)} role="img" aria-label={label}>
        <Table position={position} given={given} words={words} />
        <Touched boxes={boxesOf(position, given)} parts={touched} corner={7} />
      </svg>
    </div>
  )
}
