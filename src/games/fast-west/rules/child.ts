import { type Choice, form, oneOf, subsetsOf } from '../../../kernel/choice.ts'
import { isRecord } from '../../../kernel/keyed.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { MOST_TOKENS, type Seat } from '../components.ts'
import { type Laid, type Play, topOf } from '../position.ts'
import { notNow, otherwise, reason, stranger, twiceIn } from './telling.ts'
import { receive } from './tokens.ts'
import { sayBlockers } from './trigger.ts'

/**
 * child.no-action: a cactus with child asks for nothing;
 * event.turn-back-not-child: it is not turned back, so
 * child.stays-until-covered: it stays until its owner's next card.
 * child.blocks-duel: as long as one is visible the final duel cannot take place.
 */
export function showChild(play: Play, seat: Seat): void {
  const because = ['event.turn-back-not-child', 'child.stays-until-covered'] as const
  const why = 'child-asks-nothing'
  play.report({ clause: 'child.no-action', with: because, kind: 'not-applied', why, seat })
}

/** Says so where nothing but children keeps the final duel from starting. */
export function sayChildren(play: Play): void {
  const tops = play.given.seats.map((seat) => topOf(play.now, seat))
  const isNear = tops.every((top) => top === 'cactus' || top === 'child')
  if (isNear && tops.includes('child')) sayBlockers(play)
}

/** What the table tells between two flips: the flip, or who grabs a bullet for a duel that is not on. */
export type Step = { readonly flip: Seat } | { readonly grab: readonly Seat[] }

/** The flip whose turn it is, and every false start. */
export function stepsOf({ given, now }: Laid): readonly [Choice<Step>, Choice<Step>] {
  const grab = subsetsOf(given.seats, { min: 1 })
  return [form({ flip: oneOf([now.mover]) }), form({ grab })]
}

/**
 * child.false-start: also after the last flip of a round. As nobody can come to more than five tokens, it is asked so
 * often at most.
 */
export function lateStarts(play: Play): void {
  const { seats, falseStarts } = play.given
  for (let asked = 0; falseStarts && asked < MOST_TOKENS; asked++) {
    const { grab } = play.ask<{ readonly grab: readonly Seat[] }>({
      clause: 'child.false-start',
      kind: 'grab',
      by: 'table',
      options: form({ grab: subsetsOf(seats) }),
      refuse: (told) => refuseGrab(play, told),
    })
    if (grab.length === 0) return
    falseStart(play, grab)
  }
}

/** unknown-player, grabbed-twice: who is told to have grabbed plays, and grabs once in one telling. */
export function refuseGrab(play: Laid, told: unknown): Refusal {
  const clause = 'child.false-start'
  const asked = { asked: 'grab', clause, example: '{ grab: [A] }' } as const
  const grab = isRecord(told) && Array.isArray(told['grab']) ? told['grab'] : undefined
  const twice = twiceIn(grab ?? [])
  return (
    (grab ? undefined : notNow(play, told, asked)) ??
    stranger(play, grab ?? []) ??
    (twice === undefined ? otherwise(told, asked) : reason('grabbed-twice', clause, twice, []))
  )
}

/**
 * child.false-start: whoever grabs a bullet for the final duel while a child is visible receives a token, each and
 * every time. Without a child it is free, unless read otherwise; the bullets go back and play goes on.
 */
export function falseStart(play: Play, grabbed: readonly Seat[]): void {
  const clause = 'child.false-start'
  const isPaid =
    play.readings['false-start'] === 'always' ||
    play.given.seats.some((seat) => topOf(play.now, seat) === 'child')
  for (const seat of grabbed) {
    play.report({ clause, kind: 'false-start', seat })
    if (isPaid) receive(play, seat, clause, [])
    else play.report({ clause, kind: 'not-applied', why: 'no-child', seat })
  }
}
