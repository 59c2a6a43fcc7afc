import type { Box, Point } from '../../../explorer/board/box.ts'
import { sizeOf } from '../../../kernel/data/stock.ts'
import { type BanditId, type Location, type Vault, type VictimId, vaults } from '../components.ts'
import { faceOf, memberOf, membersOf, seatOf } from '../position.ts'
import { CARD, CardFace } from './Bandit.tsx'
import { Drawing, type Piece, paper, sign, text } from './Drawing.tsx'
import type { CardId, View } from './view.ts'

/** A location, and the room between two; they lie in pairs, and the shop has a line more for its cards. */
const CELL = { width: 184, height: 56 } as const
const GAP = 4
const LINE = 35
/** Scale of things at a location, compared with those in a meeting. */
const SMALL = 0.8
const TOKEN = { width: 100, height: 34, gap: 3 } as const
/** So many bandits lie side by side at a location; of more, who are never more than five, half lie below. */
const ABREAST = 3
/** Mean width of a letter on a token; a number has a box of its own. */
const LETTER = 9
const BOX = 14
/** Distance of the first tokens and cards below a location's name. */
const HEAD = 19

/**
 * From the Bank at the top of the town to the Saloon at its foot, two by two; below it the home of
 * those who heal, and the deck.
 */
const rows: readonly (readonly [Location, Location?])[] = [
  ['coach', 'bank'],
  ['market', 'prison'],
  ['town', 'shop'],
  ['saloon', 'school'],
  ['heal'],
]

interface TownProps extends View {
  /** The locations in the order in which they are resolved, which numbers them. */
  readonly order?: readonly Location[]
}

/** The town from the Bank at its top to the Saloon at its bottom; below it the home of those who heal, and the deck. */
export function Town({ order = [], ...view }: TownProps) {
  let next = 0
  const pieces = rows.flatMap((places): readonly Piece[] => {
    const y = next
    const isCrowded = places.some(
      (location) => location && banditsOf(view, location).length > ABREAST,
    )
    const height =
      CELL.height +
      (places.includes('shop') ? LINE : 0) +
      (isCrowded ? TOKEN.height + TOKEN.gap : 0)
    next += height + GAP
    return places.flatMap((location, column) => {
      const box = { x: column * (CELL.width + GAP), y, width: CELL.width, height }
      return location ? placePieces(view, location, box, order.indexOf(location) + 1) : []
    })
  })
  const deck = { x: CELL.width + GAP, y: next - GAP - CELL.height }
  const label = view.words.say('board.panel.town')
  const size = { width: 2 * CELL.width + GAP, height: next - GAP }
  return (
    <Drawing {...view} {...size} pieces={[...pieces, ...deckPieces(view, deck)]} label={label} />
  )
}

/**
 * Those at a location, in their order, if there is one; and as long as the cards lie face down whoever is known to go
 * there.
 */
function banditsOf({ position: now, given }: View, location: Location): readonly BanditId[] {
  if (now.location === location && now.order.length > 0) return now.order
  const { sent = {} } = given.told
  const all = membersOf({ given, now })
  return all.filter(({ id, at }) => (at ?? sent[id]) === location).map(({ id }) => id)
}

/** A location: what it is, what lies there, and who. */
function placePieces(view: View, location: Location, box: Box, nth: number): readonly Piece[] {
  const { position, words } = view
  const { shop, victim } = position
  const isNow = position.location === location
  const face = (
    <g class={isNow ? 'ville-now' : ''}>
      {paper(box, 'ville-ground')}
      <g transform={`scale(${SMALL})`}>
        {sign(location, 16, 12.5, 0.55)}
        {nth > 0 && text(32, 19, nth, 'ville-stock ville-soft')}
        {text(nth > 0 ? 47 : 33, 19, words.say(`board.place.${location}`), 'ville-name')}
        <g transform="translate(150 12)">{stockOf(view, location)}</g>
      </g>
    </g>
  )
  const low = { x: box.x + 4, y: box.y + box.height - LINE }
  return [
    { ...box, part: `location:${location}`, isPlace: true, face },
    ...(location === 'town' && victim ? [victimPiece(view, victim, low)] : []),
    ...(location === 'shop' ? cardPieces(view, 'shop', shop, low) : []),
    ...tokenPieces(view, location, box),
  ]
}

