import { annotated, captioned, tray } from '../../../explorer/pictures/pieces.tsx'
import { cards } from '../components.ts'
import { LARGER, ringPoints } from './geometry.ts'
import { shape } from './shapes.ts'
import { BulletDrawing, SeatDrawing } from './Table.tsx'
import type { SeatView } from './view.ts'

/** Shapes that lie on each other, each by itself in a small drawing. */
function Drawing({ of }: { readonly of: readonly string[] }) {
  return (
    <svg class="west-piece" viewBox="-36 -44 72 88" aria-hidden="true">
      {of.map((one) => (
        <use key={one} href={shape(one)} />
      ))}
    </svg>
  )
}

/** Drawings side by side, each with what it says: `figure.<name>.<part>`. */
function row(name: string, parts: Readonly<Record<string, readonly string[]>>, title = '') {
  return captioned('west', name, ({ words: { say } }) => (
    <ul class="west-row">
      {Object.entries(parts).map(([part, of]) => (
        <li key={part}>
          <Drawing of={of} />
          <span>
            {title && <b>{say(`${title}.${part}`)}</b>} {say(`figure.${name}.${part}`)}
          </span>
        </li>
      ))}
    </ul>
  ))
}

/** The seven kinds of card, each with what it does in a line. */
export const CardsPicture = row(
  'cards',
  Object.fromEntries(cards.map((card) => [card, ['front', card]])),
  'card-title',
)

/** round.flip-covers, trigger.example-resolved-event: what is visible of a pile. */
export const PilePicture = row('pile', {
  cactus: ['front', 'cactus'],
  covered: ['front', 'sheriff'],
  back: ['back'],
})

/** The three gestures that hands make. */
export const GesturesPicture = row('gestures', {
  sheriff: ['hands-up'],
  cavalry: ['salute'],
  duel: ['pointing'],
})

/** setup.ring-example: the bullets of a game of seven. */
export const RingPicture = captioned('west west-ring', 'ring', ({ words: { say } }) => (
  <svg
    class="west-drawing"
    viewBox="172 172 256 256"
    role="img"
    aria-label={say('figure.ring.label')}
  >
    {ringPoints(7).map((point, index) => (
      <BulletDrawing key={index} bullet={index + 1} {...point} scale={LARGER} />
    ))}
  </svg>
))

/** What is in the box, counted. */
export const TrayPicture = tray('west', '-44 -44 88 88', {
  cactus: (
    <>
      <use href={shape('front')} />
      <use href={shape('cactus')} />
    </>
  ),
  events: (
    <>
      <use href={shape('front')} />
      <use href={shape('sheriff')} />
    </>
  ),
  children: (
    <>
      <use href={shape('front')} />
      <use href={shape('child')} />
    </>
  ),
  bullets: <BulletDrawing bullet={1} x={0} y={0} scale={1.5} />,
  tokens: <use href={shape('token')} transform="scale(1.8)" />,
})

const seat: SeatView = {
  seat: 'A',
  tokens: 2,
  top: 'cactus',
  stack: 5,
  held: [],
  isFirst: true,
  isNext: false,
  isWounded: false,
  isWinner: false,
}

/** setup.stack-place: what lies in front of a player. */
export const SeatPicture = annotated({
  look: 'west',
  name: 'seat',
  viewBox: '-120 -80 240 160',
  parts: {
    player: [-104, -45, -60, -45],
    tokens: [96, -45, 48, -45],
    top: [-104, 20, -56, 20],
    stack: [104, 14, 64, 14],
  },
  draw: (words) => <SeatDrawing view={seat} words={words} x={0} y={0} />,
})
