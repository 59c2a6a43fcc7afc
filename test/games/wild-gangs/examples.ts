import { game } from '../../../src/games/wild-gangs/situations/game.ts'
import { placing } from '../../../src/games/wild-gangs/situations/placing.ts'
import { town } from '../../../src/games/wild-gangs/situations/town.ts'
import { exampleOf } from '../../../src/kernel/game/kind.ts'

/** The labs' own examples. */
export const exampleTown = exampleOf(town)
export const examplePlacing = exampleOf(placing)
export const exampleGame = exampleOf(game)
