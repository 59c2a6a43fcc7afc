import type { Pictures } from '../../../../explorer/face.ts'
import { captioned, tray } from '../../../../explorer/pictures/pieces.tsx'
import { DIRECTIONS, directionOf } from '../../geometry/circle.ts'
import { Sign } from '../Drawing.tsx'
import { drawn } from './frames.tsx'
import { given } from './given.ts'

/** What is in the box. */
const things = 'tiles sheets survivors zombies cards tokens markers scenery templates dice'
const Tray = tray('trust', '-50 -36 100 72', drawn('tray', things.split(' ')))

/** A centimetre, in units of the drawing of the templates. */
const CM = 20

/** components.templates: strips, circle and bases, to one scale. */
const Measures = captioned('trust', 'measures', ({ words: { say, number } }) => {
  const base = (2 * given.radius) / 100
  return (
    <svg
      class="trust-drawing"
      viewBox="-14 -12 500 302"
      role="img"
      aria-label={say('figure.measures.label')}
    >
      <g transform="translate(122 122)">
        <circle class="tm-book-circle" r={5 * CM} />
        {Array.from({ length: DIRECTIONS }, (_, place) => {
          const [sine, cosine, whole] = directionOf(2 * place)
          const [x, y] = [sine / whole, -cosine / whole]
          return (
            <g key={place}>
              <path class="tm-book-tiles" d={`M${x * 88} ${y * 88}L${x * 100} ${y * 100}`} />
              <text class="tm-book-way" x={x * 118} y={y * 118 + 6}>
                {place + 1}
              </text>
            </g>
          )
        })}
      </g>
      {(['survivor', 'zombie'] as const).map((figure, place) => (
        <g key={figure} transform={`translate(${310 + place * 100} 50)`}>
          <circle class="tm-book-base" r={(base / 2) * CM} />
          <Sign of={figure} x={0} y={0} look="tm-book-sign" />
        </g>
      ))}
      <text class="tm-book-length" x="360" y="112">
        {say('figure.measures.bases', { base: number(base) })}
      </text>
      <Strip centimetres={10} x={260} y={160} />
      <Strip centimetres={20} x={40} y={250} />
    </svg>
  )
})

function Strip({ centimetres, x, y }: { centimetres: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="tm-book-strip" width={centimetres * CM} height="32" rx="2" />
      <text class="tm-book-length" x={(centimetres * CM) / 2} y="23">
        {centimetres} cm
      </text>
    </g>
  )
}

/** What is in the box, as the chapters show it. */
export const boxPictures: Pictures = { tray: Tray, measures: Measures }
