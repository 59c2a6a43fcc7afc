import { annotated, pictured, picturesOf, row, tray } from '../../../explorer/pictures/pieces.tsx'
import { byKey } from '../../../kernel/data/keyed.ts'
import { cards } from '../components.ts'
import { LARGER, ringPoints } from './geometry.ts'
import { shape } from './shapes.ts'
import { BulletDrawing, SeatDrawing } from './Table.tsx'
import type { SeatView } from './view.ts'

export { Scene } from './Scene.tsx'

/** Shapes that lie on each other. */
const drawn = (...of: readonly string[]) => of.map((one) => <use key={one} href={shape(one)} />)

const look = { list: 'west-row', drawing: 'west-piece', viewBox: '-36 -44 72 88' }

/** Example of a player's place. */
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

/** Pictures of the chapters of Fast-West. */
export const pictures = picturesOf('west', {
  /** The seven kinds of card, each with what it does in a line. */
  cards: row({
    ...look,
    parts: () => byKey(cards, (card) => drawn('front', card)),
    title: (card, { say }) => say(`card-title.${card}`),
  }),

  /** round.flip-covers, trigger.example-resolved-event: what is visible of a pile. */
  pile: row({
    ...look,
    parts: () => ({
      cactus: drawn('front', 'cactus'),
      covered: drawn('front', 'sheriff'),
      back: drawn('back'),
    }),
  }),

  /** The three gestures that hands make. */
  gestures: row({
    ...look,
    parts: () => ({
      sheriff: drawn('hands-up'),
      cavalry: drawn('salute'),
      duel: drawn('pointing'),
    }),
  }),

  /** setup.ring-example: the bullets of a game of seven. */
  ring: pictured({
    figure: 'west west-ring',
    viewBox: '172 172 256 256',
    draw: () =>
      ringPoints(7).map((point, index) => (
        <BulletDrawing key={index} bullet={index + 1} {...point} scale={LARGER} />
      )),
  }),

  /** Contents of the box, counted. */
  tray: tray('-44 -44 88 88', {
    cactus: drawn('front', 'cactus'),
    events: drawn('front', 'sheriff'),
    children: drawn('front', 'child'),
    bullets: <BulletDrawing bullet={1} x={0} y={0} scale={1.5} />,
    tokens: <use href={shape('token')} transform="scale(1.8)" />,
  }),

  /** setup.stack-place: what lies in front of a player. */
  seat: annotated({
    viewBox: '-120 -80 240 160',
    parts: {
      player: [-104, -45, -60, -45],
      tokens: [96, -45, 48, -45],
      top: [-104, 20, -56, 20],
      stack: [104, 14, 64, 14],
    },
    draw: (words) => <SeatDrawing view={seat} words={words} x={0} y={0} />,
  }),
})
