import type { ComponentChildren } from 'preact'
import { type Box as Area, middle } from '../../../explorer/board/box.ts'
import {
  type Bonus,
  type Box,
  bonuses,
  boxes,
  type Components,
  cards,
  hands,
  type ObjectKind,
  type Place,
  type Print,
  type Seat,
} from '../components.ts'
import { type Held, isItem, isWeapon, woundsOf } from '../position.ts'
import { nouns } from '../things.ts'
import { type Piece, Sign, WIDTH } from './Drawing.tsx'
import { polyhedra, shape } from './shapes.ts'
import { laidOf, survivorLine, type View } from './view.ts'

/** How high a sheet is, and with the spaces of Backpack and Outfit. */
const HEIGHT = 207
const WHOLE = HEIGHT + 58

const [BOX, HAND, HIGH] = [94, 83, 53]

/** Where each place of a sheet lies, from its upper left corner. */
export const areas: Readonly<Record<Place, Area>> = {
  ...(Object.fromEntries(
    boxes.map((box, at) => {
      const y = 36 + 58 * Math.floor(at / 3)
      return [box, { x: 1 + 100 * (at % 3), y, width: BOX, height: HIGH }]
    }),
  ) as Record<Box, Area>),
  left: { x: 307, y: 36, width: HAND, height: HIGH },
  right: { x: 396, y: 36, width: HAND, height: HIGH },
  both: { x: 307, y: 36, width: 172, height: HIGH },
  bag: { x: 1, y: 212, width: BOX, height: HIGH },
  'pack-1': { x: 101, y: 212, width: BOX, height: HIGH },
  'pack-2': { x: 201, y: 212, width: BOX, height: HIGH },
  outfit: { x: 307, y: 212, width: HAND, height: HIGH },
  pouch: { x: 396, y: 212, width: HAND, height: HIGH },
  ...(Object.fromEntries(
    cards.map((card, at) => {
      const y = 134 + 36 * Math.floor(at / 3)
      return [card, { x: 310 + 56 * (at % 3), y, width: 53, height: 33 }]
    }),
  ) as Record<(typeof cards)[number], Area>),
}

/** The spaces that are drawn where something is told of them. */
const spaces = ['bag', 'pack-1', 'pack-2', 'outfit', 'pouch'] as const

/** How high the sheet of a player is drawn. */
export function sheetHeight(view: View, seat: Seat): number {
  return hasSpaces(view, seat) ? WHOLE : HEIGHT
}

function hasSpaces({ position, given, offers, isEdited }: View, seat: Seat): boolean {
  const { sheet } = position.players[seat]
  const isFight = given.kind === 'combat' || given.kind === 'horde'
  return (
    (isEdited === true && !isFight) ||
    spaces.some((one) => sheet[one] || offers?.has(`place:${seat}:${one}`))
  )
}

/** The sheet of a survivor, from a height of a drawing on: who it is, and every place with what lies there. */
export function sheetPieces(view: View, seat: Seat, top: number): readonly Piece[] {
  const { position, offers, isEdited } = view
  const { sheet } = position.players[seat]
  const isSpacious = hasSpaces(view, seat)
  const places = (Object.keys(areas) as Place[]).filter((place) => {
    if (place === 'both') return sheet.both || offers?.has(`place:${seat}:both`)
    if (hands.some((hand) => hand === place) && sheet.both)
      return isEdited || offers?.has(`place:${seat}:${place}`)
    if (spaces.some((one) => one === place)) return isSpacious
    return true
  })
  const title: Piece = {
    ...{ x: 0, y: top, width: WIDTH, height: 32 },
    part: `seat:${seat}`,
    label: survivorLine(seat, view),
    isPlace: true,
    face: <Head {...view} seat={seat} isSpacious={isSpacious} />,
  }
  return [
    title,
    ...places.map((place): Piece => {
      const area = areas[place]
      const held = sheet[place]
      return {
        ...{ ...area, y: top + area.y },
        part: `place:${seat}:${place}`,
        label: placeLine(view, place, held, seat),
        isPlace: place !== 'both',
        face: isBare(view, place, seat) ? undefined : (
          <PlaceFace {...view} place={place} held={held} area={area} />
        ),
      }
    }),
  ]
}

/** Whether nothing is to be seen at a place. */
function isBare({ given, position }: View, place: Place, seat: Seat): boolean {
  const print = printOf(given.components, place)
  const isHand = hands.some((hand) => hand === place)
  return !position.players[seat].sheet[place] && !isHand && (!print || print === 'blank')
}

/** A place of a sheet in words: what is printed there, and what lies there. */
function placeLine({ given, words }: View, place: Place, held: Held | null, seat: Seat): string {
  const print = printOf(given.components, place)
  const facts = {
    seat,
    place: nouns.place.alone(place, words),
    print: print && print !== 'blank' ? words.say(`board.print.${print}`) : '',
    held: held ? nouns.held.alone(held as never, words) : words.say('board.free'),
  }
  return words.say(facts.print ? 'board.box' : 'board.place', facts)
}

/** sheet.nine-boxes: what is printed in a box. */
function printOf({ layout }: Components, place: Place): Print | undefined {
  return layout[boxes.indexOf(place as Box)]
}

