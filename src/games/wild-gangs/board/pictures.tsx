import { Label } from '../../../explorer/board/Label.tsx'
import type { Pictures } from '../../../explorer/contract.ts'
import { annotated, picturesOf, row, tray } from '../../../explorer/pictures/pieces.tsx'
import { byKey } from '../../../kernel/data/keyed.ts'
import { eventCards } from '../components.ts'
import type { Loot } from '../position.ts'
import { Figure } from './Figure.tsx'
import { CARD, LOOT } from './geometry.ts'
import { shape } from './shapes.ts'
import { GangMark } from './Token.tsx'
import { LootTile } from './Town.tsx'

export { Scene } from './Scene.tsx'

/** Fates of a loot, seen from above: as it lies, with a bonus tile, protected, taken. */
const fates: readonly Loot[] = [
  { tile: 400, bonus: 0, protectedBy: [], takenBy: null },
  { tile: 400, bonus: 200, protectedBy: [], takenBy: null },
  { tile: 400, bonus: 0, protectedBy: ['sheriff'], takenBy: null },
  { tile: 400, bonus: 0, protectedBy: [], takenBy: 'A' },
]

/** Pictures of the chapters of Wild Gangs. */
export const pictures: Pictures = {
  town: Figure,
  ...picturesOf('town', {
    /** A gangster card: strength on the left, revolvers on the right, the bounty below, a star for a chief. */
    gangster: annotated({
      viewBox: '0 0 240 212',
      parts: {
        strength: [22, 112, 62, 112],
        firepower: [218, 112, 178, 112],
        bounty: [22, 183, 72, 183],
        traits: [218, 26, 180, 26],
      },
      draw: ({ money }) => (
        <>
          <use href={shape('gangster')} />
          <GangMark gang="A" x={120} y={42} scale={1.3} />
          <Label as="gangster-number" x={76} y={120} text="5" />
          <Label as="gangster-bounty" x={120} y={190} text={money(500)} />
        </>
      ),
    }),

    /** The nine event cards, each with its mark, its title and what it does in a line. */
    event: row({
      // The colours of the town, without its margins.
      figure: '',
      list: 'event-cards town',
      drawing: 'town-piece',
      viewBox: `-2 -2 ${CARD.width + 4} ${CARD.height + 4}`,
      parts: () =>
        byKey(eventCards, (event) => (
          <>
            <use href={shape('event-up')} />
            <use href={shape(event)} x={CARD.width / 2} y={CARD.height / 2 + 4} />
          </>
        )),
      title: (event, { say }) => say(`event-title.${event}`),
    }),

    /** A loot tile as it lies on a building: its value, a bonus tile on it, and the stamp of what protects it. */
    loot: annotated({
      viewBox: '0 0 190 214',
      parts: {
        value: [20, 29, 58, 29],
        bonus: [20, 81, 58, 81],
        protected: [20, 133, 58, 133],
        taken: [20, 185, 48, 185],
      },
      draw: (words) =>
        fates.map((fate, row) => (
          <LootTile key={`${row}`} loot={fate} words={words} x={60} y={12 + row * 52} />
        )),
    }),

    /** Contents of the box, counted. */
    tray: tray('-36 -36 72 72', {
      buildings: <rect class="gangster-paper" x="-20" y="-16" width="40" height="32" />,
      gangsters: <GangMark gang="B" x={0} y={0} />,
      events: <use href={shape('event-down')} x={-CARD.width / 2} y={-CARD.height / 2} />,
      loots: (
        <use href={shape('loot')} transform="scale(.62)" x={-LOOT.width / 2} y={-LOOT.height / 2} />
      ),
      bonus: <use href={shape('bonus')} transform="scale(.62)" x="-34" y="-12" />,
      chips: (
        <>
          <circle class="gangster-paper" r="18" />
          <circle class="gang-back" r="12" />
        </>
      ),
    }),
  }),
}
