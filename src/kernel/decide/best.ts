import Fraction from 'fraction.js'
import { answersOf, sameData } from '../choice/index.ts'
import { lcm } from '../data/integers.ts'
import type { Assumption, Game } from '../game/game.ts'
import type { Opening, Policy } from '../game/opening.ts'
import { type Outcome, outcomeOf, RefusalError, shown } from '../game/refusal.ts'
import { Assumptions } from '../odds/assumptions.ts'
import { Budget } from '../odds/budget.ts'
import type { Decision } from '../odds/enumerate.ts'
import { LoopSolver, refusalOf } from '../odds/loop-solver.ts'
import { absorbEach, type ChainState } from '../odds/markov-chain.ts'
import type { Ask, Decider, Together } from '../run/table.ts'
import { type Place, PlaceFinder } from './decision-points.ts'
import {
  bestOf,
  chooseTowards,
  type End,
  endsOf,
  improve,
  type Tree,
  worth,
} from './decision-tree.ts'
import { asKnown } from './unseen.ts'

/** The best that one player can do, the others deciding by a policy. */
export interface Best {
  /** Expected value for the player when every decision is the best one. */
  readonly value: Fraction
  /** The next decision, when it is this player's and neither chance nor anybody else comes first. */
  readonly next: BestDecision | undefined
  /** The policy assumed at each kind of decision of the others. */
  readonly assumed: readonly Assumption[]
}

/** One decision with what each answer is worth, all later decisions being taken as well as possible. */
export interface BestDecision {
  readonly question: Ask
  readonly answers: readonly { readonly answer: unknown; readonly value: Fraction }[]
  /** The number of the answer that is worth most; the first of them when several are. */
  readonly best: number
}

/** Request for the best decisions. */
export interface BestRequest<Given, Position> {
  /** Player who decides as well as possible. */
  readonly by: Decider
  /**
   * Worth of a final position to that player: a whole number or a fraction. Receives the position as the player knows
   * it: things nobody has looked at are `unseen`.
   */
  value(position: Position, given: Given): number | bigint | Fraction
  /** Policy for the decisions of all others. Without one, such a decision is refused. */
  readonly policy?: Policy<NoInfer<Position>>
  /** The answers given so far, by number. None unless told otherwise. */
  readonly after?: readonly number[]
  /** Largest number of computed steps. */
  readonly budget?: number
}

/** The part of a game that finding the best needs. */
type Playable<Given, Position> = Pick<
  Game<never, Given, Position, never>,
  'apply' | 'seenBy' | 'asKnownTo'
>

/**
 * The best decisions of one player, exactly: among all ways of deciding that end the procedure with
 * certainty, one whose mean value is greatest. Refused when the player decides while something lies hidden
 * that somebody knows or set, or when on some way a rule or the value looks at a thing that the player has
 * not seen; when play may never end, when the others have no policy, or when it is too large.
 */
export function best<Given, Position>(
  game: Playable<Given, Position>,
  opening: Opening<Given, Position>,
  request: BestRequest<Given, Position>,
): Outcome<Best> {
  return outcomeOf(() => computeBest(game, opening, request))
}

function computeBest<Given, Position>(
  game: Playable<Given, Position>,
  begun: Opening<Given, Position>,
  request: BestRequest<Given, Position>,
): Best {
  const { by, after: given = [] } = request
  const { opening, after } = asKnown(game, { opening: begun, after: given }, by)
  const budget = new Budget(request.budget)
  const assumptions = new Assumptions(request.policy)
  const decide = (question: Ask, position: Position): Decision => {
    if (question.by !== by) return assumptions.decide(question, position)
    requireOpenInformation(game, question, position)
    return 'open'
  }
  const solver = new LoopSolver(game, opening, decide, budget)
  const value = (position: Position) => exact(request.value(position, opening.given))
  const { position, procedure } = opening
  const start = { position, procedure, given: after }
  const found = new PlaceFinder(solver, value, budget).explore(start)
  const values = decideBest(found, budget)
  const trees = found.map(({ tree }) => tree)
  const [tree] = trees as [Tree]
  const next = nextDecision(trees, values)
  return { value: worth(tree, values), next, assumed: assumptions.list() }
}

/**
 * A decision may rest on what its player knows and on nothing else, or its value would be a lie. What is only
 * `unseen` is no part of what a position knows, so it forbids nothing before it is looked at.
 */
