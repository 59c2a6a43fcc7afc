import data from '../../../content/components/fast-west.yaml'
import { engineOf } from '../../explorer/engine.ts'
import type { Components } from './components.ts'
import { playedFastWest } from './played.ts'

const components: Components = {
  copies: Object.fromEntries(
    data.cards.map(({ id, count }) => [id, count]),
  ) as Components['copies'],
  tokens: data.tokens.count,
}

/** All files in which a kind of situation stands, but for what they share. */
const kinds = import.meta.glob(['./kinds/*.ts', '!./kinds/table.ts'])

/** Fast-West with the component data of the content. */
export default engineOf(kinds, (kinds) => playedFastWest(components, kinds))
