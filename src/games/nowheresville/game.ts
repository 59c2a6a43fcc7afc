import type { Game } from '../../kernel/game.ts'
import type { Components } from './components.ts'
import { counting } from './counting.ts'
import type { NowheresvilleEvent } from './events.ts'
import { foresight } from './foresight.ts'
import { death } from './kinds/death.ts'
import { first } from './kinds/first.ts'
import { game } from './kinds/game.ts'
import { robbery } from './kinds/robbery.ts'
import { shootout } from './kinds/shootout.ts'
import { town } from './kinds/town.ts'
import { type NowheresvilleSituation, playedNowheresville } from './played.ts'
import type { Given, Position } from './position.ts'

export type { NowheresvilleSituation }
export type Nowheresville = Game<NowheresvilleSituation, Given, Position, NowheresvilleEvent>

/** Nowhere'sVille with the given component data. */
export function makeNowheresville(components: Components): Nowheresville {
  const kinds = [robbery, first, shootout, town, death, game]
  return { ...playedNowheresville(components, kinds), ...counting, ...foresight }
}
