import type { Switch } from '../../kernel/game/reading.ts'

/** The points on which the rulebook can be read in two ways that change results; the first is our default. */
export const switches = [
  { key: 'protected', values: ['fixed', 'slide'], ruling: 'protected-rank' },
  {
    key: 'poker.compare',
    values: ['best-combination', 'pair-then-sum'],
    ruling: 'poker-compare',
  },
  { key: 'poker.pairOn', values: ['modified', 'printed'], ruling: 'poker-seduction' },
  { key: 'sign.opposite', values: ['mirror', 'diametric'], ruling: 'sign-opposite' },
] as const satisfies readonly Switch[]
