import { buildingFight } from '../../../src/games/quick-and-undead/situations/building-fight.ts'
import { count } from '../../../src/games/quick-and-undead/situations/count.ts'
import { duel } from '../../../src/games/quick-and-undead/situations/duel.ts'
import { finalDuel } from '../../../src/games/quick-and-undead/situations/final-duel.ts'
import { game } from '../../../src/games/quick-and-undead/situations/game.ts'
import { intimidation } from '../../../src/games/quick-and-undead/situations/intimidation.ts'
import { purchase } from '../../../src/games/quick-and-undead/situations/purchase.ts'
import { robbery } from '../../../src/games/quick-and-undead/situations/robbery.ts'
import { round } from '../../../src/games/quick-and-undead/situations/round.ts'
import { shooting } from '../../../src/games/quick-and-undead/situations/shooting.ts'
import { turn } from '../../../src/games/quick-and-undead/situations/turn.ts'
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
