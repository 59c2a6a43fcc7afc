import { engineOf } from '../../../src/content/engines.ts'
import type { Nowheresville } from '../../../src/games/nowheresville/index.ts'
import { tableOf } from '../table.ts'

/** The game with the illustrative cards of the content. */
export const game = engineOf('nowheresville') as unknown as Nowheresville

export const { opened, told, refusalOf, refusalsOf } = tableOf(game)
