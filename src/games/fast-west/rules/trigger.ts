import type { ClauseId } from '../clauses.ts'
import type { Seat } from '../components.ts'
import type { Blocker } from '../events.ts'
import type { Play } from '../play.ts'
import { from, type Laid, type Top, topOf } from '../position.ts'

/**
 * Reasons why a visible card is no plain cactus.
 *
 * child.not-a-cactus, trigger.example-child: a cactus with child is none;
 * trigger.example-resolved-event: neither is an event that was turned back, which still covers what lies below;
 * trigger.example-unresolved-event: nor one that has yet to be carried out.
 */
const why: Readonly<Partial<Record<Top, readonly ClauseId[]>>> = {
  child: ['child.blocks-duel', 'child.not-a-cactus', 'trigger.example-child'],
  back: ['trigger.example-resolved-event'],
}
const unresolved: readonly ClauseId[] = ['trigger.example-unresolved-event']

/** Players whose visible card is no plain cactus, in the order of their next flips. */
function blockersOf({ given, now }: Laid): readonly Blocker[] {
  const all = from({ given }, now.mover).map((seat) => ({ seat, top: topOf(now, seat) }))
  return all.filter(({ top }) => top !== 'cactus')
}

/**
 * trigger.all-plain-cactus: the final duel takes place when everybody shows a plain cactus;
 * round.duel-any-moment: at once, even in the middle of a lap;
 * cap.lifted-in-duel: from here on without a limit.
 */
export function checkTrigger(play: Play): void {
  const { seats } = play.given
  if (blockersOf(play).length > 0) return
  const because = ['round.duel-any-moment', 'cap.lifted-in-duel'] as const
  const clause = 'trigger.all-plain-cactus'
  play.report({ clause, with: because, kind: 'duel-begins', seats })
}

/**
 * Whose flip is the first that can bring the final duel about: that of the last in the way. Nobody's where somebody
 * who flips until then has no cactus left in the round; where none was dealt it is not known how many are left.
 */
export function openerOf(laid: Laid): Seat | undefined {
  const { given, now } = laid
  const last = blockersOf(laid).at(-1)?.seat
  const order = from({ given }, now.mover)
  const flipping = last ? order.slice(0, order.indexOf(last) + 1) : []
  const isDealt = given.kind === 'round' || given.kind === 'game'
  const isStuck = isDealt && flipping.some((seat) => !now.stacks[seat].cards.includes('cactus'))
  return isStuck ? undefined : last
}

/** Says who is in the way of the final duel, and whose flip is the first that can bring it about. */
export function sayBlockers(play: Play): void {
  const blockers = blockersOf(play)
  if (blockers.length === 0) return
  const last = openerOf(play) ?? null
  const reasons = blockers.flatMap(({ top }) => why[top] ?? (top === 'none' ? [] : unresolved))
  const because = [...new Set(reasons)]
  play.report({
    clause: 'trigger.all-plain-cactus',
    with: because,
    kind: 'no-duel',
    blockers,
    last,
  })
}
