import { type Box as Area, middle } from '../../../../explorer/board/box.ts'
import { Label } from '../../../../explorer/board/Label.tsx'
import { byKey } from '../../../../kernel/data/keyed.ts'
import * as box from '../../components.ts'
import { nouns } from '../../nouns.ts'
import { type Held, isItem, isWeapon, woundsOf } from '../../position.ts'
import { DieSign, type Piece, Sign, Told, WIDTH } from '../Drawing.tsx'
import { shape } from '../shapes.ts'
import { laidOf, survivorLine, type View } from '../view.ts'

/** Height of a sheet, and offset of the spaces of Backpack and Outfit. */
const [HEIGHT, LOW] = [207, 212]
const WHOLE = HEIGHT + 58

const [BOX, HAND, HIGH] = [94, 83, 53]

function areaAt(x: number, y: number, width = HAND, height = HIGH): Area {
  return { x, y, width, height }
}

/** The spaces that are drawn where something is told of them. */
const spaces: Readonly<Partial<Record<box.Place, Area>>> = {
  bag: areaAt(1, LOW, BOX),
  'pack-1': areaAt(101, LOW, BOX),
  'pack-2': areaAt(201, LOW, BOX),
  outfit: areaAt(307, LOW),
  pouch: areaAt(396, LOW),
}

/** Area of each place of a sheet, from its upper left corner. */
const areas = {
  ...byKey(box.boxes, (_, at) => areaAt(1 + 100 * (at % 3), 36 + 58 * Math.floor(at / 3), BOX)),
  left: areaAt(307, 36),
  right: areaAt(396, 36),
  both: areaAt(307, 36, 172),
  ...spaces,
  ...byKey(box.cards, (_, at) => areaAt(310 + 56 * (at % 3), at < 3 ? 134 : 170, 53, 33)),
} as Readonly<Record<box.Place, Area>>

/** The hands where something can be taken into either or both: each where a finger finds it beside the others. */
const freeHands: Readonly<Partial<Record<box.Place, Area>>> = {
  left: areaAt(307, 36, 60),
  right: areaAt(419, 36, 60),
  both: areaAt(370, 36, 46),
}

/** Drawn height of a player's sheet. */
export function sheetHeight(view: View, seat: box.Seat): number {
  return hasSpaces(view, seat) ? WHOLE : HEIGHT
}

function hasSpaces({ position, given, offers, isEdited }: View, seat: box.Seat): boolean {
  const { sheet } = position.players[seat]
  const isFight = given.kind === 'combat' || given.kind === 'horde'
  return (
    (isEdited === true && !isFight) ||
    (Object.keys(spaces) as box.Place[]).some(
      (one) => sheet[one] || offers?.has(`place:${seat}:${one}`),
    )
  )
}

/** The sheet of a survivor, from a height of a drawing on: who it is, and every place with what lies there. */
export function sheetPieces(view: View, seat: box.Seat, top: number): readonly Piece[] {
  const { position, offers, isEdited } = view
  const { sheet } = position.players[seat]
  const isSpacious = hasSpaces(view, seat)
  const hasFreeHands = !sheet.both && offers?.has(`place:${seat}:both`)
  const places = (Object.keys(areas) as box.Place[]).filter((place) => {
    const isOffered = offers?.has(`place:${seat}:${place}`)
    if (place === 'both') return sheet.both || isOffered
    if (place in arrows && sheet.both) return isEdited || isOffered
    return isSpacious || !(place in spaces)
  })
  const title: Piece = {
    x: 0,
    y: top,
    width: WIDTH,
    height: 32,
    part: `seat:${seat}`,
    label: survivorLine(seat, view),
    isPlace: true,
    face: head(view, seat, isSpacious),
  }
  return [
    title,
    ...places.map((place): Piece => {
      const area = (hasFreeHands && freeHands[place]) || areas[place]
      return {
        ...area,
        y: top + area.y,
        part: `place:${seat}:${place}`,
        label: placeLine(view, place, seat),
        isPlace: place !== 'both',
        face: faceOf(view, place, sheet[place], area),
      }
    }),
  ]
}

/** A place of a sheet in words: what is printed there, and what lies there. */
function placeLine({ given, position, words }: View, place: box.Place, seat: box.Seat): string {
  const print = printOf(given.components, place)
  const held = position.players[seat].sheet[place]
  const facts = {
    seat,
    place: nouns.place.alone(place, words),
    print: print ? words.say(`board.print.${print}`) : '',
    held: held ? nouns.held.alone(held, words) : words.say('board.free'),
  }
  return words.say(print ? 'board.box' : 'board.place', facts)
}

/** sheet.nine-boxes: what is printed in a box that is not blank. */
function printOf({ layout }: box.Components, place: box.Place): box.Print | undefined {
  const print = layout[box.boxes.indexOf(place as box.Box)]
  return print === 'blank' ? undefined : print
}

