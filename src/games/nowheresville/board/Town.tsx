import type { Point } from '../../../explorer/board/box.ts'
import { type BanditId, type Location, locations, type Vault, vaults } from '../components.ts'
import { banditsAt, faceOf, memberOf, membersOf, seatOf, total } from '../position.ts'
import { CARD, CardFace } from './Bandit.tsx'
import { Drawing, disc, type Piece, paper, sign, text, WIDTH } from './Drawing.tsx'
import type { CardId, View } from './view.ts'

/** How high a location is; beside the shop there lie cards, and so do some that are looked at below the town. */
export const ROW = 45
const SHOP = ROW + CARD.height + 4
const TOKEN = { width: 62, height: 39 } as const

/** The town from the Bank at its top to the Saloon at its bottom; below it the home of those who heal, and the deck. */
export function Town(view: View) {
  let next = 0
  const order = [...locations.filter((one) => one !== 'heal').reverse(), 'heal' as const]
  const pieces = order.flatMap((location): readonly Piece[] => {
    const y = next
    next += location === 'shop' ? SHOP : ROW
    return placePieces(view, location, y)
  })
  const all = [...pieces, ...deckPieces(view, next)]
  const label = view.words.say('board.panel.town')
  return <Drawing {...view} pieces={all} height={next + ROW} label={label} />
}

/**
 * A location: what it is, what lies there, and who; those who are sent there in the order of
 * their positions, if there is one.
 */
function placePieces(view: View, location: Location, y: number): readonly Piece[] {
  const { position, given, words } = view
  const { shop, victim } = position
  const box = { width: WIDTH, height: (location === 'shop' ? SHOP : ROW) - 3 }
  const isNow = position.location === location
  const order = isNow ? position.order : []
  const there = [...banditsAt({ given, now: position }, location), ...meantFor(view, location)]
  const stock = stockOf(view, location)
  const face = (
    <g class={isNow ? 'ville-now' : ''}>
      {paper(box, 'ville-ground')}
      {sign(location, 25, 21)}
      {text(50, stock ? 18 : 27, words.say(`board.place.${location}`), 'ville-name')}
      {stock && <g transform="translate(50 32)">{stock}</g>}
    </g>
  )
  return [
    { x: 0, y, ...box, part: `location:${location}`, isPlace: true, face },
    ...(location === 'town' && victim
      ? [{ x: 46, y: y + 20, width: 108, height: 22, part: `victim:${victim}` }]
      : []),
    ...(location === 'shop' ? cardPieces(view, 'shop', shop, { x: 50, y: y + ROW - 5 }) : []),
    ...(order.length > 0 ? order : there).map((id, index) => {
      const at = { x: 158 + index * 64.5, y: y + 2 }
      return { ...at, ...TOKEN, part: `bandit:${id}`, face: token(view, id, order.indexOf(id) + 1) }
    }),
  ]
}

/** Who is known to go to a location, as long as the cards lie face down. */
function meantFor({ position, given }: View, location: Location): readonly BanditId[] {
  const { sent = {} } = given.told
  return membersOf({ given, now: position }).flatMap(({ id, at }) =>
    at === null && sent[id] === location ? [id] : [],
  )
}

/** What lies at a location: notes, whoever can be freed or robbed. */
function stockOf({ position, given, words }: View, location: Location) {
  const { prison, victim } = position
  if (vaults.some((one) => one === location)) return notes(position.vaults[location as Vault])
  if (location === 'prison')
    return text(0, 7, prison ? words.say(`board.short.${prison}`) : '–', 'ville-stock')
  if (location !== 'town' || !victim) return null
  const { number, money } = given.faces.victims[victim]
  return [
    sign('victim', 7, -1, 0.5, 'ville-ink'),
    text(18, 7, `${number} · ${words.money(money)}`, 'ville-stock'),
  ]
}

/** Notes as they lie: so many, most of them face down. */
export function notes(all: readonly number[]) {
  return [sign('note', 12, 0, 0.75), text(30, 7, `× ${all.length}`, 'ville-stock')]
}

/** Cards in a row from a point on. */
function cardPieces({ given }: View, part: string, cards: readonly CardId[], { x, y }: Point) {
  return cards.map((card, index) => {
    const face = <CardFace card={card} given={given} />
    return { x: x + index * 80, y, ...CARD, part: `${part}:${card}`, face }
  })
}

/** A bandit in town: its name, whose it is, its wounds and its life, and its position once there is one. */
function token({ position, given, words }: View, id: BanditId, place: number) {
  const { wounds, at } = memberOf(position, id)
  const life = `${wounds}/${faceOf({ given }, id).life}`
  return (
    <g class={at ? '' : 'ville-meant'}>
      {paper(TOKEN)}
      {text(TOKEN.width / 2, 16, words.say(`board.short.${id}`), 'ville-token-name')}
      {disc(13, 27, seatOf(position, id), 'ville-seat ville-little')}
      {text(43, 34, life, wounds > 0 ? 'ville-life ville-hurt' : 'ville-life')}
      {place > 0 && disc(TOKEN.width - 3, 4, place, 'ville-place-mark')}
    </g>
  )
}

/** The deck and its discard pile; and the cards that somebody at the black market looks at. */
function deckPieces(view: View, y: number): readonly Piece[] {
  const { deck, top, discard, drawn } = view.position
  const count = { deck: total(deck) + top.length, discard: total(discard) }
  const face = [
    sign('back', 25, 22, 0.9),
    text(50, 29, view.words.say('board.deck', count), 'ville-stock'),
  ]
  return [
    { x: 0, y, width: WIDTH, height: ROW, face },
    ...cardPieces(view, 'drawn', drawn, { x: 245, y: y + 2 }),
  ]
}
