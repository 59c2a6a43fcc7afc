import { buildingFight } from '../../../src/games/quick-and-undead/kinds/building-fight.ts'
import { count } from '../../../src/games/quick-and-undead/kinds/count.ts'
import { duel } from '../../../src/games/quick-and-undead/kinds/duel.ts'
import { finalDuel } from '../../../src/games/quick-and-undead/kinds/final-duel.ts'
import { game } from '../../../src/games/quick-and-undead/kinds/game.ts'
import { intimidation } from '../../../src/games/quick-and-undead/kinds/intimidation.ts'
import { purchase } from '../../../src/games/quick-and-undead/kinds/purchase.ts'
import { robbery } from '../../../src/games/quick-and-undead/kinds/robbery.ts'
import { round } from '../../../src/games/quick-and-undead/kinds/round.ts'
import { shooting } from '../../../src/games/quick-and-undead/kinds/shooting.ts'
import { turn } from '../../../src/games/quick-and-undead/kinds/turn.ts'
import { exampleOf } from '../../../src/kernel/game/kind.ts'

/** The labs' own examples, by kind. */
export const examples = {
  duel: exampleOf(duel),
  intimidation: exampleOf(intimidation),
  shooting: exampleOf(shooting),
  robbery: exampleOf(robbery),
  purchase: exampleOf(purchase),
  'building-fight': exampleOf(buildingFight),
  turn: exampleOf(turn),
  round: exampleOf(round),
  count: exampleOf(count),
  'final-duel': exampleOf(finalDuel),
  game: exampleOf(game),
} as const
