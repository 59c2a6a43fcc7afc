import { Label } from '../../../explorer/board/Label.tsx'
import {
  annotated,
  captioned,
  picturesOf,
  TableFigure,
  tray,
} from '../../../explorer/pictures/pieces.tsx'
import type { Words } from '../../../kernel/words/words.ts'
import { buildingCards } from '../components.ts'
import { contentComponents } from './components.ts'
import { CardFigure, PlanFigure } from './gangs/Figures.tsx'
import { CARD } from './geometry.ts'
import { DieAt, MarkAt } from './Marks.tsx'
import { shape } from './shapes.ts'
import { UndeadCard } from './shootouts/Attempt.tsx'
import { ActionRow } from './town/ActionRow.tsx'

export { Scene } from './Scene.tsx'

interface PictureProps {
  readonly words: Words
}

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

const thing = (sign: string) => signAt(sign, 0, 0, 40)

/** The cards that stand in for the printed ones: what the buildings cost and count for, and where Undead are weak. */
function SampleCards({ words }: PictureProps) {
  return (
    <>
      <BuildingCards words={words} />
      <UndeadCards words={words} />
    </>
  )
}

function BuildingCards({ words: { say } }: PictureProps) {
  const rows = buildingCards.map((card) => {
    const { cost, notoriety, fourPlus } = contentComponents.buildings[card]
    const effect = <a href={`../effects/#effect.${card}`}>{say(`effect.${card}`)}</a>
    const cells = [effect, cost, notoriety, fourPlus && '4+']
    return { head: say(`building-title.${card}`), cells }
  })
  const columns = ['editor.building', 'figure.cards.effect', 'board.cost', 'board.notoriety']
  return (
    <TableFigure
      look="fort-figure"
      caption={say('figure.cards.buildings')}
      columns={[...columns.map((column) => say(column)), '4+']}
      rows={rows}
    />
  )
}

function UndeadCards({ words: { say } }: PictureProps) {
  const byValue = Map.groupBy(Object.values(contentComponents.undead), ({ value }) => value)
  const rows = [...byValue].map(([head, cards]) => ({
    head,
    cells: [cards.map(({ weakSpots }) => weakSpots.join('·')).join(' / ')],
  }))
  return (
    <TableFigure
      look="fort-figure"
      caption={say('figure.cards.undead')}
      columns={[say('editor.value'), say('editor.weak-spots')]}
      rows={rows}
    />
  )
}

/** Class of drawings as wide as the text. */
const wide = 'fort-figure fort'

/** Pictures of the chapters of The Quick and the Undead. */
export const pictures = picturesOf('fort', {
  /** The action spaces as they lie on the board: ability above the line, income below it. */
  row: captioned(({ words }) => <ActionRow words={words} />, wide),

  /** The Targeting card, drawn with either side of the Critical token, and what its parts mean. */
  targeting: captioned(CardFigure, wide),

  /** The board of the game before anything lies on it: Graveyard, Street, and the slots with who uses them. */
  fort: captioned(
    ({ words }) => <PlanFigure slots={contentComponents.slots} words={words} />,
    wide,
  ),

  /** The cards that stand in for the printed ones: what the buildings cost and count for, and where Undead are weak. */
  cards: SampleCards,

  /** A Building card: its name, what it costs and counts for, what lies on it for its first buyer, its mark 4+. */
  building: annotated({
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
        <Label as="piece-name" x={125} y={50} text={say('building-title.coin')} />
        {signAt('coin', 88, 78)}
        <Label as="piece-number" x={112} y={87} text={contentComponents.buildings.coin.cost} />
        {signAt('notoriety', 144, 78)}
        <Label as="piece-number" x={170} y={87} text={contentComponents.buildings.coin.notoriety} />
        <Label as="piece-line" x={125} y={124} text={`! ${say('effect.coin')}`} />
        {signAt('bullet', 125, 162, 38)}
      </>
    ),
  }),

  /** An Undead card: the numbers that kill it, and what it is worth. */
  undead: annotated({
    viewBox: '-4 -4 250 198',
    parts: { spots: [222, 32, 176, 32], value: [222, 162, 176, 162] },
    draw: () => <UndeadCard undead={contentComponents.undead.U1} loaded={[]} />,
  }),

  /** The die: what its eight faces choose, and what they hit. */
  dice: annotated({
    viewBox: '0 0 240 100',
    parts: { eight: [44, 86, 44, 64], middle: [120, 86, 120, 64], one: [196, 86, 196, 64] },
    draw: () =>
      [8, 5, 1].map((face, index) => (
        <g key={face} transform={`translate(${44 + index * 76} 34) scale(1.4)`}>
          <DieAt face={face} x={0} y={0} />
        </g>
      )),
  }),

  /** Contents of the box, counted. */
  tray: tray('-28 -28 56 56', {
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
  }),
})
