import type { Switch } from '../../kernel/game/reading.ts'

/** The points on which the aid can be read in several ways that change results; the first is our default. */
export const switches = [
  { key: 'colt', values: ['free-hand', 'beside-two', 'alone'], ruling: 'colt' },
  { key: 'win', values: ['at-once', 'round-end'], ruling: 'win-timing' },
  { key: 'bounty.fee', values: ['fee', 'whole'], ruling: 'fee-bounty' },
  { key: 'notes', values: ['per-place', 'both', 'three'], ruling: 'two-notes' },
  { key: 'shop.guns', values: ['repeat', 'once'], ruling: 'three-guns-repeat' },
  { key: 'order', values: ['bank-last', 'as-listed'], ruling: 'resolution-order' },
  { key: 'holdup', values: ['each', 'one'], ruling: 'one-actor-each' },
  { key: 'school', values: ['different', 'same'], ruling: 'school-two-different' },
  { key: 'limits', values: ['always', 'school'], ruling: 'caps' },
  { key: 'deck.face', values: ['up', 'down'], ruling: 'equipment-face' },
  { key: 'exchange', values: ['gang', 'everybody'], ruling: 'exchange' },
  { key: 'cartridges', values: ['bandit', 'gun'], ruling: 'limited-cartridges' },
  { key: 'die', values: ['six', 'eight', 'ten'], ruling: 'die-type' },
  { key: 'zero', values: ['allowed', 'refused'], ruling: 'zero-value' },
  { key: 'penalty', values: ['chosen', 'random'], ruling: 'penalty-choice' },
  { key: 'flee', values: ['before', 'any-time'], ruling: 'flee-when' },
  { key: 'flee.reward', values: ['last', 'nothing'], ruling: 'flee-variant' },
  { key: 'targets', values: ['shootout', 'table'], ruling: 'shot-targets' },
  { key: 'shootout.end', values: ['all-passed', 'quiet-lap'], ruling: 'shootout-end' },
  { key: 'free', values: ['own-gun', 'any-gun'], ruling: 'free-rounds' },
  { key: 'stray', values: ['miss', 'hits'], ruling: 'stray-hit' },
  { key: 'wounds', values: ['wounds', 'life-left'], ruling: 'wounds-absolute' },
  { key: 'dead', values: ['no-position', 'last', 'first'], ruling: 'death-position' },
  { key: 'restart', values: ['bare', 'printed'], ruling: 'death-starter-tokens' },
] as const satisfies readonly Switch[]
