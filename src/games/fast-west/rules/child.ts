import { evenly, form, oneOf, subsetsOf } from '../../../kernel/choice/index.ts'
import { MOST_TOKENS, type Seat } from '../components.ts'
import type { Play } from '../play.ts'
import { topOf } from '../position.ts'
import { refuseStep } from '../refusals/child.ts'
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

/** Facts told between two flips: the flip, or a grab for a duel that has not started. */
type Step = { readonly flip: Seat } | { readonly grab: readonly Seat[] }

/** round.order: the flip whose turn it is; where it is asked for, a false start before it. Whether it was one. */
export function startsFalsely(play: Play): boolean {
  const { mover } = play.now
  const { seats, falseStarts } = play.given
  if (!falseStarts) return false
  const clause = 'round.order'
  const example = `{ flip: ${mover} }, { grab: [${mover}] }`
  const asked = { asked: 'flip', clause, example } as const
  const step = play.ask<Step>({
    clause,
    kind: 'flip',
    by: 'table',
    options: evenly(form({ flip: oneOf([mover]) }), form({ grab: subsetsOf(seats, { min: 1 }) })),
    refuse: (told) => refuseStep(play, told, asked),
  })
  if ('grab' in step) falseStart(play, step.grab)
  return 'grab' in step
}

/**
 * child.false-start: also after the last flip of a round, one telling after the other. As nobody can come to more than
 * five tokens, it is asked five times for each player at most.
 */
export function startFalselyAtLast(play: Play): void {
  const { seats, falseStarts } = play.given
  const clause = 'child.false-start'
  const most = falseStarts ? MOST_TOKENS * seats.length : 0
  for (let times = 0; times < most; times++) {
    const asked = { asked: 'grab', clause, example: '{ grab: [A] }' } as const
    const options = form({ grab: subsetsOf(seats) })
    const refuse = (told: unknown) => refuseStep(play, told, asked)
    const { grab } = play.ask({ clause, kind: 'grab', by: 'table', options, refuse })
    if (grab.length === 0) return
    falseStart(play, grab)
  }
}

/**
 * child.false-start: whoever grabs a bullet for the final duel while a child is visible receives a token, each and
 * every time.
 * event.mistake-free: without a child it is free, unless read otherwise; the bullets go back and play goes on.
 */
function falseStart(play: Play, grabbed: readonly Seat[]): void {
  const clause = 'child.false-start'
  const free = ['event.mistake-free'] as const
  const isPaid =
    play.readings['false-start'] === 'always' ||
    play.given.seats.some((seat) => topOf(play.now, seat) === 'child')
  for (const seat of grabbed) {
    play.report({ clause, kind: 'false-start', seat })
    if (isPaid) receive(play, seat, clause, [])
    else play.report({ clause, with: free, kind: 'not-applied', why: 'no-child', seat })
  }
}
