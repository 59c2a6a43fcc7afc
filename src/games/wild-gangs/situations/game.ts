import { listed, optional, parts, some } from '../../../kernel/schema/schema.ts'
import { cardIdsOf, seats } from '../components.ts'
import { blankPosition, type Wishes } from '../position.ts'
import { wholeGame } from '../rules/course.ts'
import { buildings, corners, spots } from '../town.ts'
import { decks, event, eventsClause, lootPair, lootsClause, players } from './parts.ts'
import { fixedTown, givenOf, kind, seatsOf } from './table.ts'

const someEvents = some(spots, () => event, eventsClause)
const someLoots = some(buildings, () => lootPair, lootsClause)
const seatOrLot = listed(['lot', ...seats], { clause: 'setup.first-player', of: 'seat' })

const schema = parts({
  players,
  /** The corner of the bank, with the other buildings in fixed places. */
  bank: optional(listed(['lot', ...corners], { clause: 'two.closed-street', of: 'corner' }), 'lot'),
  firstPlayer: optional(seatOrLot, 'lot'),
  events: optional(someEvents, {}),
  loots: optional(someLoots, {}),
  decks,
})

/** A whole game from the setup on. What is not given here is left to chance. */
export const game = kind({
  name: 'game',
  schema,
  /** A game of four in which everything is left to chance. */
  example: { players: 4, bank: 'lot', firstPlayer: 'lot', events: {}, loots: {} },
  open(situation, maker) {
    const { components } = maker
    const { players, firstPlayer, bank, events, loots } = situation
    const playing = seatsOf(players)
    maker.allow('firstPlayer', firstPlayer, [...playing, 'lot'], 'setup.first-player', 'players')
    const position = blankPosition(components)
    position.box = playing.flatMap((seat) => cardIdsOf(seat))
    position.lootStock = stockWith(Object.values(loots).flat(), position.lootStock)
    const wished = {
      ...(firstPlayer === 'lot' ? {} : { firstPlayer }),
      ...(bank === 'lot' ? {} : { buildings: fixedTown(bank) }),
      ...(isEmpty(events) ? {} : { events }),
      ...(isEmpty(loots) ? {} : { loots: loots as NonNullable<Wishes['loots']> }),
    }
    return { given: givenOf(situation, components, wished), position }
  },
  procedure: wholeGame,
})

/** Wished loots replace tiles of the stock: those of equal value first, then any, so that twelve remain. */
function stockWith(wished: readonly number[], tiles: readonly number[]): number[] {
  const stock = [...tiles]
  for (const wish of wished) stock.splice(Math.max(stock.indexOf(wish), 0), 1)
  return [...wished, ...stock]
}

function isEmpty(wishes: object): boolean {
  return Object.keys(wishes).length === 0
}
