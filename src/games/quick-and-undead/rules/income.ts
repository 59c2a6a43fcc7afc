import { oneOf } from '../../../kernel/choice/index.ts'
import { type ClauseId, when } from '../clauses.ts'
import { BULLETS, type Cell, type Resource, type Seat, type Space } from '../components.ts'
import type { Token } from '../events.ts'
import type { Play } from '../play.ts'
import { amountIn, controls, emptyCells, type Position } from '../position.ts'
import { spaceFacts } from '../spaces.ts'
import { refusal } from './refusal.ts'

/**
 * income.from-supply: Coins and Notoriety come from the supply;
 * income.limited: once it runs out, no more of that kind can be taken.
 */
export function gain(
  play: Play,
  seat: Seat,
  what: Token,
  wanted: number,
  clause: ClauseId,
  because: readonly ClauseId[] = [],
): void {
  const limited = 'income.limited'
  const count = Math.min(wanted, amountIn(play.now.supply, what))
  if (count === 0) {
    const why = 'supply-empty'
    const others = [clause, ...because] as const
    play.report({ clause: limited, with: others, kind: 'not-applied', why, seat, what })
  } else {
    const others = when(count < wanted, limited, because)
    play.report({ clause, with: others, kind: 'gained', seat, what, count })
  }
}

/**
 * income.bullet: a Bullet gained loads an empty cell of its owner's choice;
 * income.bullet-cap: with all six loaded it is lost.
 */
export function gainBullet(
  play: Play,
  seat: Seat,
  clause: ClauseId,
  others: readonly ClauseId[] = [],
): void {
  const empty = emptyCells(play.now.gangs[seat])
  if (empty.length === 0) {
    play.report({ clause: 'income.bullet-cap', with: [clause], kind: 'bullet-lost', seat })
  } else {
    const cell = chooseCell(play, 'load', seat, empty, 'setup.bullet-gained')
    play.report({ clause, with: others, kind: 'loaded', seat, cell })
  }
}

/**
 * A Bullet that changes hands is loaded in any empty cell of its new owner.
 * steal.full-card: with all six loaded it is lost.
 */
export function loadTaken(
  play: Play,
  seat: Seat,
  clause: 'intimidate.pay-bullet' | 'steal.bullet',
): void {
  const empty = emptyCells(play.now.gangs[seat])
  if (empty.length === 0) {
    const full = clause === 'steal.bullet' ? 'steal.full-card' : clause
    play.report({ clause: full, with: ['income.bullet-cap'], kind: 'bullet-lost', seat })
  } else {
    const cell = chooseCell(play, 'load', seat, empty, clause)
    play.report({ clause, kind: 'loaded', seat, cell })
  }
}

/** Asks for one of some cells, on the chooser's own card by default. */
export function chooseCell(
  play: Play,
  kind: 'load' | 'empty' | 'steal-cell',
  by: Seat,
  cells: readonly Cell[],
  clause: ClauseId,
  seat = by,
): Cell {
  const refuse = (answer: unknown) => refusal('not-such-a-cell', clause, answer, cells)
  return play.ask({ clause, kind, by, about: { seat }, options: oneOf(cells), refuse })
}

/** One resource of any kind from the supply; a Bullet is generated on the Targeting card. */
export function gainOne(
  play: Play,
  seat: Seat,
  what: Resource,
  clause: ClauseId,
  others?: readonly ClauseId[],
): void {
  if (what === 'bullet') gainBullet(play, seat, clause, others)
  else gain(play, seat, what, 1, clause, others)
}

/**
 * turn.step-income, income.below-line: what is shown below the line of the space, taken from the supply;
 * income.no-slash: without a slash all of it.
 */
export function takeIncome(
  play: Play,
  seat: Seat,
  space: Space,
  because: readonly ClauseId[] = [],
): void {
  const { income, clause } = spaceFacts[space]
  const slash = income.slash ? 'income.slash' : 'income.no-slash'
  const others = ['income.below-line', clause, slash, ...because] as const
  const kinds = income.slash ? [chooseIncome(play, seat, income.kinds)] : income.kinds
  for (const what of kinds) {
    if (what === 'bullet') {
      for (let taken = 0; taken < income.count; taken++) {
        gainBullet(play, seat, 'income.bullet', ['turn.step-income', ...others])
      }
    } else {
      const supplied = [...others, 'income.from-supply'] as const
      gain(play, seat, what, income.count, 'turn.step-income', supplied)
    }
  }
  takeExtra(play, seat, kinds)
}

/** income.slash: one of the kinds; R-supply-part: only one of which something is left, if any is. */
function chooseIncome(play: Play, by: Seat, kinds: readonly Resource[]): Resource {
  const left = kinds.filter((kind) => isLeft(play.now, kind))
  const clause = 'income.slash'
  return play.ask({
    clause,
    kind: 'income',
    by,
    options: oneOf(left.length > 0 ? left : kinds.slice(0, 1)),
    refuse: (answer) => refusal('not-this-income', clause, answer, left),
  })
}

/** True when the supply has any of a kind; Bullets are the players' own tokens. */
export function isLeft({ supply }: Position, what: Resource): boolean {
  return what === 'bullet' || amountIn(supply, what) > 0
}

/**
 * effect.extra-income: during income the controller of that building may take one more resource of a kind being gained.
 * R-extra-income: one for the whole income, whatever it consists of;
 * day.permanent-repeatable: in every income.
 */
export function takeExtra(play: Play, by: Seat, kinds: readonly Resource[]): void {
  if (!controls(play.now, by, 'extra-income')) return
  const left = kinds.filter((kind) => canGain(play.now, by, kind))
  const clause = 'effect.extra-income'
  const what = play.ask<Resource | 'none'>({
    clause,
    kind: 'extra-income',
    by,
    options: oneOf([...left, 'none']),
    refuse: (answer) => refusal('not-of-this-income', clause, answer, left),
  })
  if (what !== 'none') gainOne(play, by, what, clause, ['day.permanent-repeatable'])
}

/** income.limited, income.bullet-cap: whether one more of a resource would come to a seat. */
export function canGain(now: Position, seat: Seat, what: Resource): boolean {
  return what === 'bullet' ? now.gangs[seat].loaded.length < BULLETS : isLeft(now, what)
}
