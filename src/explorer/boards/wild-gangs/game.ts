import data from '../../../../content/components/wild-gangs.yaml'
import { makeWildGangs } from '../../../engine/games/wild-gangs/index.ts'
import type { Game } from '../../../engine/kernel/game.ts'
import { contentDeck } from './deck.ts'

/** Wild Gangs with the component data of the content. */
const game = makeWildGangs({
  gang: contentDeck,
  loots: data.loots.values,
  bonus: data.bonus.value,
}) as Game

export default game
