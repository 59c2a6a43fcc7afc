import type { Switch } from '../../kernel/game/reading.ts'

/** The points on which the rulebook can be read in several ways that change results; the first is our default. */
export const switches = [
  {
    key: 'deal.three',
    values: ['as-four-to-six', 'third-round', 'refused'],
    ruling: 'three-players-deal',
  },
  { key: 'false-start', values: ['child-only', 'always'], ruling: 'false-start-only-child' },
  { key: 'slowest', values: ['one', 'all', 'nobody'], ruling: 'slowest-single' },
  { key: 'indians.most', values: ['two', 'three'], ruling: 'indians-not-cumulative' },
  { key: 'duel.source', values: ['supply', 'own'], ruling: 'duel-source' },
  { key: 'win.who', values: ['everybody', 'standing'], ruling: 'wounded-can-win' },
  { key: 'win.tie', values: ['among-tied', 'first-bullet'], ruling: 'tie-among-tied' },
] as const satisfies readonly Switch[]
