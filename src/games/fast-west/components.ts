/** game.players: the seats of a table of eight, lettered clockwise. */
export const seats = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type Seat = (typeof seats)[number]

/** game.players: the game is for three to eight. */
export const playerCounts = [3, 4, 5, 6, 7, 8] as const
export type PlayerCount = (typeof playerCounts)[number]

/** comp.event-32: the five cards that ask for an action at once. */
export const actionCards = ['sheriff', 'cavalry', 'bandit', 'indians', 'roulette'] as const
export type ActionCard = (typeof actionCards)[number]

/** comp.child-12: a cactus with child is one of the event cards. */
export const eventCards = [...actionCards, 'child'] as const
export type EventCard = (typeof eventCards)[number]

/** comp.cactus-32: every card of the game, the plain cactus first. */
export const cards = ['cactus', ...eventCards] as const
export type Card = (typeof cards)[number]

/** comp.bullets-8: the bullets, by their numbers. */
export const bullets = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** cap.five: what a player can hold before the final duel. */
export const MOST_TOKENS = 5

/** The component data that the rules work on. All of it is printed in the rulebook. */
export interface Components {
  /**
   * Copies of each kind of card.
   *
   * comp.sheriff-4, comp.bandit-4, comp.indians-4, comp.cavalry-4, comp.roulette-4: four of each action.
   */
  readonly copies: Readonly<Record<Card, number>>
  /** comp.tokens-40: all of the same value. */
  readonly tokens: number
}
