import type { Game } from '../../kernel/game.ts'
import { contentComponents } from './board/components.ts'
import { makeQuickAndUndead } from './game.ts'

/** The Quick and the Undead with the component data of the content. */
const game = makeQuickAndUndead(contentComponents) as Game

export default game
