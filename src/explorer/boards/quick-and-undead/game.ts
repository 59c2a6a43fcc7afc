import { makeQuickAndUndead } from '../../../engine/games/quick-and-undead/index.ts'
import type { Game } from '../../../engine/kernel/game.ts'
import { contentComponents } from './components.ts'

export { advice } from './odds/advice.ts'

/** The Quick and the Undead with the component data of the content. */
const game = makeQuickAndUndead(contentComponents) as Game

export default game
