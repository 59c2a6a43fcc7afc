import { keyOf } from '../data/copy.ts'
import { lcm } from '../data/integers.ts'
import type { Opening } from '../game/opening.ts'
import { RefusalError } from '../game/refusal.ts'
import type { Loop } from '../run/table.ts'
import type { Budget } from './budget.ts'
import {
  type Appliable,
  enumerate,
  isEnded,
  type Leaf,
  type SolvedLoop,
  type Surroundings,
} from './enumerate.ts'
import { absorb, type ChainState, type SolvedState, trapped } from './markov-chain.ts'
import { Frontier, Tally, type Weights } from './tally.ts'

/** A loop solved from one position, with the expected numbers of rounds. */
interface Solution<Position> extends SolvedLoop<Position> {
  readonly rounds: Weights
}

/** Loops within loops may be nested this deep. A loop that plays itself would never be solved. */
const DEEPEST_NESTING = 50

/** Solves loops as absorbing chains, from the inside out, and remembers each by loop and position. */
export class LoopSolver<Given, Position> {
  readonly #game: Appliable<Given, Position>
  readonly #opening: Opening<Given, Position>
  readonly #decide: Surroundings<Given, Position>['decide']
  readonly #budget: Budget
  readonly #until: Surroundings<Given, Position>['until']
  readonly #solutions = new Map<string, Solution<Position> | undefined>()
  #depth = 0

  constructor(
    game: Appliable<Given, Position>,
    opening: Opening<Given, Position>,
    decide: Surroundings<Given, Position>['decide'],
    budget: Budget,
    until?: Surroundings<Given, Position>['until'],
  ) {
    this.#until = until
    this.#game = game
    this.#opening = opening
    this.#decide = decide
    this.#budget = budget
  }

  /** Context for an enumeration. */
  surroundings(): Surroundings<Given, Position> {
    return {
      game: this.#game,
      opening: this.#opening,
      budget: this.#budget,
      until: this.#until,
      decide: this.#decide,
      solve: (loop, position) => this.#solve(loop, position),
    }
  }

  /** Adds the rounds of the loops on a way to the counts of a tally. */
  countRounds(leaf: Leaf<Given, Position>, tally: Tally): void {
    for (const { key } of leaf.loops) {
      tally.count((this.#solutions.get(key) as Solution<Position>).rounds, leaf)
    }
  }

  /** The solution of a loop; undefined when a decision that is left open can be met in it. */
  #solve(loop: Loop, position: Position): Solution<Position> | undefined {
    const key = `${loop.name} ${keyOf(position)}`
    if (!this.#solutions.has(key)) {
      if (++this.#depth > DEEPEST_NESTING) throw refusalOf('loop-within-itself', loop)
      this.#budget.keep()
      this.#solutions.set(key, this.#solveChain(loop, position, key))
      this.#depth--
    }
    return this.#solutions.get(key)
  }

  /** Gathers the positions in which rounds can begin, then solves the chain that they form. */
  #solveChain(loop: Loop, start: Position, key: string): Solution<Position> | undefined {
    const rounds = new Frontier<Position>(this.#budget)
    const exits = new Frontier<Position>(this.#budget)
    rounds.indexOf(start)
    const chain: ChainState[] = []
    for (const position of rounds.positions) {
      const state = this.#playRound(loop, position, rounds, exits)
      if (!state) return undefined
      chain.push(state)
    }
    if (trapped(chain)) throw refusalOf('loop-may-never-end', loop)
    return solutionOf(key, exits.positions, absorb(chain, this.#budget))
  }

  /** Ends of one round from a position; undefined when it can meet an open decision. */
  #playRound(
    loop: Loop,
    position: Position,
    rounds: Frontier<Position>,
    exits: Frontier<Position>,
  ): ChainState | undefined {
    const around = this.surroundings()
    const tally = new Tally()
    const ends = new Map<string, { exit: boolean; index: number }>()
    for (const leaf of enumerate({ position, procedure: (table) => loop.body(table) }, around)) {
      if (leaf.halted || leaf.forks.some((fork) => fork.open)) return undefined
      const key = keyOf(leaf.position)
      if (!ends.has(key)) {
        const exit = isEnded(leaf.position) || !loop.goesOn(leaf.table)
        ends.set(key, { exit, index: (exit ? exits : rounds).indexOf(leaf.position, key) })
      }
      tally.add(key, leaf)
      this.countRounds(leaf, tally)
    }
    return chainState(loop, tally, ends)
  }
}

/** The state of a chain that a round makes: its ends, and the rounds played, inner loops included. */
function chainState(
  { name }: Loop,
  tally: Tally,
  ends: ReadonlyMap<string, { readonly exit: boolean; readonly index: number }>,
): ChainState {
  const { weights, total } = tally.weights()
  const common = lcm([total, ...[...tally.counts.values()].map(({ d }) => d)])
  const state = {
    total: common,
    next: new Map<number, bigint>(),
    exits: new Map<number, bigint>(),
    costs: new Map([[name, common]]),
  }
  for (const [key, weight] of weights) {
    const { exit, index } = ends.get(key) as { exit: boolean; index: number }
    ;(exit ? state.exits : state.next).set(index, weight * (common / total))
  }
  for (const [inner, { n, d }] of tally.counts) {
    state.costs.set(inner, (state.costs.get(inner) ?? 0n) + n * (common / d))
  }
  return state
}

/** The ways out of a solved chain as one roll with integer weights. */
function solutionOf<Position>(
  key: string,
  positions: readonly Position[],
  { exits, costs, total }: SolvedState,
): Solution<Position> {
  const weighted = [...exits].map(([index, weight]) => ({
    position: positions[index] as Position,
    weight,
  }))
  return { key, exits: weighted, total, rounds: { weights: costs, total } }
}

/** Refusal for a loop that cannot be solved; its facts name the loop. */
export function refusalOf(
  code: 'loop-may-never-end' | 'loop-within-itself',
  { name, clause }: Pick<Loop, 'name' | 'clause'>,
): RefusalError {
  return new RefusalError({ code, clause, facts: { loop: name } })
}
