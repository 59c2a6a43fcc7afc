import type { ComponentChildren } from 'preact'
import {
  type BanditId,
  type Equipment,
  type Location,
  locations,
  type Vault,
  vaults,
} from '../components.ts'
import { banditsAt, faceOf, memberOf, membersOf, seatOf, total } from '../position.ts'
import { nouns } from '../things.ts'
import { CARD, CardFace, SeatMark } from './Bandit.tsx'
import { Drawing, type Piece, Sign, WIDTH } from './Drawing.tsx'
import { placeLine, victimLine } from './values.ts'
import type { View } from './view.ts'

/** How high a location is; beside the shop there lie cards, and so do some that are looked at below the town. */
export const ROW = 45
const SHOP = ROW + CARD.height + 4
const TOKENS = { x: 158, width: 62, height: 39, step: 64.5 } as const

/** The town from the Bank at its top to the Saloon at its bottom; below it the home of those who heal, and the deck. */
export function Town(view: View) {
  let y = 0
  const order = [...locations.filter((one) => one !== 'heal').reverse(), 'heal' as const]
  const pieces = order.flatMap((location): readonly Piece[] => {
    const top = y
    y += location === 'shop' ? SHOP : ROW
    return placePieces(view, location, top)
  })
  return (
    <Drawing
      {...view}
      pieces={[...pieces, ...deckPieces(view, y)]}
      height={y + ROW}
      label={view.words.say('board.panel.town')}
    />
  )
}

/** A location: what it is, what lies there, and who. */
function placePieces(view: View, location: Location, y: number): readonly Piece[] {
  const { position, given, words } = view
  const height = location === 'shop' ? SHOP : ROW
  const isNow = position.location === location
  const there = [...banditsAt({ given, now: position }, location), ...meantFor(view, location)]
  const order = isNow && position.order.length > 0 ? position.order : there
  const shop = location === 'shop' ? position.shop : []
  return [
    {
      ...{ x: 0, y, width: WIDTH, height: height - 3 },
      part: `location:${location}`,
      label: placeLine(location, view),
      isPlace: true,
      face: (
        <g class={isNow ? 'ville-place ville-now' : 'ville-place'}>
          <rect class="ville-ground" width={WIDTH} height={height - 3} rx="5" />
          <Sign of={location} x={25} y={21} scale={1} look="ville-sign" />
          <text class="ville-name" x="50" y={hasStock(location) ? 18 : 27}>
            {words.say(`board.place.${location}`)}
          </text>
          <g transform="translate(50 32)">
            <Stock location={location} {...view} />
          </g>
        </g>
      ),
    },
    ...(location === 'town' ? victimPieces(view, y) : []),
    ...shop.map((card, index) =>
      cardPiece(view, `shop:${card}`, card, 50 + index * 80, y + ROW - 5),
    ),
    ...order.map((id, index) => {
      const place = isNow && position.order.length > 0 ? index + 1 : undefined
      return tokenPiece(view, id, TOKENS.x + index * TOKENS.step, y + 2, place)
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

/** Whether something lies at a location under its name. */
function hasStock(location: Location): boolean {
  return ['bank', 'coach', 'prison', 'town'].includes(location)
}

/** What lies at a location: notes, whoever can be freed or robbed. */
function Stock({ location, position, given, words }: View & { readonly location: Location }) {
  if (vaults.some((one) => one === location))
    return <Notes notes={position.vaults[location as Vault]} />
  if (location === 'prison') {
    const name = position.prison ? words.say(`board.short.${position.prison}`) : '–'
    return (
      <text class="ville-stock" y="7">
        {name}
      </text>
    )
  }
  if (location !== 'town' || !position.victim) return null
  const { number, money } = given.faces.victims[position.victim]
  return (
    <>
      <Sign of="victim" x={7} y={-1} scale={0.5} look="ville-ink" />
      <text class="ville-stock" x="18" y="7">
        {`${number} · ${words.money(money)}`}
      </text>
    </>
  )
}

/** Notes as they lie: so many, most of them face down. */
export function Notes({ notes }: { readonly notes: readonly number[] }) {
  return (
    <>
      <Sign of="note" x={12} y={0} scale={0.75} />
      <text class="ville-stock" x="30" y="7">
        {`× ${notes.length}`}
      </text>
    </>
  )
}

function victimPieces({ position, given, words }: View, y: number): readonly Piece[] {
  const { victim } = position
  if (!victim) return []
  const label = victimLine(victim, { given, words })
  return [{ x: 46, y: y + 20, width: 108, height: 22, part: `victim:${victim}`, label }]
}

function cardPiece(
  view: View,
  part: string,
  card: Equipment | 'unknown',
  x: number,
  y: number,
): Piece {
  const { words, given } = view
  const label = nouns.card.full(card, words, given)
  return { x, y, ...CARD, part, label, face: <CardFace card={card} given={given} /> }
}

/** A bandit in town: its name, whose it is, its wounds and its life, and its position once there is one. */
function tokenPiece(view: View, id: BanditId, x: number, y: number, place?: number): Piece {
  const { position, given, words } = view
  const { wounds, at } = memberOf(position, id)
  const face: ComponentChildren = (
    <g class={at ? 'ville-token' : 'ville-token ville-meant'}>
      <rect class="ville-paper" width={TOKENS.width} height={TOKENS.height} rx="6" />
      <text class="ville-token-name" x={TOKENS.width / 2} y="16">
        {words.say(`board.short.${id}`)}
      </text>
      <g transform="translate(13 28) scale(.9)">
        <SeatMark seat={seatOf(position, id)} x={0} y={0} />
      </g>
      <text class={wounds > 0 ? 'ville-life ville-hurt' : 'ville-life'} x="42" y="34">
        {`${wounds}/${faceOf({ given }, id).life}`}
      </text>
      {place && (
        <g class="ville-place-mark" transform={`translate(${TOKENS.width - 3} 4)`}>
          <circle r="11" />
          <text y="6">{place}</text>
        </g>
      )}
    </g>
  )
  return {
    x,
    y,
    width: TOKENS.width,
    height: TOKENS.height,
    part: `bandit:${id}`,
    label: nouns.bandit.alone(id, words),
    face,
  }
}

/** The deck and its discard pile; and the cards that somebody at the black market looks at. */
function deckPieces(view: View, y: number): readonly Piece[] {
  const { position, words } = view
  const { deck, top, discard, drawn } = position
  const count = { deck: total(deck) + top.length, discard: total(discard) }
  const face = (
    <>
      <Sign of="back" x={25} y={22} scale={0.9} />
      <text class="ville-stock ville-deck" x="50" y="29">
        {words.say('board.deck', count)}
      </text>
    </>
  )
  const looked = drawn.map((card, index) =>
    cardPiece(view, `drawn:${card}`, card, 245 + index * 80, y + 2),
  )
  return [{ x: 0, y, width: WIDTH, height: ROW, face }, ...looked]
}
