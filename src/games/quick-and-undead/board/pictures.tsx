import type { Pictures } from '../../../explorer/face.ts'
import { captioned } from '../../../explorer/pictures/pieces.tsx'
import type { Words } from '../../../kernel/words/words.ts'
import type { BuildingCard } from '../components.ts'
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
  const buildings = Object.entries(contentComponents.buildings) as [
    BuildingCard,
    (typeof contentComponents.buildings)[BuildingCard],
  ][]
  return (
    <figure class="fort-figure">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('editor.building')}</th>
            <th scope="col">{say('figure.cards.effect')}</th>
            <th scope="col">{say('board.cost')}</th>
            <th scope="col">{say('board.notoriety')}</th>
            <th scope="col">4+</th>
          </tr>
        </thead>
        <tbody>
          {buildings.map(([card, { cost, notoriety, fourPlus }]) => (
            <tr key={card}>
              <th scope="row">{say(`building-title.${card}`)}</th>
              <td>
                <a href={`../effects/#effect.${card}`}>{say(`effect.${card}`)}</a>
              </td>
              <td>{cost}</td>
              <td>{notoriety}</td>
              <td>{fourPlus && '4+'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{say('figure.cards.buildings')}</figcaption>
    </figure>
  )
}

function UndeadCards({ words: { say } }: PictureProps) {
  const undead = Object.values(contentComponents.undead)
  const values = [...new Set(undead.map(({ value }) => value))]
  const spotsOf = (value: number) =>
    undead.filter((card) => card.value === value).map(({ weakSpots }) => weakSpots.join('·'))
  return (
    <figure class="fort-figure">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('editor.value')}</th>
            <th scope="col">{say('editor.weak-spots')}</th>
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              <td>{spotsOf(value).join(' / ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>{say('figure.cards.undead')}</figcaption>
    </figure>
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
