import Fraction from 'fraction.js'
import { absorb, addScaled, type ChainState, ONE, trapped, ZERO } from './chain.ts'
import { keyOf } from './copy.ts'
import { enumerate, type Leaf, type SolvedLoop, type Surroundings } from './enumerate.ts'
import type { Game, Opening, Policy } from './game.ts'
import { accepted, type Outcome, RefusalError, refused } from './refusal.ts'
import { layTable } from './run.ts'
import type { Ask, Loop } from './step.ts'

/** A decision that was taken for the sake of odds, and the policy that took it. */
export interface Assumption {
  readonly clause: string
  readonly kind: string
  readonly by: string
  readonly policy: string
}

/** The exact distribution over what interests in the final positions. */
export interface Odds<Result> {
  /** Each result that can occur, with its chance; the chances sum to exactly one. */
  readonly outcomes: readonly { readonly result: Result; readonly chance: Fraction }[]
  /** The mean number of rounds of each loop, by its name. */
  readonly meanRounds: Readonly<Record<string, Fraction>>
  /** The policy assumed at each kind of decision. Odds without it would not be an answer. */
  readonly assumed: readonly Assumption[]
}

/** What odds are wanted of. */
export interface OddsRequest<Given, Position, Result> {
  /** What interests in a final position: plain data; equal data are one outcome. */
  readonly result: (position: Position, given: Given) => Result
  /** How decisions are taken. Without one, odds that meet a decision are refused. */
  readonly policy?: Policy<Position>
  /** How many branches may be visited at the most. */
  readonly budget?: number
}

/** The number of branches visited before odds are refused as too large, unless told otherwise. */
export const ODDS_BUDGET = 2_000_000

/**
 * The exact odds of a procedure from its opening: chance fully enumerated, loops solved as absorbing
 * chains. Refused when a loop may never end, when a decision has no policy, or when it is too large.
 */
export function odds<Given, Position, Result>(
  game: Pick<Game<never, Given, Position, never>, 'apply'>,
  opening: Opening<Given, Position>,
  request: OddsRequest<Given, Position, Result>,
): Outcome<Odds<Result>> {
  try {
    return accepted(computeOdds(game, opening, request))
  } catch (error) {
    if (error instanceof RefusalError) return refused(error.refusal)
    throw error
  }
}

function computeOdds<Given, Position, Result>(
  game: Pick<Game<never, Given, Position, never>, 'apply'>,
  opening: Opening<Given, Position>,
  { result, policy, budget = ODDS_BUDGET }: OddsRequest<Given, Position, Result>,
): Odds<Result> {
  const solver = makeSolver(game, opening, policy, budget)
  const results = new Map<string, Result>()
  const tally = new Tally<string>()
  enumerate(opening.position, opening.procedure, solver.around(), (leaf) => {
    const found = result(leaf.position, opening.given)
    const key = keyOf(found)
    results.set(key, found)
    tally.add(key, leaf)
    solver.costs(leaf, tally)
  })
  const outcomes = tally
    .chances()
    .map(([key, chance]) => ({ result: results.get(key) as Result, chance }))
  return {
    outcomes,
    meanRounds: Object.fromEntries(tally.counts()),
    assumed: [...solver.assumed.values()],
  }
}

/** Sums integer weights per key and denominator; fractions are made only at the end. */
class Tally<Key> {
  readonly #weights = new Map<Key, Map<bigint, bigint>>()
  readonly #counts = new Map<string, Fraction>()

  add(
    key: Key,
    { numerator, denominator }: Pick<Leaf<unknown>, 'numerator' | 'denominator'>,
  ): void {
    let byDenominator = this.#weights.get(key)
    if (!byDenominator) {
      byDenominator = new Map()
      this.#weights.set(key, byDenominator)
    }
    byDenominator.set(denominator, (byDenominator.get(denominator) ?? 0n) + numerator)
  }

  count(costs: Map<string, Fraction>, chance: Fraction): void {
    addScaled(this.#counts, costs, chance)
  }

  chances(): [Key, Fraction][] {
    return [...this.#weights].map(([key, byDenominator]) => {
      let sum = ZERO
      for (const [denominator, numerator] of byDenominator) {
        sum = sum.add(new Fraction(numerator, denominator))
      }
      return [key, sum]
    })
  }

  counts(): Map<string, Fraction> {
    return this.#counts
  }
}

