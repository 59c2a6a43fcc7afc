import type { Switch } from '../../../src/kernel/game/reading.ts'

/** The points on which the rulebook can be read in two ways that change results; the first is our default. */
export const switches = [
  { key: 'bust', values: ['turn', 'all'], ruling: 'bust' },
] as const satisfies readonly Switch[]
