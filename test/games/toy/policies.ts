import type { Policy } from '../../../src/kernel/game/opening.ts'
import type { Position } from './position.ts'

/** Rolls again wherever that is possible. */
const bold: Policy<Position> = { id: 'bold', choose: () => ({ value: 'roll' }) }

/** Policies for odds, the default first. */
export const policies = [bold]
