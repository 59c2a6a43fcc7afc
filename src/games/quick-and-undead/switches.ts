import type { Switch } from '../../kernel/game/reading.ts'

/** The points on which the rulebook can be read in several ways that change results; the first is our default. */
export const switches = [
  of('multi-duel', 'simultaneous', 'fast-draw', 'one-winner'),
  of('duel-time', 'at-space', 'after-placement'),
  of('blocked-space', 'lying-now', 'any-used'),
  of('noon-check', 'end-state', 'any-moment'),
  of('noon-no-upkeep', 'no-upkeep', 'upkeep-due'),
  of('hired-package', 'package', 'income-free'),
  of('round-start-optional', 'optional', 'forced'),
  of('shootout-kinds', 'all-four', 'players-only'),
  of('shared-kill', 'highest', 'each'),
  of('loser-bullet', 'dead-spend-nothing', 'equal-hits-spend'),
  of('control-flee', 'ends-at-once', 'attacker-still-rolls'),
  of('control-fee', 'kept', 'refunded-on-loss'),
  of('critical-start', 'skull', 'backfire'),
  of('joker-own', 'own-lying-blocked', 'own-lying-allowed'),
  of('hired-5plus', 'five-plus', 'more-than-five'),
  of('new-in-town', 'none-at-all', 'none-in-stash'),
  of('short-payer', 'must-come-out', 'pays-what-there-is'),
  of('change', 'change-made', 'fives-shield'),
  of('double-steal', 'same-victim', 'from-supply'),
  of('saloon', 'half-price', 'full-price'),
  of('avoid', 'any-shootout', 'not-in-building-fights'),
  of('gang-is-player', 'sisters-duel', 'sisters-spared'),
  of('solo-crit', 'as-usual', 'ranger-has-none'),
  of('solo-dead', 'reserve-does-not-count', 'reserve-counts'),
  of('solo-clear', 'all-clear', 'once-haunted'),
] as const satisfies readonly Switch[]

/** A switch that bears the name of its ruling. */
function of(ruling: string, ...values: [string, ...string[]]): Switch {
  return { key: ruling, values, ruling }
}
