import type { Foresight } from '../../kernel/game.ts'
import { inventory } from './inventory.ts'
import { outlook } from './outlook.ts'
import type { Given, Position } from './position.ts'

/** What looking ahead in Trust Me rests on beside its play. */
export const foresight: Foresight<Given, Position> = { inventory, outlook }
