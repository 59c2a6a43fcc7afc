import { Label } from '../../../../explorer/board/Label.tsx'
import { pictured, tray } from '../../../../explorer/pictures/pieces.tsx'
import { directionOf } from '../../geometry/circle.ts'
import { CENTIMETRE } from '../../geometry/plane.ts'
import { Sign } from '../Drawing.tsx'
import { Directions, framesOf } from './frames.tsx'
import { given } from './given.ts'

/** A centimetre, in units of the drawing of the templates. */
const CM = 20

/** How wide a base is, in centimetres. */
const BASE = (2 * given.radius) / CENTIMETRE

/** What is in the box. */
const things = 'tiles sheets survivors zombies cards tokens markers scenery templates dice'

/** What is in the box, as the chapters show it. */
export const boxPictures = {
  tray: tray('-50 -36 100 72', framesOf('tray', things.split(' '))),

  /** components.templates: strips, circle and bases, to one scale. */
  measures: pictured({
    viewBox: '-14 -12 500 302',
    draw: ({ say, number }) => (
      <>
        <g transform="translate(122 122)">
          <circle class="tm-book-circle" r={5 * CM} />
          <Directions look="tm-book-direction" shares={[0.88, 1, 1.18]} at={onCircle} />
        </g>
        {['survivor', 'zombie'].map((figure, place) => (
          <g key={figure} transform={`translate(${310 + place * 100} 50)`}>
            <circle class="tm-book-base" r={(BASE / 2) * CM} />
            <Sign of={figure} x={0} y={0} look="tm-book-sign" />
          </g>
        ))}
        <Label
          as="tm-book-length"
          x={360}
          y={112}
          text={say('figure.measures.bases', { base: number(BASE) })}
        />
        {strip(10, 260, 160)}
        {strip(20, 40, 250)}
      </>
    ),
  }),
}

/** A point of a direction, by the share of its way to the rim of the template. */
function onCircle(direction: number, share: number) {
  const [sine, cosine, whole] = directionOf(2 * (direction - 1))
  const far = (5 * CM * share) / whole
  return { x: sine * far, y: -cosine * far }
}

/** A straight template, so many centimetres long. */
function strip(centimetres: number, x: number, y: number) {
  const width = centimetres * CM
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="tm-book-strip" width={width} height="32" rx="2" />
      <Label as="tm-book-length" x={width / 2} y={23} text={`${centimetres} cm`} />
    </g>
  )
}