function requireOpenInformation<Given, Position>(
  game: Playable<Given, Position>,
  { clause, kind, by, asked = 0 }: Ask & Partial<Together>,
  position: Position,
): void {
  const seen = by === 'table' ? position : game.seenBy(position, by)
  if (asked === 0 && sameData(seen, position)) return
  throw new RefusalError({
    code: 'best-needs-open-information',
    clause,
    facts: { question: kind, by },
  })
}

function exact(value: number | bigint | Fraction): Fraction {
  const isExact =
    typeof value === 'bigint' || value instanceof Fraction || Number.isSafeInteger(value)
  if (isExact) return new Fraction(value)
  throw new RefusalError({ code: 'value-not-exact', facts: { received: shown(value) } })
}

/** The first decision, when every way begins with it. */
function nextDecision(
  trees: readonly Tree[],
  values: readonly Fraction[],
): BestDecision | undefined {
  let [tree] = trees as [Tree]
  // Goes on while there is one way to go: into a loop, or out of a loop that ends in one way only.
  for (;;) {
    if ('place' in tree) tree = trees[tree.place] as Tree
    else if ('total' in tree && tree.branches.length === 1) tree = tree.branches[0] as Tree
    else break
  }
  if (!('chosen' in tree)) return undefined
  const worths = tree.branches.map((branch) => worth(branch, values))
  const answers = answersOf(tree.question.options).map((answer, index) => ({
    answer,
    value: worths[index] as Fraction,
  }))
  return { question: tree.question, answers, best: bestOf(worths) }
}

/**
 * Policy iteration on exact fractions; what each place is worth in the end. It starts with choices
 * that lead from every place to the end, and changes a choice only where another is worth strictly
 * more. This keeps play ending: if new choices could stay for ever among some places, take those that
 * come up again and again. On average over the long run their worth neither grows nor shrinks from
 * one to the next, while each new choice that is met there gains something: so no choice that is met
 * there is new. But then the former choices stayed there for ever too. Every change gains something
 * and there are finitely many choices, so it stops; and choices that no single change can better are
 * the best of all that end.
 */
function decideBest<Given, Position>(
  found: readonly { readonly place: Place<Given, Position>; readonly tree: Tree }[],
  budget: Budget,
): readonly Fraction[] {
  leadToTheEnd(found, budget)
  const trees = found.map(({ tree }) => tree)
  for (;;) {
    const values = evaluate(trees, budget)
    let changed = false
    for (const tree of trees) changed = improve(tree, values).changed || changed
    if (!changed) return values
  }
}

/** Makes choices that can lead from every place to the end. Refused when a place has none. */
function leadToTheEnd<Given, Position>(
  found: readonly { readonly place: Place<Given, Position>; readonly tree: Tree }[],
  budget: Budget,
): void {
  const leading = new Set<number>()
  for (let before = -1; before < leading.size; ) {
    before = leading.size
    budget.spend(found.length)
    for (const [index, { tree }] of found.entries()) {
      if (!leading.has(index) && chooseTowards(tree, leading)) leading.add(index)
    }
  }
  const stuck = found.find(({ place }, index) => place.loop && !leading.has(index))
  if (stuck?.place.loop) throw refusalOf('loop-may-never-end', stuck.place.loop)
}

/** Worth of every decision point under the present choices, all of which lead to the end. */
function evaluate(trees: readonly Tree[], budget: Budget): readonly Fraction[] {
  const solved = absorbEach(
    trees.map((tree) => chainState([...endsOf(tree, new Fraction(1))], budget)),
    budget,
  )
  return solved.map(({ costs, total }) => new Fraction(costs.get(WORTH) ?? 0n, total))
}

/** Name under which a chain counts the worth of ends on the way to its only exit. */
const WORTH = 'worth'

function chainState(ends: readonly (readonly [End, Fraction])[], budget: Budget): ChainState {
  budget.spend(ends.length)
  const denominators = ends.map(([end, chance]) =>
    'value' in end ? end.value.mul(chance).d : chance.d,
  )
  const total = lcm([...denominators, ...ends.map(([, chance]) => chance.d)])
  const [next, exits, costs] = [
    new Map<number, bigint>(),
    new Map<number, bigint>(),
    new Map<string, bigint>(),
  ]
  for (const [end, chance] of ends) {
    const weight = chance.n * (total / chance.d)
    if ('place' in end) add(next, end.place, weight)
    else {
      add(exits, 0, weight)
      const { s, n, d } = end.value.mul(chance)
      add(costs, WORTH, s * n * (total / d))
    }
  }
  return { total, next, exits, costs }
}

function add<K>(to: Map<K, bigint>, key: K, weight: bigint): void {
  to.set(key, (to.get(key) ?? 0n) + weight)
}
