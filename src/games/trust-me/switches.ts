import type { Switch } from '../../kernel/game/reading.ts'

/**
 * The points on which the rulebook can be read in several ways that change results; the first is our default. Three
 * more are values of the situation: the size of the bases, the damage table and the dice of defence.
 */
export const switches = [
  { key: 'measure', values: ['bases', 'centres'], ruling: 'geo-measure' },
  { key: 'move', values: ['template', 'rim'], ruling: 'geo-move' },
  { key: 'sight', values: ['centres', 'any-spot'], ruling: 'geo-los' },
  { key: 'covers', values: ['now', 'later'], ruling: 'token-covers-now' },
  { key: 'bandage', values: ['counts', 'heals'], ruling: 'bandage' },
  { key: 'care', values: ['action', 'free'], ruling: 'care-boxes' },
  { key: 'reroll', values: ['attack', 'any-die'], ruling: 'reroll-dice' },
  { key: 'melee.move', values: ['as-move', 'five', 'unlimited'], ruling: 'melee-move' },
  { key: 'group', values: ['by-attack', 'chain'], ruling: 'zombie-group' },
  { key: 'kills', values: ['total', 'dice'], ruling: 'zombie-score' },
  { key: 'aim.stop', values: ['step-4', 'at-once'], ruling: 'aim-stop' },
  { key: 'din', values: ['round', 'turn'], ruling: 'din-turn' },
  { key: 'noise', values: ['stays', 'round'], ruling: 'noise-life' },
  { key: 'infection', values: ['one-roll', 'each'], ruling: 'infection-rolls' },
  { key: 'last-rounds', values: ['after', 'from'], ruling: 'three-rounds' },
] as const satisfies readonly Switch[]
