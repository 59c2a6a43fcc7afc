import type { Pictures } from '../../../../explorer/face.ts'
import { annotated } from '../../../../explorer/pictures/pieces.tsx'
import { bonuses, type Print, survivors } from '../../components.ts'
import { Sign } from '../Drawing.tsx'
import { given } from './given.ts'
import { listed, wide } from './Tokens.tsx'

/** What a skill adds, as short as it is printed in its box. */
const added: Readonly<Record<Print, string>> = {
  melee: 'D6',
  ranged: 'D6',
  defence: 'D4',
  move: '+5',
  reroll: '×1',
  green: '+1',
  hidden: '',
  blank: '',
}

/** Spaces of the sheet that are no boxes: where each lies, and how large it is. */
const spaces: Readonly<Record<string, readonly [x: number, y: number, width: number]>> = {
  left: [214, 0, 72],
  right: [292, 0, 72],
  bag: [214, 60, 72],
  outfit: [292, 60, 72],
  'pack-1': [214, 120, 34],
  'pack-2': [252, 120, 34],
}

/** The box of the drawing on which an Action lies. */
const COVERED = 3

/** sheet.nine-boxes: a sheet in the middle of a game, one box covered, a weapon in hand, the passport beside it. */
const Sheet = annotated({
  look: 'trust',
  name: 'sheet',
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
            <Sign of={print} x={added[print] ? 17 : 31} y={27} scale={0.8} look="tm-book-sign" />
          )}
          <text class="tm-book-name" x="32" y="34">
            {box !== COVERED && added[print]}
          </text>
          {box === COVERED && <Sign of="action" x={31} y={27} scale={1.5} />}
        </g>
      ))}
      {Object.entries(spaces).map(([space, [x, y, width]]) => (
        <rect key={space} class="tm-book-space" x={x} y={y} width={width} height="54" rx="4" />
      ))}
      <Sign of="shiv" x={250} y={27} scale={1.2} look="tm-book-sign" />
      <Sign of="backpack" x={250} y={87} scale={1.1} look="tm-book-sign" />
      <Sign of="lying" x={231} y={147} scale={0.9} />
      <Sign of="satchel" x={328} y={87} scale={1.1} look="tm-book-sign" />
      <rect class="tm-book-paper" x="292" y="120" width="72" height="54" rx="4" />
      <Sign of="survivor" x={310} y={147} scale={0.9} look="tm-book-sign" />
      <Sign of="bandage" x={344} y={147} scale={0.8} look="tm-book-sign" />
    </>
  ),
})

/** The bonuses of the six passports, as we take them. */
const Passports = listed('passports', ['passport', ...bonuses], ({ say }) =>
  survivors.map((survivor) => ({
    head: say('figure.passports.survivor', { survivor }),
    cells: bonuses.map((bonus) => given.passports[survivor][bonus]),
  })),
)

/** A survivor as the chapters show it: its sheet, and what the passports say. */
export const personPictures: Pictures = { sheet: wide(Sheet), passports: Passports }