/** Those at a location, below its name: side by side, or in two rows. */
function tokenPieces(view: View, location: Location, box: Box): readonly Piece[] {
  const bandits = banditsOf(view, location)
  const { location: here, order } = view.position
  const { height, gap } = TOKEN
  const count = bandits.length > ABREAST ? Math.ceil(bandits.length / 2) : bandits.length
  const width = Math.min(TOKEN.width, (CELL.width - 5) / count - gap)
  return bandits.map((id, index) => ({
    x: box.x + 4 + (index % count) * (width + gap),
    y: box.y + HEAD + Math.floor(index / count) * (height + gap),
    width,
    height,
    part: `bandit:${id}`,
    face: token(view, id, here === location ? order.indexOf(id) + 1 : 0, width),
  }))
}

/** Stock of a location: notes, or bandits that can be freed. */
function stockOf({ position, words }: View, location: Location) {
  const { prison } = position
  if (vaults.some((one) => one === location)) return notes(position.vaults[location as Vault])
  if (location !== 'prison') return null
  return text(0, 7, prison ? words.say(`board.short.${prison}`) : '–', 'ville-stock')
}

/** Victims that can be robbed in the town, with the number to beat and the money. */
function victimPiece({ given, words }: View, victim: VictimId, at: Point): Piece {
  const { number, money } = given.faces.victims[victim]
  const box = { width: 118, height: CARD.height * SMALL }
  const face = (
    <>
      {paper(box)}
      <g transform={`scale(${SMALL})`}>
        {sign('victim', 18, 20, 0.8, 'ville-ink')}
        {text(38, 28, `${number} · ${words.money(money)}`, 'ville-stock')}
      </g>
    </>
  )
  return { ...at, ...box, part: `victim:${victim}`, face }
}

/** Notes as they lie: so many, most of them face down. */
export function notes(all: readonly number[]) {
  return [sign('note', 12, 0, 0.75), text(30, 7, `× ${all.length}`, 'ville-stock')]
}

/** Cards in a row from a point on. */
function cardPieces({ given }: View, part: string, cards: readonly CardId[], { x, y }: Point) {
  const box = { width: CARD.width * SMALL, height: CARD.height * SMALL }
  return cards.map((card, index) => {
    const face = (
      <g transform={`scale(${SMALL})`}>
        <CardFace card={card} given={given} />
      </g>
    )
    return { x: x - 2 + index * (box.width + 1), y, ...box, part: `${part}:${card}`, face }
  })
}

/** A bandit in town: whose it is, and its name; below that its wounds and its life, and its position, once there is one. */
function token({ position, given, words }: View, id: BanditId, place: number, width: number) {
  const { wounds, at } = memberOf(position, id)
  const { height } = TOKEN
  const name = words.say(`board.short.${id}`)
  const room = width - BOX - 8
  const isClose = name.length * LETTER > room
  const life = `${wounds}/${faceOf({ given }, id).life}`
  return (
    <g class={at ? 'ville-token' : 'ville-token ville-meant'}>
      {paper({ width, height })}
      <path class="ville-band" d={`M0 17v-11a6 6 0 0 1 6-6h${width - 12}a6 6 0 0 1 6 6v11z`} />
      {text(BOX / 2 + 1.5, 13, seatOf(position, id), 'ville-in-band')}
      <text
        class="ville-token-name"
        x={BOX + 5}
        y="13"
        {...(isClose && { textLength: room, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name}
      </text>
      {place > 0 && [
        <path class="ville-nth" d={`M${width} 17v${height - 23}a6 6 0 0 1-6 6h-${BOX - 6}v-17z`} />,
        text(width - BOX / 2 - 0.5, 30, place, 'ville-in-band'),
      ]}
      {text(
        (width - (place > 0 ? BOX : 0)) / 2,
        30.3,
        life,
        wounds > 0 ? 'ville-life ville-hurt' : 'ville-life',
      )}
    </g>
  )
}

/** The deck and its discard pile; and the cards that somebody at the black market looks at. */
function deckPieces(view: View, { x, y }: Point): readonly Piece[] {
  const { deck, top, discard, drawn } = view.position
  const count = { deck: sizeOf(deck) + top.length, discard: sizeOf(discard) }
  const face = (
    <g transform={`scale(${SMALL})`}>
      {sign('back', 17, 12.5, 0.65)}
      {text(36, 19, view.words.say('board.deck', count), 'ville-stock')}
    </g>
  )
  return [{ x, y, ...CELL, face }, ...cardPieces(view, 'drawn', drawn, { x: x + 2, y: y + HEAD })]
}
