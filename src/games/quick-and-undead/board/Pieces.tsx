import { annotated, tray } from '../../../explorer/pictures/pieces.tsx'
import { UndeadCard } from './Attempt.tsx'
import { contentComponents } from './components.ts'
import { CARD } from './geometry.ts'
import { DieAt, MarkAt } from './Marks.tsx'
import { shape } from './shapes.ts'

/** A sign of the sheet around a point of a drawing. */
function signAt(sign: string, x: number, y: number, size = 30) {
  return (
    <use
      class="piece-sign"
      href={shape(sign)}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
    />
  )
}

/** A Building card: its name, what it costs and counts for, what lies on it for its first buyer, its mark 4+. */
export const BuildingPicture = annotated({
  look: 'fort',
  name: 'building',
  viewBox: '0 0 250 200',
  parts: {
    cost: [20, 78, 70, 78],
    notoriety: [230, 78, 182, 78],
    ability: [20, 119, 62, 119],
    bonus: [230, 162, 148, 162],
  },
  draw: ({ say }) => (
    <>
      <use class="piece-front" href={shape('front')} x="50" y="4" width="150" height="18" />
      <rect class="piece-paper" x="50" y="22" width="150" height="170" />
      <text class="piece-name" x="125" y="50">
        {say('building-title.coin')}
      </text>
      {signAt('coin', 88, 78)}
      <text class="piece-number" x="112" y="87">
        {contentComponents.buildings.coin.cost}
      </text>
      {signAt('notoriety', 144, 78)}
      <text class="piece-number" x="170" y="87">
        {contentComponents.buildings.coin.notoriety}
      </text>
      <text class="piece-line" x="125" y="124">
        {`! ${say('effect.coin')}`}
      </text>
      {signAt('bullet', 125, 162, 38)}
    </>
  ),
})

/** An Undead card: the numbers that kill it, and what it is worth. */
export const UndeadPicture = annotated({
  look: 'fort',
  name: 'undead',
  viewBox: '-4 -4 250 198',
  parts: { spots: [222, 32, 176, 32], value: [222, 162, 176, 162] },
  draw: () => <UndeadCard undead={contentComponents.undead.U1} loaded={[]} />,
})

/** The die: what its eight faces choose, and what they hit. */
export const DicePicture = annotated({
  look: 'fort',
  name: 'dice',
  viewBox: '0 0 240 100',
  parts: { eight: [44, 86, 44, 64], middle: [120, 86, 120, 64], one: [196, 86, 196, 64] },
  draw: () =>
    [8, 5, 1].map((face, index) => (
      <g key={face} transform={`translate(${44 + index * 76} 34) scale(1.4)`}>
        <DieAt face={face} x={0} y={0} />
      </g>
    )),
})

const thing = (sign: string) => signAt(sign, 0, 0, 40)

/** What is in the box, counted. */
export const TrayPicture = tray('fort', '-28 -28 56 56', {
  coins: thing('coin'),
  undead: thing('undead'),
  outlaws: <use href={shape('standing-A')} x="-20" y="-24" width="40" height="46" />,
  buildings: thing('town'),
  bullets: thing('bullet'),
  notoriety: thing('notoriety'),
  dice: <DieAt face={8} x={0} y={0} />,
  critical: thing('skull'),
  cards: (
    <g transform={`scale(.24) translate(${-CARD.width / 2} ${-CARD.height / 2})`}>
      <use href={shape('card')} />
    </g>
  ),
  badge: <MarkAt seat="D" x={0} y={0} />,
})
