/** component.players: three seats at most, in turn order. */
export const seats = ['A', 'B', 'C'] as const
export type Seat = (typeof seats)[number]

/** component.players: the game is for two or three. */
export const playerCounts = [2, 3] as const
export type PlayerCount = (typeof playerCounts)[number]

/** The most chips that a game can be played to; the links have room for no more. */
export const GOAL_LIMIT = 15

/** The component data that the rules work on. */
export interface Components {
  /** component.chips: as many chips as a player needs to win, for each seat. */
  readonly goal: number
}
