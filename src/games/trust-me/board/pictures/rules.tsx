import type { ComponentChildren } from 'preact'
import type { Pictures } from '../../../../explorer/face.ts'
import { captioned } from '../../../../explorer/pictures/pieces.tsx'
import { DIRECTIONS, edgePoint } from '../../geometry/circle.ts'
import { CENTIMETRE, CENTRE, SIDE } from '../../geometry/plane.ts'
import { Sign } from '../Drawing.tsx'
import { frames } from './frames.tsx'
import { given } from './given.ts'

/** zombie.p1 to zombie.p5: a frame for each priority, with the step of 10 cm that it brings. */
const priorities = ['seen', 'din', 'noise', 'hidden', 'stays']

/** aim.los: what blocks a line of sight, what only covers (R-geo-cover), and what does neither (R-geo-los). */
const sights = ['solid', 'opaque', 'cover', 'edge', 'figure']

/** R-geo-lengths: the four lengths beside a base, and what each is for. */
const lengths = ['five', 'ten', 'fifteen', 'twenty']

/** R-damage-table: the rows that stand in for lost ones. */
const bands = given.damage.map(({ from, wounds }, at, all) => {
  const next = all[at + 1]
  return { from, wounds, to: next && next.from - 1 }
})

/** combat.margin, combat.one-to-three, combat.table-lost: what a difference does; all rows but one stand in for lost ones. */
const BandsPicture = captioned('trust', 'bands', ({ words: { say } }) => (
  <ol class="tm-fig tm-fig-bands">
    <Band reach={say('figure.bands.none')} effect={say('figure.bands.nothing')} isOurs />
    <Band reach={say('figure.bands.known')} effect={say('figure.bands.choice')}>
      <Sign of="fatigue" x={39} y={20} />
      <Sign of="wound" x={77} y={20} />
    </Band>
    {bands.map(({ from, to, wounds }) => (
      <Band
        key={from}
        reach={say(to ? 'figure.bands.range' : 'figure.bands.more', { from, to: to ?? from })}
        effect={say('figure.bands.wounds', { count: wounds })}
        isOurs
      >
        {Array.from({ length: wounds }, (_, at) => (
          <Sign key={at} of="wound" x={58 + 36 * (at - (wounds - 1) / 2)} y={20} />
        ))}
      </Band>
    ))}
  </ol>
))

interface BandProps {
  readonly reach: string
  readonly effect: string
  /** Whether the row is lost, and this one stands in for it. */
  readonly isOurs?: boolean
  readonly children?: ComponentChildren
}

function Band({ reach, effect, isOurs, children }: BandProps) {
  return (
    <li class={isOurs ? 'tm-fig-ours' : undefined}>
      <b>{reach}</b>
      <svg class="trust-drawing tm-fig-frame" viewBox="0 0 116 40" aria-hidden="true">
        {children}
      </svg>
      <span>{effect}</span>
    </li>
  )
}

/** Tenths of a millimetre in the picture of the table, ten of them a unit. */
const TABLE = SIDE / 10
const MIDDLE = CENTRE.x / 10

/** spawn.two-rolls, R-geo-directions: the directions from the middle of the table to its edge, one of them rolled. */
const CirclePicture = captioned('trust', 'circle', ({ words: { say } }) => {
  const rolled = at(5, 1 - CENTIMETRE / 2100)
  return (
    <svg
      class="trust-drawing tm-fig-circle"
      viewBox="-44 -36 688 672"
      role="img"
      aria-label={say('figure.circle.label')}
    >
      <rect class="tm-fig-table" width={TABLE} height={TABLE} />
      {Array.from({ length: DIRECTIONS }, (_, index) => (
        <Direction key={index} direction={index + 1} />
      ))}
      <circle class="tm-fig-base" cx={MIDDLE} cy={MIDDLE} r="50" />
      <circle class="tm-fig-base" cx={rolled.x} cy={rolled.y} r="14" />
      <Sign of="zombie" x={rolled.x} y={rolled.y} scale={0.64} />
    </svg>
  )
})

function Direction({ direction }: { readonly direction: number }) {
  const [from, to, beyond] = [at(direction, 1 / 6), at(direction, 1), at(direction, 1.07)]
  return (
    <>
      <path class="tm-fig-limit" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <text class="tm-fig-number" x={beyond.x} y={beyond.y + 8}>
        {direction}
      </text>
    </>
  )
}

/** A point of a direction, by the share of its way to the edge. */
function at(direction: number, share: number) {
  const edge = edgePoint(direction)
  return {
    x: MIDDLE + (edge.x / 10 - MIDDLE) * share,
    y: MIDDLE + (edge.y / 10 - MIDDLE) * share,
  }
}

/** What the chapters on playing draw. */
export const rulePictures: Pictures = {
  bands: BandsPicture,
  circle: CirclePicture,
  // action.template, R-geo-move: how far a template takes a figure, by both readings.
  move: frames('move', '0 0 412 120', ['template', 'rim']),
  priorities: frames('priorities', '0 0 210 124', priorities),
  sight: frames('sight', '0 0 210 96', sights),
  templates: frames('templates', '0 0 454 54', lengths),
}
