import { byKey } from '../../../kernel/data/keyed.ts'
import { takeOut } from '../../../kernel/data/lists.ts'
import { kindsOf, type Maker, type Opened } from '../../../kernel/game/kind.ts'
import type { Of } from '../../../kernel/schema/schema.ts'
import * as box from '../components.ts'
import { blankPosition, type Given, type Position, type Wishes } from '../position.ts'
import * as town from '../town.ts'
import { cardIn, type Decks, type townSchema } from './parts.ts'

export type WildMaker = Maker<box.Components>

/** Declares a kind of situation of Wild Gangs. */
export const kind = kindsOf<Given, Position, box.Components>()

/** A town, in the middle of step 1 or at its end. */
type Town = Of<typeof townSchema>

/** The seats of a game with so many players. */
export function seatsOf(players: box.PlayerCount): readonly box.Seat[] {
  return box.seats.slice(0, players)
}

/** Facts fixed for good. */
export function givenOf(
  { players, decks }: { readonly players: box.PlayerCount; readonly decks?: Decks | undefined },
  components: box.Components,
  wished: Wishes = {},
): Given {
  const cards = cardsOf(decks, components)
  return { players, seats: seatsOf(players), cards, bonus: components.bonus, wished }
}

/** The cards of all gangs; one that does not play may have a deck, too. */
function cardsOf(decks: Decks | undefined, { gang }: box.Components): Given['cards'] {
  const own = decks as Readonly<Partial<Record<box.Seat, readonly box.CardFace[]>>> | undefined
  const cards = box.seats.flatMap((seat) => {
    const deck = Array.isArray(decks) ? decks : (own?.[seat] ?? gang)
    return box.cardIdsOf(seat).map((id, index) => [id, { ...deck[index], id, seat }] as const)
  })
  return Object.fromEntries(cards)
}

/** town.large-in-centre: the fixed town of the explorer, with the bank at the given corner. */
export function fixedTown(bank: town.Corner): Record<town.Building, box.BuildingCard> {
  const outer = box.smallBuildings.filter((card) => card !== 'bank')
  const left = town.corners.filter((corner) => corner !== bank)
  const small = byKey(town.corners, (corner) => outer[left.indexOf(corner)] ?? 'bank')
  return { NC: 'large-a', SC: 'large-b', ...small }
}

/** Opens a town. */
export function openTable(said: Town, maker: WildMaker): Opened<Given, Position> {
  const { components } = maker
  const position = blankPosition(components)
  const playing = seatsOf(said.players)
  position.buildings = fixedTown(said.bank)
  position.firstPlayer = said.firstPlayer
  // setup.gang: the full piles of the gangs that play.
  for (const seat of playing) position.piles[seat] = [...box.cardIdsOf(seat)]
  maker.allow('firstPlayer', said.firstPlayer, playing, 'setup.first-player', 'players')
  layEvents(said, position)
  for (const building of town.buildings) {
    position.loots[building] = said.loots[building].map((tile) => {
      return { tile, bonus: 0, protectedBy: [], takenBy: null }
    })
  }
  position.lootStock = []
  layGangsters(said, position, maker)
  return { given: givenOf(said, components), position }
}

/** Events that are not known are among those that were set aside. */
function layEvents({ events }: Town, position: Position): void {
  position.events = { ...events }
  position.aside = position.aside.filter((card) =>
    town.spots.every((spot) => events[spot] !== card),
  )
}

/**
 * two.closed-street: nobody stands in the closed street; component.gangsters: a gang has nine cards, those
 * that are not known among them.
 */
function layGangsters(said: Town, position: Position, maker: WildMaker): void {
  const { gangsters, players, bank } = said
  const playing = seatsOf(players)
  for (const side of town.sides) {
    const at = `gangsters.${side}`
    const { street } = town.sideFacts[side]
    const standing = gangsters[side] ?? []
    if (players === 2 && standing.length > 0 && street === town.shortStreetOf[bank]) {
      const facts = { received: side, side, street, bank }
      maker.misplaced('street-closed', 'two.closed-street', facts, at, 'players', 'bank')
    }
    for (const [index, text] of standing.entries()) {
      const card = cardIn(text) as box.CardId | box.UnknownCard
      const gang = box.gangOf(card)
      if (!playing.includes(gang)) {
        const facts = { received: text, seat: gang, allowed: playing }
        maker.misplaced('gang-not-playing', 'component.players', facts, `${at}.${index}`, 'players')
      }
      const face = text === card && !box.isUnknown(card) ? 'up' : 'down'
      position.sides[side].push({ card, face })
      if (face === 'down') position.facedown.push({ gang, side, place: index + 1 })
      if (!box.isUnknown(card)) takeOut(position.piles[gang], card)
    }
  }
  for (const seat of playing) checkSize(seat, position, maker)
}

function checkSize(seat: box.Seat, { sides: standings, piles }: Position, maker: WildMaker): void {
  const all = Object.values(standings).flat()
  const hidden = all.filter(({ card }) => box.isUnknown(card) && box.gangOf(card) === seat).length
  const received = box.GANG_SIZE - piles[seat].length + hidden
  if (hidden <= piles[seat].length) return
  const facts = { seat, received, allowed: box.GANG_SIZE }
  maker.refuse('gang-too-large', 'component.gangsters', facts, 'gangsters')
}
