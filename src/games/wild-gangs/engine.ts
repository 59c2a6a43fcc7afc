import data from '../../../content/components/wild-gangs.yaml'
import type { Game } from '../../kernel/game.ts'
import { contentDeck } from './board/deck.ts'
import { makeWildGangs } from './game.ts'

/** Wild Gangs with the component data of the content. */
const game = makeWildGangs({
  gang: contentDeck,
  loots: data.loots.values,
  bonus: data.bonus.value,
}) as Game

export default game