/** Who it is, the Wounds, the tokens that are not placed; and all frames of the sheet. */
function Head({ seat, isSpacious, ...view }: View & { seat: Seat; isSpacious: boolean }) {
  const { position, given, words } = view
  const player = position.players[seat]
  const wounds = woundsOf(laidOf(view), seat)
  return (
    <g class={`trust-sheet trust-${player.state}`}>
      <SeatMark seat={seat} x={15} y={16} />
      <text class="trust-name" x="36" y="23">
        {words.say('board.survivor', { passport: player.passport })}
      </text>
      {player.state === 'dead' && <Sign of="dead" x={206} y={16} scale={0.7} />}
      {player.state === 'out' && <Sign of="exit" x={206} y={16} scale={0.7} />}
      <Sign of="wound" x={322} y={16} scale={0.7} />
      <text class="trust-number" x="338" y="23">
        {`${wounds}/3`}
      </text>
      {Array.from({ length: player.reserve }, (_, at) => (
        <Sign key={at} of="action" x={405 + at * 28} y={16} scale={0.75} />
      ))}
      <use href={sheetFrame} />
      {isSpacious && (
        <path
          class="trust-frame"
          d="M1 212h94v53h-94zM101 212h94v53h-94zM201 212h94v53h-94zM307 212h83v53h-83zM396 212h83v53h-83z"
        />
      )}
      {isSpacious && <Sign of="backpack" x={24} y={238} scale={0.8} look="trust-faint" />}
      {isSpacious && <Sign of="trainers" x={330} y={238} scale={0.8} look="trust-faint" />}
      {bonuses.map((bonus, at) => (
        <g key={bonus}>
          <Sign of={bonusSigns[bonus]} x={326 + at * 56} y={113} scale={0.62} />
          <text class="trust-number" x={340 + at * 56} y="120">
            {`+${given.components.passports[player.passport][bonus]}`}
          </text>
        </g>
      ))}
    </g>
  )
}

const sheetFrame = shape('sheet')

/** passport.three-bonuses: the signs of the three bonuses. */
const bonusSigns: Readonly<Record<Bonus, string>> = {
  melee: 'melee',
  ranged: 'ranged',
  survival: 'defence',
}

/** The letter of a player. */
export function SeatMark({ seat, x, y }: { seat: Seat; x: number; y: number }) {
  return (
    <g class={`trust-seat trust-seat-${seat}`} transform={`translate(${x} ${y})`}>
      <circle r="13" />
      <text y="7">{seat}</text>
    </g>
  )
}

interface PlaceProps extends View {
  readonly place: Place
  readonly held: Held | null
  readonly area: Area
}

/** A place with what lies there; what is printed there counts while nothing does. */
function PlaceFace({ place, held, area, given }: PlaceProps): ComponentChildren {
  const print = printOf(given.components, place)
  const at = middle({ ...area, x: 0, y: 0 })
  if (!held) {
    if (hands.some((hand) => hand === place))
      return (
        <text class="trust-hand" x={at.x} y={at.y + 6}>
          {place === 'left' ? '←' : '→'}
        </text>
      )
    return print && print !== 'blank' && <Printed print={print} />
  }
  if (!isItem(held)) {
    return (
      <>
        <Sign of={held.kind} x={print ? 30 : at.x} y={at.y} scale={1.25} />
        {print && print !== 'blank' && (
          <Sign of={print} x={70} y={at.y} scale={0.7} look="trust-lost" />
        )}
      </>
    )
  }
  return <ItemFace held={held} area={area} components={given.components} />
}

/** What each skill gives, as it is printed in its box. */
const gives: Readonly<Partial<Record<Print, string>>> = {
  melee: '+D6',
  ranged: '+D6',
  defence: '+D4',
  move: '+5',
  reroll: '1×',
  green: '+1',
}

/** sheet.free-box-gives-skill: a box that is free. */
function Printed({ print }: { print: Exclude<Print, 'blank'> }) {
  const text = gives[print]
  return (
    <>
      <Sign of={print} x={text ? 22 : 47} y={26} scale={0.9} look="trust-accent" />
      {text && (
        <text class="trust-gives" x="42" y="33">
          {text}
        </text>
      )}
    </>
  )
}

interface ItemProps {
  readonly held: Held
  readonly area: Area
  readonly components: Components
}

/** weapon.token-fields, object.token-fields: a token with its picture, the die of a weapon, and its limit. */
function ItemFace({ held, area, components }: ItemProps) {
  const { width, height } = area
  const isSmall = height < 40
  const { kind, mark } = held
  const weapon = isWeapon(held) ? components.weapons[held.kind] : undefined
  const limit = weapon?.limit ?? components.limits[kind as ObjectKind] ?? 0
  const y = height / 2
  const x = width > BOX ? 46 : isSmall ? 17 : 22
  return (
    <g class={`trust-token trust-token-${mark}`}>
      <rect x="2" y="2" width={width - 4} height={height - 4} rx="5" />
      <Sign of={kind} x={x} y={y} scale={isSmall ? 0.75 : 1.05} look="trust-ink" />
      {weapon && (
        <g class={`trust-die trust-die-${weapon.die}`}>
          <Sign of={polyhedra[weapon.die]} x={x + 33} y={y - 11} scale={0.52} look="" />
          <text class="trust-small" x={x + 43} y={y - 5}>
            {polyhedra[weapon.die].slice(1)}
          </text>
        </g>
      )}
      {limit !== 0 && (
        <>
          <Sign
            of="green"
            x={x + (isSmall ? 21 : 33)}
            y={weapon ? y + 12 : y}
            scale={0.48}
            look="trust-green"
          />
          <text class="trust-small" x={x + (isSmall ? 29 : 43)} y={weapon ? y + 18 : y + 6}>
            {limit === 'once' ? '×1' : limit}
          </text>
        </>
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
