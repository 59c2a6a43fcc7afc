import type { FunctionComponent } from 'preact'
import { captioned, tray } from '../../../../explorer/pictures/pieces.tsx'
import type { Words } from '../../../../kernel/words/words.ts'
import { DIRECTIONS, directionOf } from '../../geometry/circle.ts'
import { Sign } from '../Drawing.tsx'
import { given } from './given.ts'
import { DieSign } from './Tokens.tsx'

/** What is in the box. */
const Tray = tray('trust', '-50 -36 100 72', {
  tiles: (
    <>
      <rect class="tm-book-paper" x="-30" y="-30" width="60" height="60" />
      <path class="tm-book-tiles" d="M0-30v60M-30 0h60" />
    </>
  ),
  sheets: (
    <>
      <rect class="tm-book-paper" x="-42" y="-30" width="84" height="60" rx="3" />
      <path class="tm-book-tiles" d="M-42-10h56M-42 10h56M-24-30v60M-5-30v60M14-30v60" />
    </>
  ),
  survivors: <Sign of="survivor" x={0} y={0} scale={2} look="tm-book-sign" />,
  zombies: <Sign of="zombie" x={0} y={0} scale={2} look="tm-book-sign" />,
  cards: (
    <>
      <rect class="tm-book-paper" x="-42" y="-26" width="40" height="52" rx="3" />
      <Sign of="survivor" x={-22} y={0} scale={0.9} look="tm-book-sign" />
      <rect class="tm-book-paper" x="6" y="-20" width="32" height="40" rx="3" />
      <Sign of="materials" x={22} y={0} scale={0.7} look="tm-book-sign" />
    </>
  ),
  tokens: (
    <>
      <Sign of="action" x={-28} y={0} scale={1.1} />
      <Sign of="wound" x={4} y={0} scale={1.1} />
      <Sign of="lying" x={34} y={0} scale={1.1} />
    </>
  ),
  markers: (
    <>
      <Sign of="din" x={-30} y={0} scale={1.1} />
      <Sign of="noise" x={2} y={0} scale={1.1} />
      <Sign of="target" x={34} y={0} scale={1.1} />
    </>
  ),
  scenery: <Sign of="solid" x={0} y={0} scale={1.9} look="tm-book-sign" />,
  templates: (
    <>
      <rect class="tm-book-strip" x="-42" y="-30" width="40" height="10" />
      <rect class="tm-book-strip" x="-42" y="20" width="80" height="10" />
      <circle class="tm-book-circle" cx="20" cy="-8" r="20" />
    </>
  ),
  dice: (
    <>
      <DieSign die="yellow" x={-24} y={0} scale={1.2} />
      <DieSign die="black" x={22} y={0} scale={1.2} />
    </>
  ),
})

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
export const boxPictures: Readonly<Record<string, FunctionComponent<{ readonly words: Words }>>> = {
  tray: Tray,
  measures: Measures,
}
