import type { Assumption, Counted, FactParameters } from '../../../kernel/game/game.ts'
import type { Opening } from '../../../kernel/game/opening.ts'
import { byNumber } from '../../../kernel/run/answerers.ts'
import { replay } from '../../../kernel/run/replay.ts'
import { apply } from '../apply.ts'
import type { Seat } from '../components.ts'
import { equallyQuick } from '../policies.ts'
import { bulletOf, type Given, type Position } from '../position.ts'
import { type DuelTable, hopesOf, MOST_WAYS, waysOf } from './duel.ts'

/**
 * The final duel as far as it is known after the answers given; undefined where none is being fought. Targets that
 * have been answered are known before all of them are.
 */
export function duelAfter(
  opening: Opening<Given, Position>,
  after: readonly number[],
): DuelTable | undefined {
  const { given, readings } = opening
  const { position, question, trace } = replay({ apply }, opening, byNumber(after))
  if (position.phase !== 'duel' || !question) return undefined
  const { bullets = {}, targets = {} } = given.told
  const aimed = new Map<string, Seat>(Object.entries(targets))
  for (const line of trace) {
    if (line.type !== 'answer' || line.question.kind !== 'target') continue
    aimed.set(line.question.by as string, line.value as Seat)
  }
  return {
    tokens: given.seats.map((seat) => position.tokens[seat]),
    bullets: given.seats.map((seat) => bullets[seat] ?? bulletOf(position, seat)),
    targets: given.seats.map((seat) => given.seats.indexOf(aimed.get(seat) as Seat)),
    readings,
  }
}

/** The odds of who wins the final duel, where there are not too many ways; who is not told grabs and aims at random. */
export function winnerCounted(
  opening: Opening<Given, Position>,
  _parameters: FactParameters,
  after: readonly number[],
): Counted | undefined {
  const table = duelAfter(opening, after)
  if (!table || waysOf(table) > MOST_WAYS) return undefined
  const { seats } = opening.given
  const ways = hopesOf(table).hopes.map(
    ({ wins }, seat) => [seats[seat] as Seat, BigInt(wins)] as const,
  )
  const policy = equallyQuick.id
  const aims = seats.flatMap((by, seat): Assumption[] =>
    table.targets[seat] === -1
      ? [{ clause: 'duel.point-at-once', kind: 'target', by, policy }]
      : [],
  )
  const grabs: Assumption = { clause: 'duel.grab-one', kind: 'bullets', by: 'table', policy }
  const assumed = table.bullets.includes(0) ? [grabs, ...aims] : aims
  return { weights: new Map(ways.filter(([, wins]) => wins > 0n)), assumed }
}
