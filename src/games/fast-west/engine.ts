import data from '../../../content/components/fast-west.yaml'
import type { Game } from '../../kernel/game.ts'
import type { Components } from './components.ts'
import { makeFastWest } from './game.ts'

/** Fast-West with the component data of the content. */
const game = makeFastWest({
  copies: Object.fromEntries(
    data.cards.map(({ id, count }) => [id, count]),
  ) as Components['copies'],
  tokens: data.tokens.count,
}) as Game

export default game
