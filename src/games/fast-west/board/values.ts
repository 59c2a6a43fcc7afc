import type { Score, Values } from '../../../explorer/contract.ts'
import type { Words } from '../../../kernel/words/words.ts'
import type { Seat } from '../components.ts'
import { nouns } from '../nouns.ts'
import { bulletOf, type Given, type Position, topOf } from '../position.ts'

/** Everything of a position that an event can change, by name, as a ledger writes it. */
export function values(position: Position, given: Given, words: Words): Values {
  const { say, number } = words
  const { ring, announced, mover, round, supply, winner } = position
  const each = given.seats.flatMap((seat): [string, string][] => [
    [say('value.top', { seat }), nouns.top.alone(topOf(position, seat), words)],
    [say('value.stack', { seat }), number(position.stacks[seat].cards.length)],
    [say('value.tokens', { seat }), number(position.tokens[seat])],
    [say('value.held', { seat }), position.held[seat].map(bulletText).join(', ')],
    [say('value.target', { seat }), position.targets[seat] ?? ''],
    [say('value.hand', { seat }), position.wounded.includes(seat) ? say('value.down') : ''],
  ])
  return new Map([
    [say('value.round'), number(round)],
    [say('value.mover'), mover],
    [say('value.ring'), ring.map(bulletText).join(', ')],
    [say('value.announced'), announced === null ? '' : bulletText(announced)],
    ...each,
    [say('value.supply'), number(supply)],
    [say('value.winner'), winner ?? ''],
  ])
}

function bulletText(bullet: number): string {
  return bullet > 0 ? `N°${bullet}` : '?'
}

/** The table in words: the round and whose flip it is, a line for each player, and the bullets in the middle. */
export function describe(position: Position, given: Given, words: Words): readonly string[] {
  const { say, number, list } = words
  const { round, mover, ring, phase } = position
  const seats = given.seats.map((seat) => seatLine(seat, position, words))
  return [
    say(`describe.${phase}`, { round: number(round), seat: mover }),
    ...seats,
    ...(ring.length > 0 ? [say('describe.ring', { bullets: list(ring.map(bulletText)) })] : []),
  ]
}

/** Summary of a player's place: top card, stack, tokens, and bullets in hand. */
export function seatLine(seat: Seat, position: Position, words: Words): string {
  const { say, list } = words
  const held = position.held[seat].map(bulletText)
  const target = position.targets[seat]
  const stack = position.stacks[seat].cards.length
  const parts = [
    nouns.top.alone(topOf(position, seat), words),
    ...(stack > 0 ? [say('describe.stack', { count: stack })] : []),
    say('describe.tokens', { count: position.tokens[seat] }),
    ...(held.length > 0 ? [say('describe.held', { bullets: list(held) })] : []),
    ...(target ? [say('describe.target', { target })] : []),
    ...(position.wounded.includes(seat) ? [say('describe.wounded')] : []),
  ]
  return say('describe.seat', { seat, parts: parts.join(', ') })
}

/** The tokens of each player: whoever has the fewest at the end wins. */
export function scores(position: Position, { seats }: Given, { number }: Words): readonly Score[] {
  return seats.map((seat) => ({ seat, has: number(position.tokens[seat]) }))
}

/** The bullet that a player clenches, which nobody else sees. */
export function hand(position: Position, seat: string): readonly string[] {
  const bullet = bulletOf(position, seat as Seat)
  return bullet > 0 ? [bulletText(bullet)] : []
}
