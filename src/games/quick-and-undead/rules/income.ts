import { oneOf } from '../../../kernel/choice.ts'
import { shown } from '../../../kernel/refusal.ts'
import { ask, known, nothing, type Rule, type Suspension } from '../../../kernel/step.ts'
import type { ClauseId } from '../clauses.ts'
import { BULLETS, type Cell, type Resource, type Seat, type Space, spaces } from '../components.ts'
import type { Token } from '../events.ts'
import { amountIn, controls, emptyCells, type Play, type Position } from '../position.ts'
import { report } from '../report.ts'
import { spaceFacts } from '../spaces.ts'
import { extraOfIncome } from './effects/incomes.ts'

/**
 * income.from-supply: Coins and Notoriety come from the supply;
 * income.limited: once it runs out, no more of that kind can be taken.
 */
export function gain(
  { now }: Play,
  seat: Seat,
  what: Token,
  count: number,
  clause: ClauseId,
  others: readonly ClauseId[] = [],
): Suspension<void> {
  const left = amountIn(now.supply, what)
  if (left === 0) {
    const because = [clause, ...others] as const
    const why = 'supply-empty'
    return report({ clause: 'income.limited', with: because, kind: 'not-applied', why, seat, what })
  }
  if (left >= count) return report({ clause, with: others, kind: 'gained', seat, what, count })
  const limited = [...others, 'income.limited'] as const
  return report({ clause, with: limited, kind: 'gained', seat, what, count: left })
}

/** income.bullet-cap: a Bullet gained is lost with all six loaded. */
export function gainBullet(
  play: Play,
  seat: Seat,
  clause: ClauseId,
  others: readonly ClauseId[] = [],
): Rule {
  if (play.now.gangs[seat].loaded.length < BULLETS) return load(play, seat, clause, others)
  return report({ clause: 'income.bullet-cap', with: [clause], kind: 'bullet-lost', seat })
}

/** income.bullet: it loads an empty cell of its owner's choice. */
function* load(play: Play, seat: Seat, clause: ClauseId, others: readonly ClauseId[]): Rule {
  const empty = emptyCells(play.now.gangs[seat])
  const cell = yield* chooseCell('load', seat, empty, 'setup.bullet-gained')
  yield* report({ clause, with: others, kind: 'loaded', seat, cell })
}

/**
 * A Bullet that changes hands is loaded in any empty cell of its new owner.
 * steal.full-card: with all six loaded it is lost.
 */
export function* loadTaken(
  play: Play,
  seat: Seat,
  clause: 'intimidate.pay-bullet' | 'steal.bullet',
): Rule {
  const empty = emptyCells(play.now.gangs[seat])
  if (empty.length === 0) {
    const full = clause === 'steal.bullet' ? 'steal.full-card' : clause
    yield* report({ clause: full, with: ['income.bullet-cap'], kind: 'bullet-lost', seat })
    return
  }
  const cell = yield* chooseCell('load', seat, empty, clause)
  yield* report({ clause, kind: 'loaded', seat, cell })
}

/** Which of some cells; there is nothing to choose when there is one. */
export function chooseCell(
  kind: 'load' | 'empty' | 'steal-cell' | 'ranger-bullet',
  by: Seat,
  cells: readonly Cell[],
  clause: ClauseId,
): Suspension<Cell> {
  if (cells.length === 1) return known(cells[0] as Cell)
  return ask({
    clause,
    kind,
    by,
    options: oneOf(cells),
    refuse: (answer) => {
      const facts = { received: shown(answer), allowed: cells.map(String) }
      return { code: 'not-such-a-cell', clause, facts }
    },
  })
}

/** One resource of any kind from the supply; a Bullet is generated on the Targeting card. */
export function gainOne(
  play: Play,
  seat: Seat,
  what: Resource,
  clause: ClauseId,
  others?: readonly ClauseId[],
): Rule {
  if (what === 'bullet') return gainBullet(play, seat, clause, others)
  return gain(play, seat, what, 1, clause, others)
}

/**
 * turn.step-income, income.below-line: what is shown below the line of the space, taken from the supply;
 * income.no-slash: without a slash all of it.
 */
export function* takeIncome(
  play: Play,
  seat: Seat,
  space: Space,
  because: readonly ClauseId[] = [],
): Rule {
  const { income } = spaceFacts[space]
  const behind = because.length > 0 ? behindIncome(space, because) : behindPlainIncome[space]
  const kinds = income.slash ? [yield* chooseIncome(play, seat, income.kinds)] : income.kinds
  for (const what of kinds) {
    if (what !== 'bullet') {
      yield* gain(play, seat, what, income.count, 'turn.step-income', behind.tokens)
      continue
    }
    for (let taken = 0; taken < income.count; taken++) {
      yield* gainBullet(play, seat, 'income.bullet', behind.bullets)
    }
  }
  yield* takeExtra(play, seat, kinds)
}

/** The clauses behind the income of a space, besides the one that gives it: for Coins and Notoriety, for Bullets. */
function behindIncome(space: Space, because: readonly ClauseId[]) {
  const { income, clause } = spaceFacts[space]
  const slash = income.slash ? ('income.slash' as const) : ('income.no-slash' as const)
  const others = ['income.below-line', clause, slash, ...because] as const
  return {
    tokens: [...others, 'income.from-supply'],
    bullets: ['turn.step-income', ...others],
  } as const
}

/** Those of every space, made once: most incomes follow upon nothing that has to be told. */
const behindPlainIncome = Object.fromEntries(
  spaces.map((space) => [space, behindIncome(space, [])]),
) as Readonly<Record<Space, ReturnType<typeof behindIncome>>>

/** effect.extra-income: one more of a kind that this income consists of, if its controller wants one. */
export function takeExtra(play: Play, seat: Seat, kinds: readonly Resource[]): Rule {
  return controls(play.now, seat, 'extra-income') ? chooseExtra(play, seat, kinds) : nothing()
}

/** effect.extra-income: which, if any. */
function* chooseExtra(play: Play, seat: Seat, kinds: readonly Resource[]): Rule {
  const what = yield* extraOfIncome(play, seat, kinds)
  if (what !== 'none') yield* gainOne(play, seat, what, 'effect.extra-income')
}

/** income.slash: one of the kinds; R-supply-part: only one of which something is left, if any is. */
function chooseIncome({ now }: Play, by: Seat, kinds: readonly Resource[]): Suspension<Resource> {
  const left = kinds.filter((kind) => isLeft(now, kind))
  if (left.length < 2) return known(left[0] ?? (kinds[0] as Resource))
  return ask({
    clause: 'income.slash',
    kind: 'income',
    by,
    options: oneOf(left),
    refuse: (answer) => {
      const facts = { received: shown(answer), allowed: left }
      return { code: 'not-this-income', clause: 'income.slash', facts }
    },
  })
}

/** Whether anything of a kind can be taken from the supply; Bullets are the players' own tokens. */
export function isLeft({ supply }: Position, what: Resource): boolean {
  return what === 'bullet' || amountIn(supply, what) > 0
}
