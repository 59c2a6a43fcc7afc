import { between } from '../../../../explorer/board/box.ts'
import { captioned, pictured } from '../../../../explorer/pictures/pieces.tsx'
import type { Words } from '../../../../kernel/words/words.ts'
import { edgePoint } from '../../geometry/circle.ts'
import { CENTIMETRE, CENTRE, SIDE } from '../../geometry/plane.ts'
import { Sign } from '../Drawing.tsx'
import { Damage } from '../fight/FightView.tsx'
import { type Row, rowsOf } from '../fight/fight.ts'
import { drawn } from '../table/drawn.ts'
import { Directions, frames } from './frames.tsx'
import { given } from './given.ts'

/** zombie.p1 to zombie.p5: a frame for each priority, with the step of 10 cm that it brings. */
const priorities = ['seen', 'din', 'noise', 'hidden', 'stays']

/** aim.los: what blocks a line of sight, what only covers (R-geo-cover), and what does neither (R-geo-los). */
const sights = ['solid', 'opaque', 'cover', 'edge', 'figure']

/** R-geo-lengths: the four lengths beside a base, and what each is for. */
const lengths = ['five', 'ten', 'fifteen', 'twenty']

/** Spot at which the zombie of the picture appears. */
const rolled = at(5, 1 - CENTIMETRE / 2100)

/** The differences of a row, in words. */
function reachOf({ from, to }: Row, { say }: Words): string {
  if (to <= 0) return say('figure.bands.none')
  return say(to < Number.POSITIVE_INFINITY ? 'figure.bands.range' : 'figure.bands.more', {
    from,
    to,
  })
}

function effectOf({ what }: Row, { say }: Words): string {
  if (what === 'choice') return say('figure.bands.choice')
  return what > 0 ? say('figure.bands.wounds', { count: what }) : say('figure.bands.nothing')
}

/** A point of a direction, by the share of its way to the edge. */
function at(direction: number, share: number) {
  return between(drawn(CENTRE), drawn(edgePoint(direction)), share)
}

/** Pictures of the chapters on play. */
export const rulePictures = {
  /** combat.margin, combat.one-to-three, combat.table-lost: what a difference does; all rows but one stand in for lost ones. */
  bands: captioned(({ words }) => (
    <ol class="pieces-row tm-fig tm-fig-bands">
      {rowsOf(given.damage).map((row) => (
        <li key={row.from} class={row.what === 'choice' ? undefined : 'tm-fig-ours'}>
          <b>{reachOf(row, words)}</b>
          <svg class="trust-drawing tm-fig-frame" viewBox="-54 -20 108 40" aria-hidden="true">
            <Damage what={row.what} />
          </svg>
          <span>{effectOf(row, words)}</span>
        </li>
      ))}
    </ol>
  )),

  /** spawn.two-rolls, R-geo-directions: the directions from the middle of the table to its edge, one of them rolled. */
  circle: pictured({
    drawing: 'trust-drawing tm-fig-circle',
    viewBox: '-44 -36 688 672',
    draw: () => (
      <>
        <rect class="tm-fig-table" width={SIDE / 10} height={SIDE / 10} />
        <Directions look="tm-fig-direction" shares={[1 / 6, 1, 1.07]} at={at} />
        <circle class="tm-fig-base" cx={CENTRE.x / 10} cy={CENTRE.y / 10} r="50" />
        <circle class="tm-fig-base" cx={rolled.x} cy={rolled.y} r="14" />
        <Sign of="zombie" {...rolled} scale={0.64} />
      </>
    ),
  }),

  // action.template, R-geo-move: how far a template takes a figure, by both readings.
  ...frames('move', '0 0 412 120', ['template', 'rim']),
  ...frames('priorities', '0 0 210 124', priorities),
  ...frames('sight', '0 0 210 96', sights),
  ...frames('templates', '0 0 454 54', lengths),
}
