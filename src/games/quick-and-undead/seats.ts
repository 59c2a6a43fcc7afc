import { type PlayerCount, RANGER, type Seat, seats } from './components.ts'

/** Of what is given, who plays: the gangs that take turns, clockwise, and how many players have them. */
interface Playing {
  readonly seats: readonly Seat[]
  readonly players: PlayerCount
  readonly solo: boolean
}

/** The seats of a game, clockwise. twogang.setup-as-four: two players with two gangs each have four. */
export function seatsOf(players: PlayerCount, twoGangs: boolean): readonly Seat[] {
  return seats.slice(0, twoGangs ? 2 * players : players)
}

/** The seats that have a gang: those that take turns and, in the solo game, Dead Ranger's. */
export function gangSeats({ seats, solo }: Pick<Playing, 'seats' | 'solo'>): readonly Seat[] {
  return solo ? [...seats, RANGER] : seats
}

/** twogang.resources: whose Coins and Notoriety a gang uses. R-gang-seats: a player's gangs sit opposite. */
export function ownerOf(seat: Seat, { seats, players }: Pick<Playing, 'seats' | 'players'>): Seat {
  const isSecond = seats.indexOf(seat) >= players
  return isSecond ? (seats[seats.indexOf(seat) - players] as Seat) : seat
}

/** The players, each by the first of their gangs. */
export function ownersOf(given: Pick<Playing, 'seats' | 'players'>): readonly Seat[] {
  return given.seats.filter((seat) => ownerOf(seat, given) === seat)
}