/** A loop solved from one position, with the expected numbers of rounds. */
interface Solution<Position> extends SolvedLoop<Position> {
  readonly costs: Map<string, Fraction>
}

/** Solves loops from the inside out and remembers each by loop and position. */
function makeSolver<Given, Position>(
  game: Pick<Game<never, Given, Position, never>, 'apply'>,
  opening: Opening<Given, Position>,
  policy: Policy<Position> | undefined,
  limit: number,
) {
  const solutions = new Map<string, Solution<Position>>()
  const assumed = new Map<string, Assumption>()
  const budget = { left: limit }
  const assume = ({ clause, kind, by }: Ask, { id }: Policy<Position>) => {
    assumed.set(`${kind} ${by}`, { clause, kind, by, policy: id })
  }
  const around = (): Surroundings<Given, Position> => {
    const table = layTable(opening)
    return { game, table, policy, budget, assume, solve: (loop) => solve(loop, table.now) }
  }
  const solve = (loop: Loop, position: Position): Solution<Position> => {
    const key = `${loop.name} ${keyOf(position)}`
    let solution = solutions.get(key)
    if (!solution) {
      solution = solveLoop(loop, position, key)
      solutions.set(key, solution)
    }
    return solution
  }
  const costs = (leaf: Leaf<Position>, tally: Pick<Tally<string>, 'count'>) => {
    if (leaf.loops.length === 0) return
    const chance = new Fraction(leaf.numerator, leaf.denominator)
    for (const { key } of leaf.loops) {
      tally.count((solutions.get(key) as Solution<Position>).costs, chance)
    }
  }

  /** Gathers the positions at which rounds can begin, then solves the chain that they form. */
  const solveLoop = (loop: Loop, start: Position, key: string): Solution<Position> => {
    const rounds = new Frontier<Position>()
    const exits = new Frontier<Position>()
    rounds.indexOf(start)
    const chain: ChainState[] = []
    const surroundings = around()
    const goesOn = (position: Position) => {
      surroundings.table.now = position
      return loop.goesOn(surroundings.table)
    }
    for (const position of rounds.positions) {
      const tally = new Tally<string>()
      const ends = new Map<string, { exit: boolean; index: number }>()
      enumerate(
        position,
        (table) => loop.body(table),
        surroundings,
        (leaf) => {
          const end = keyOf(leaf.position)
          if (!ends.has(end)) {
            const exit = !goesOn(leaf.position)
            ends.set(end, { exit, index: (exit ? exits : rounds).indexOf(leaf.position) })
          }
          tally.add(end, leaf)
          costs(leaf, tally)
        },
      )
      chain.push(chainState(loop, tally, ends))
    }
    if (trapped(chain)) throw neverEnds(loop)
    return integerWeights(key, exits.positions, absorb(chain))
  }
  return { around, costs, assumed }
}

/** The positions met so far, in order of discovery; growing while it is walked. */
class Frontier<Position> {
  readonly positions: Position[] = []
  readonly #indices = new Map<string, number>()

  indexOf(position: Position): number {
    const key = keyOf(position)
    const known = this.#indices.get(key)
    if (known !== undefined) return known
    this.#indices.set(key, this.positions.length)
    this.positions.push(position)
    return this.positions.length - 1
  }
}

function chainState(
  loop: Loop,
  tally: Tally<string>,
  ends: Map<string, { exit: boolean; index: number }>,
): ChainState {
  const state: ChainState = { next: new Map(), exits: new Map(), costs: tally.counts() }
  for (const [key, chance] of tally.chances()) {
    const { exit, index } = ends.get(key) as { exit: boolean; index: number }
    ;(exit ? state.exits : state.next).set(index, chance)
  }
  addScaled(state.costs, new Map([[loop.name, ONE]]), ONE)
  return state
}

function integerWeights<Position>(
  key: string,
  positions: readonly Position[],
  { exits, costs }: Pick<ChainState, 'exits' | 'costs'>,
): Solution<Position> {
  let total = 1n
  for (const { d } of exits.values()) total = new Fraction(total).lcm(new Fraction(d)).n
  const weighted = [...exits].map(([index, { n, d }]) => ({
    position: positions[index] as Position,
    weight: n * (total / d),
  }))
  return { key, exits: weighted, total, costs }
}

function neverEnds({ name, clause }: Loop): RefusalError {
  return new RefusalError({ code: 'loop-may-never-end', clause, facts: { loop: name } })
}
