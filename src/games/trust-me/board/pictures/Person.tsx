import { annotated } from '../../../../explorer/pictures/pieces.tsx'
import { bonuses, survivors } from '../../components.ts'
import { nouns } from '../../things.ts'
import { Sign, Signs, Told } from '../Drawing.tsx'
import { gives } from '../Sheet.tsx'
import { given } from './given.ts'
import { listed } from './Tokens.tsx'

/** Spaces of the sheet that are no boxes: where each lies, how wide it is, and what lies there. */
const spaces: readonly (readonly [x: number, y: number, width: number, held?: string])[] = [
  [214, 0, 72, 'shiv'],
  [292, 0, 72],
  [214, 60, 72, 'backpack'],
  [292, 60, 72, 'satchel'],
  [214, 120, 34, 'lying'],
  [252, 120, 34],
]

/** The box of the drawing on which an Action lies. */
const COVERED = 3

/** A survivor as the chapters show it: its sheet, and what the passports say. */
export const personPictures = {
  /** sheet.nine-boxes: a sheet in the middle of a game, one box covered, a weapon in hand, the passport beside it. */
  sheet: annotated({
    isWide: true,
    viewBox: '-32 -34 430 244',
    parts: {
      free: [-18, 27, 8, 27],
      covered: [-18, 87, 8, 87],
      hidden: [100, 194, 100, 170],
      hands: [290, -20, 290, 10],
      bag: [232, 194, 232, 168],
      outfit: [384, 87, 358, 87],
      passport: [328, 194, 328, 168],
    },
    draw: () => (
      <>
        {given.layout.map((print, box) => (
          <g key={box} transform={`translate(${(box % 3) * 68} ${Math.floor(box / 3) * 60})`}>
            <rect class="tm-book-box" width="62" height="54" rx="4" />
            {print !== 'blank' && box !== COVERED && (
              <Told
                of={print}
                {...{ x: gives[print] ? 15 : 31, y: 27, scale: 0.7, look: 'tm-book-sign' }}
                {...{ text: gives[print] ?? false, gap: 12, as: 'tm-book-name' }}
              />
            )}
            {box === COVERED && <Sign of="action" x={31} y={27} scale={1.5} />}
          </g>
        ))}
        {spaces.map(([x, y, width, held]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <rect class="tm-book-space" width={width} height="54" rx="4" />
            {held && <Sign of={held} x={width / 2} y={27} scale={1.1} look="tm-book-sign" />}
          </g>
        ))}
        <rect class="tm-book-paper" x="292" y="120" width="72" height="54" rx="4" />
        <Signs
          of={['survivor', 'bandage']}
          gap={34}
          x={328}
          y={147}
          scale={0.85}
          look="tm-book-sign"
        />
      </>
    ),
  }),

  /** The bonuses of the six passports, as we take them. */
  passports: listed(['passport', ...bonuses], survivors, (survivor, words) => ({
    head: nouns.survivor.alone(survivor, words),
    cells: bonuses.map((bonus) => given.passports[survivor][bonus]),
  })),
}
