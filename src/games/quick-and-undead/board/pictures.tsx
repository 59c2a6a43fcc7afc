import type { Pictures } from '../../../explorer/face.ts'
import { captioned, TableFigure } from '../../../explorer/pictures/pieces.tsx'
import type { Words } from '../../../kernel/words/words.ts'
import { buildingCards } from '../components.ts'
import { ActionRow } from './ActionRow.tsx'
import { contentComponents } from './components.ts'
import { CardFigure, PlanFigure } from './Figures.tsx'
import { BuildingPicture, DicePicture, TrayPicture, UndeadPicture } from './Pieces.tsx'

export { Scene } from './Scene.tsx'

interface PictureProps {
  readonly words: Words
}

/** The action spaces as they lie on the board: ability above the line, income below it. */
const ActionRowPicture = captioned('fort-figure fort', 'row', ({ words }) => (
  <ActionRow words={words} />
))

/** The Targeting card, drawn with either side of the Critical token, and what its parts mean. */
const TargetingCardPicture = captioned('fort-figure fort', 'targeting', CardFigure)

/** The board of the game before anything lies on it: Graveyard, Street, and the slots with who uses them. */
const WestFortPicture = captioned('fort-figure fort', 'fort', ({ words }) => (
  <PlanFigure slots={contentComponents.slots} words={words} />
))

/** The cards that stand in for the printed ones: what the buildings cost and count for, and where Undead are weak. */
function SampleCardsPicture({ words }: PictureProps) {
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

/** What the chapters of The Quick and the Undead draw. */
export const pictures: Pictures = {
  'action-row': ActionRowPicture,
  'targeting-card': TargetingCardPicture,
  'west-fort': WestFortPicture,
  'sample-cards': SampleCardsPicture,
  building: BuildingPicture,
  undead: UndeadPicture,
  dice: DicePicture,
  tray: TrayPicture,
}
