import { Label } from '../../../../explorer/board/Label.tsx'
import {
  annotated,
  type Picture,
  row,
  TableFigure,
  type TableRow,
} from '../../../../explorer/pictures/pieces.tsx'
import { byKey } from '../../../../kernel/data/keyed.ts'
import type { Words } from '../../../../kernel/words/words.ts'
import * as box from '../../components.ts'
import { nouns } from '../../nouns.ts'
import { DieSign, Sign, Signs, Told } from '../Drawing.tsx'
import { gives } from '../sheet/Sheet.tsx'
import { given } from './given.ts'

/**
 * weapon.token-fields, object.token-fields: a token, 150 wide, with its limit in a heart and its edge;
 * weapon.empty-turn: it may lie on its Empty edge.
 */
function token(of: box.Weapon | box.ObjectKind, { say }: Words, isEmpty = false) {
  const { category, die, limit } = {
    limit: given.limits[of as box.ObjectKind],
    ...(given.weapons[of as box.Weapon] as Partial<box.WeaponData> | undefined),
  }
  const kind = category ?? (of === 'satchel' ? 'outfit' : undefined)
  return (
    <g transform={isEmpty ? 'rotate(90 75 75)' : undefined}>
      <rect class="tm-book-paper" width="150" height="150" rx="8" />
      {category === 'ranged' && (
        <g transform="translate(126 75) rotate(-90)">
          <rect class="tm-book-edge" x="-74" y="0" width="148" height="24" rx="5" />
          <Label as="tm-book-empty" y={18} text={say('figure.token.empty')} />
        </g>
      )}
      <Label as="tm-book-title" x={10} y={25} text={say(`item-title.${of}`)} />
      <Label as="tm-book-kind" x={10} y={46} text={kind && say(`figure.token.${kind}`)} />
      <Sign of={of} x={68} y={84} scale={1.5} look="tm-book-sign" />
      {die && <DieSign die={die} x={30} y={126} scale={0.85} />}
      {limit !== 0 && (
        <g transform="translate(100 124)">
          <path
            class="tm-book-heart"
            d="M0 16c-24-15-17-32-7-31c4 0 7 4 7 7c0-3 3-7 7-7c10-1 17 16-7 31z"
          />
          <Label as="tm-book-limit" y={6} text={limit === 'once' ? 'X1' : limit} />
        </g>
      )}
    </g>
  )
}

/** A list of what is illustrative, as its caption says: its columns, and its rows, each under its name. */
function listed<Name extends string>(
  columns: readonly string[],
  names: readonly Name[],
  rowOf: (name: Name, words: Words) => TableRow,
): Picture {
  return ({ name, words }) => (
    <TableFigure
      look="tm-book-table"
      caption={words.say(`figure.${name}.caption`)}
      columns={columns.map((column) => words.say(`figure.column.${column}`))}
      rows={names.map((one) => rowOf(one, words))}
    />
  )
}

const weaponColumns = ['weapon', 'category', 'die', 'limit', 'hands']
const objectColumns = ['object', 'limit', 'start', 'search']

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

/** Dice, tokens, cards and the sheets on which they lie, as the chapters show them. */
export const tokenPictures = {
  /** dice.blue, dice.yellow, dice.red, dice.black, dice.green, dice.white: each colour with its faces. */
  dice: row({
    list: 'tm-book-row',
    viewBox: '-22 -22 44 44',
    parts: () => byKey(box.dice, (die) => <DieSign die={die} x={0} y={0} />),
    title: (die) => `D${box.faces[die as box.Die]}`,
  }),

  /** weapon.token-fields: what the token of a Ranged weapon shows. */
  weapon: annotated({
    viewBox: '-34 -36 232 226',
    parts: {
      name: [40, -22, 40, 10],
      category: [-20, 44, 8, 44],
      die: [30, 174, 30, 146],
      limit: [100, 174, 100, 146],
      edge: [182, 75, 146, 75],
    },
    draw: (words) => token('handgun', words),
  }),

  /** object.token-fields: an object with a limit beside one that is worn. */
  object: annotated({
    isWide: true,
    viewBox: '-30 -36 390 226',
    parts: {
      name: [60, -22, 60, 10],
      limit: [100, 174, 100, 146],
      outfit: [346, 44, 246, 44],
    },
    draw: (words) => (
      <>
        {token('first-aid-kit', words)}
        <g transform="translate(180 0)">{token('satchel', words)}</g>
      </>
    ),
  }),

  /** weapon.empty-turn: a Ranged weapon, and the same on its Empty edge. */
  empty: row({
    list: 'tm-book-pair',
    viewBox: '-4 -4 160 158',
    parts: (words) => ({
      loaded: token('handgun', words),
      spent: token('handgun', words, true),
    }),
  }),

  /** Printed values of the weapons, as we assume them. */
  weapons: listed(weaponColumns, box.weapons, (weapon, { say }) => {
    const { category, die, limit, hands } = given.weapons[weapon]
    const rolled = `${say(`figure.dice.${die}`)} (D${box.faces[die]})`
    const cells = [say(`figure.token.${category}`), rolled, limit, hands]
    return { head: say(`item-title.${weapon}`), cells }
  }),

  /** The limits of the objects, and where each comes from, as we take it. */
  objects: listed(objectColumns, box.objects, (object, { say }) => {
    const limit = given.limits[object]
    const number = limit === 'once' ? 'X1' : limit || '–'
    const places = [given.startingObjects[object] ?? 0, given.search[object] ?? 0]
    return { head: say(`item-title.${object}`), cells: [number, ...places] }
  }),

  /** Number of copies of each Objective card, as we assume it. */
  objectives: listed(['card', 'count'], box.objectives, (card, words) => {
    return { head: words.say(`objective-title.${card}`), cells: [given.objectives[card]] }
  }),

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
  passports: listed(['passport', ...box.bonuses], box.survivors, (survivor, words) => ({
    head: nouns.survivor.alone(survivor, words),
    cells: box.bonuses.map((bonus) => given.passports[survivor][bonus]),
  })),
}
