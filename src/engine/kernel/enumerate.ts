import { copyOf } from './copy.ts'
import type { Game, Policy } from './game.ts'
import { RefusalError } from './refusal.ts'
import { choiceOf, type OpenTable, type Question, runToQuestion } from './run.ts'
import type { Ask, GameEvent, Loop, Rule } from './step.ts'

/** One way a procedure can go: where it ends, and how likely it is as a product of integer weights. */
export interface Leaf<Position> {
  readonly position: Position
  readonly numerator: bigint
  readonly denominator: bigint
  /** The loops met on the way, each with the position in which it began. */
  readonly loops: readonly SolvedLoop<Position>[]
}

/** A loop answered as one roll whose outcomes are the positions in which it can end. */
export interface SolvedLoop<Position> {
  readonly exits: readonly { readonly position: Position; readonly weight: bigint }[]
  readonly total: bigint
  readonly key: string
}

/** What an enumeration needs to know of its surroundings. */
export interface Surroundings<Given, Position> {
  readonly game: Pick<Game<never, Given, Position, never>, 'apply'>
  readonly table: OpenTable<Given, Position>
  readonly policy: Policy<Position> | undefined
  /** How many leaves may be visited before the enumeration is refused as too large. */
  readonly budget: { left: number }
  /** Solves a loop met on the way from the position on the table. */
  solve(loop: Loop): SolvedLoop<Position>
  /** Called for each decision that the policy takes. */
  assume(question: Ask, policy: Policy<Position>): void
}

/** A fork on the way to a leaf: which branch is taken, and the weights of all. */
interface Fork {
  branch: number
  readonly weights: readonly bigint[]
  readonly total: bigint
}

/**
 * Visits every way in which a procedure can go from a position, in a fixed order. Chance branches by
 * its weights, decisions by the policy, loops by their solution. The weights of all leaves sum to one.
 */
export function enumerate<Given, Position>(
  start: Position,
  procedure: (table: OpenTable<Given, Position>) => Rule<unknown>,
  around: Surroundings<Given, Position>,
  visit: (leaf: Leaf<Position>) => void,
): void {
  const forks: Fork[] = []
  do {
    visit(runToLeaf(start, procedure, around, forks))
    if (--around.budget.left < 0) throw new RefusalError({ code: 'odds-too-large', facts: {} })
  } while (nextBranch(forks))
}

/** Runs once, taking the branches that the forks say, and adding a fork where the way is new. */
function runToLeaf<Given, Position>(
  start: Position,
  procedure: (table: OpenTable<Given, Position>) => Rule<unknown>,
  around: Surroundings<Given, Position>,
  forks: Fork[],
): Leaf<Position> {
  const { table } = around
  table.now = copyOf(start)
  const loops: SolvedLoop<Position>[] = []
  let depth = 0
  let numerator = 1n
  let denominator = 1n
  const take = (weights: () => Pick<Fork, 'weights' | 'total'>): number => {
    if (depth === forks.length) forks.push({ branch: 0, ...weights() })
    const { branch, weights: all, total } = forks[depth++] as Fork
    numerator *= all[branch] as bigint
    denominator *= total
    return branch
  }
  const runner = {
    report: (event: GameEvent) => around.game.apply(table.now, event as never),
    anotherRound: (loop: Loop) => {
      if (!loop.goesOn(table)) return false
      const solved = around.solve(loop)
      loops.push(solved)
      const exit = take(() => ({ weights: solved.exits.map((e) => e.weight), total: solved.total }))
      table.now = copyOf((solved.exits[exit] as { position: Position }).position)
      return false
    },
  }
  const rule = procedure(table)
  let question = runToQuestion(rule, 0, runner)
  while (question) {
    const answer = decidedAnswer(question, around) ?? take(weightsOf.bind(undefined, question))
    question = runToQuestion(rule, answer, runner)
  }
  return { position: table.now, numerator, denominator, loops }
}

/** The answer of the policy to a decision; undefined for chance and where any answer will do. */
function decidedAnswer<Given, Position>(
  question: Question,
  { policy, table, assume }: Surroundings<Given, Position>,
): number | undefined {
  if (question.step === 'roll') return undefined
  if (!policy) {
    const { clause, kind } = question
    throw new RefusalError({ code: 'odds-need-policy', clause, facts: { question: kind } })
  }
  assume(question, policy)
  const choice = policy.choose(question, table.now)
  return choice === 'any' ? undefined : choice
}

function weightsOf(question: Question): Pick<Fork, 'weights' | 'total'> {
  const { count } = choiceOf(question)
  const given = question.step === 'roll' ? question.weights : undefined
  const weights = given ? given.map(BigInt) : new Array<bigint>(count).fill(1n)
  return { weights, total: weights.reduce((sum, weight) => sum + weight, 0n) }
}

/** Turns to the next branch of the last fork that has one; false when all have been visited. */
function nextBranch(forks: Fork[]): boolean {
  for (;;) {
    const last = forks.at(-1)
    if (!last) return false
    if (++last.branch < last.weights.length) return true
    forks.pop()
  }
}
