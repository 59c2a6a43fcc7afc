import data from '../../../content/components/wild-gangs.yaml'
import type { Game } from '../../kernel/game.ts'
import { componentsIn } from './components.ts'
import { makeWildGangs } from './game.ts'

/** Wild Gangs with the component data of the content. */
const game = makeWildGangs(componentsIn(data)) as Game

export default game