/** Head of a sheet: name, Wounds, unplaced tokens; and all frames of the sheet. */
function head(view: View, seat: box.Seat, isSpacious: boolean) {
  const { position, given, words } = view
  const { passport, reserve, state } = position.players[seat]
  const wounds = woundsOf(laidOf(view), seat)
  return (
    <g class={`trust-sheet trust-${state}`}>
      <SeatMark seat={seat} x={15} y={16} />
      <Label as="trust-name" x={36} y={23} text={nouns.survivor.alone(passport, words)} />
      {state !== 'in' && (
        <Sign of={state === 'dead' ? 'dead' : 'exit'} x={206} y={16} scale={0.7} />
      )}
      <Told of="wound" x={322} y={16} scale={0.7} text={`${wounds}/3`} />
      {Array.from({ length: reserve }, (_, at) => (
        <Sign key={at} of="action" x={405 + at * 28} y={16} scale={0.75} />
      ))}
      <use href={shape(isSpacious ? 'sheet-spaces' : 'sheet')} />
      {box.bonuses.map((bonus, at) => (
        <Told
          key={bonus}
          of={bonus === 'survival' ? 'defence' : bonus}
          {...{ x: 326 + at * 56, y: 113, scale: 0.62, gap: 14 }}
          text={`+${given.components.passports[passport][bonus]}`}
        />
      ))}
    </g>
  )
}

/** The letter of a player. */
export function SeatMark({ seat, x, y }: { seat: box.Seat; x: number; y: number }) {
  return (
    <g class={`trust-seat trust-seat-${seat}`} transform={`translate(${x} ${y})`}>
      <circle r="13" />
      <Label y={7} text={seat} />
    </g>
  )
}

/** Signs of empty hands. */
const arrows: Readonly<Partial<Record<box.Place, string>>> = { left: '←', right: '→', both: '↔' }

/** Benefit of each skill, as printed in its box. */
export const gives: Readonly<Partial<Record<box.Print, string>>> = {
  melee: '+D6',
  ranged: '+D6',
  defence: '+D4',
  move: '+5',
  reroll: '×1',
  green: '+1',
}

/** A place with what lies there; sheet.free-box-gives-skill: what is printed there counts while nothing does. */
function faceOf({ given }: View, place: box.Place, held: Held | null, area: Area) {
  const { components } = given
  const print = printOf(components, place)
  const { x, y } = middle({ ...area, x: 0, y: 0 })
  if (held && isItem(held)) return itemFace(held, area, components)
  if (held)
    return (
      <>
        <Sign of={held.kind} x={print ? 30 : x} y={y} scale={1.25} />
        {print && <Sign of={print} x={70} y={y} scale={0.7} look="trust-lost" />}
      </>
    )
  if (print) {
    const text = gives[print] ?? false
    const look = { scale: 0.9, look: 'trust-accent', gap: 20 }
    return <Told of={print} x={text ? 22 : 47} y={26} {...look} text={text} />
  }
  const arrow = arrows[place]
  return arrow && <Label as="trust-hand" x={x} y={y + 6} text={arrow} />
}

/** weapon.token-fields, object.token-fields: a token with its picture, the die of a weapon, and its limit. */
function itemFace(held: Held, { width, height }: Area, components: box.Components) {
  const isSmall = height < 40
  const { kind, mark } = held
  const weapon = isWeapon(held) ? components.weapons[held.kind] : undefined
  const limit = weapon?.limit ?? components.limits[kind as box.ObjectKind] ?? 0
  const y = height / 2
  const x = width > BOX ? 46 : isSmall ? 17 : 22
  return (
    <g class={`trust-token trust-token-${mark}`}>
      <rect x="2" y="2" width={width - 4} height={height - 4} rx="5" />
      <Sign of={kind} x={x} y={y} scale={isSmall ? 0.75 : 1.05} look="trust-ink" />
      {weapon && (
        <DieSign die={weapon.die} x={x + 29} y={y - 11} scale={0.52}>
          <Label as="trust-small" x={10} y={7} text={box.faces[weapon.die]} />
        </DieSign>
      )}
      {limit !== 0 && (
        <Told
          of="green"
          {...{ x: x + (isSmall ? 20 : 29), y: weapon ? y + 12 : y, scale: 0.48, gap: 10 }}
          {...{ look: 'trust-green', as: 'trust-small', text: limit === 'once' ? '×1' : limit }}
        />
      )}
      {mark === 'empty' && (
        <rect class="trust-empty" x="3" y={height - 10} width={width - 6} height="7" />
      )}
      {mark === 'wound' && <Sign of="wound" x={width - 14} y={y} scale={0.7} />}
      {mark === 'special' && (
        <Sign of="special-resource" x={width - 20} y={y} scale={0.5} look="trust-faint" />
      )}
    </g>
  )
}
