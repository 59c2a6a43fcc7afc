import type { ComponentChildren } from 'preact'
import data from '../../../../../content/components/trust-me.yaml'
import type { Pictures } from '../../../../explorer/face.ts'
import { captioned } from '../../../../explorer/pictures/pieces.tsx'
import { componentsIn } from '../../components-in.ts'
import { DIRECTIONS, edgePoint } from '../../geometry/circle.ts'
import { CENTIMETRE, CENTRE, SIDE } from '../../geometry/plane.ts'
import { Sign } from '../Drawing.tsx'
import { Arrow, Figure, frames } from './frames.tsx'

/** zombie.move: where the zombie of all frames stands, a centimetre being 7 wide, and where 20 cm from its base end. */
const zombie = { x: 24, y: 62, radius: 8.75 }
const Alone = () => (
  <>
    <path class="tm-fig-limit" d="M158.800-.9A148.750 148.750 0 0 1 158.800 124.900" />
    <Figure of="zombie" {...zombie} />
  </>
)
const Towards = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <Arrow line={[zombie.x, zombie.y, x, y]} />
)
const survivor = (x: number, y: number) => (
  <Figure of="survivor" x={x} y={y} radius={zombie.radius} />
)

/** zombie.p1 to zombie.p5: a frame for each priority, with the step of 10 cm that it brings. */
const PrioritiesPicture = frames('priorities', '0 0 210 124', {
  seen: (
    <>
      <path class="tm-fig-seen" d="M24 62L146 42" />
      <Alone />
      <Towards x={110} y={48} />
      {survivor(146, 42)}
    </>
  ),
  din: (
    <>
      <Alone />
      <Towards x={107} y={43} />
      <Sign of="din" x={193} y={24} scale={0.8} />
    </>
  ),
  noise: (
    <>
      <Alone />
      <Towards x={107} y={35} />
      <Sign of="noise" x={125} y={28} scale={0.7} />
      <Sign of="echo" x={138} y={98} scale={0.7} />
    </>
  ),
  hidden: (
    <>
      <rect class="tm-fig-piece" x="62" y="54" width="14" height="34" />
      <Alone />
      <Towards x={103} y={27} />
      {survivor(136, 66)}
    </>
  ),
  stays: (
    <>
      <Alone />
      {survivor(190, 48)}
      <Sign of="noise" x={186} y={106} scale={0.7} />
    </>
  ),
})

/** Two survivors, what stands between them, and how far one sees: to the end, or to a place. */
const between = (piece: ComponentChildren, until?: number) => (
  <>
    {piece}
    <path class="tm-fig-seen" d={`M22 48H${until ?? 188}`} />
    {until && <path class="tm-fig-blocked" d="M188 48H125" />}
    <Figure of="survivor" x={22} y={48} radius={11} />
    <Figure of="survivor" x={188} y={48} radius={11} />
  </>
)
const piece = (y: number, sign: 'solid' | 'opaque' | 'cover') => (
  <>
    <rect class="tm-fig-piece" x="85" y={y} width="40" height="40" />
    <Sign of={sign} x={105} y={y + 15} scale={0.6} />
  </>
)

/** aim.los: what blocks a line of sight, what only covers (R-geo-cover), and what does neither (R-geo-los). */
const SightPicture = frames('sight', '0 0 210 96', {
  solid: between(piece(22, 'solid'), 85),
  opaque: between(piece(22, 'opaque'), 85),
  cover: between(piece(22, 'cover')),
  edge: between(piece(8, 'solid')),
  figure: between(<Figure of="zombie" x={105} y={48} radius={11} />),
})

/** A base of 2.5 cm, a centimetre being 40 wide, and a template of 5 cm laid against it. */
const laid = (to: number) => (
  <>
    <circle class="tm-fig-base tm-fig-old" cx="56" cy="60" r="50" />
    <circle class="tm-fig-base tm-fig-survivor" cx={to} cy="60" r="50" />
    <Sign of="survivor" x={to} y={60} scale={2} />
    <Ruler x={106} y={50} centimetres={5} wide={40} />
  </>
)

/** action.template, R-geo-move: how far a template takes a figure, by both readings. */
const MovePicture = frames('move', '0 0 412 120', { template: laid(356), rim: laid(256) })

interface RulerProps {
  readonly x: number
  readonly y: number
  readonly centimetres: number
  /** How wide a centimetre is drawn. */
  readonly wide: number
}

/** A template with a line at each centimetre, longer at each fifth. */
function Ruler({ x, y, centimetres, wide }: RulerProps) {
  const lines = Array.from({ length: centimetres - 1 }, (_, at) => at + 1)
  return (
    <>
      <rect class="tm-fig-ruler" x={x} y={y} width={centimetres * wide} height="20" />
      {lines.map((at) => (
        <path
          key={at}
          class="tm-fig-tick"
          d={`M${x + at * wide} ${y + 20}v${at % 5 === 0 ? -20 : -8}`}
        />
      ))}
    </>
  )
}

const measured = (centimetres: number) => (
  <>
    <circle class="tm-fig-base tm-fig-survivor" cx="27" cy="27" r="25" />
    <Sign of="survivor" x={27} y={27} />
    <Ruler x={52} y={17} centimetres={centimetres} wide={20} />
  </>
)

/** R-geo-lengths: the four lengths beside a base, and what each is for. */
const TemplatesPicture = frames('templates', '0 0 454 54', {
  five: measured(5),
  ten: measured(10),
  fifteen: measured(15),
  twenty: measured(20),
})

/** R-damage-table: the rows that stand in for lost ones. */
const bands = componentsIn(data).damage.map(({ from, wounds }, at, all) => {
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
      <Figure of="zombie" x={rolled.x} y={rolled.y} radius={14} />
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
  move: MovePicture,
  priorities: PrioritiesPicture,
  sight: SightPicture,
  templates: TemplatesPicture,
}
