import type Fraction from 'fraction.js'
import { keyOf } from '../data/copy.ts'
import type { Budget } from '../odds/budget.ts'
import { type Branch, enumerate, type Fork, type Leaf, type Start } from '../odds/enumerate.ts'
import type { LoopSolver } from '../odds/loop-solver.ts'
import { Frontier } from '../odds/tally.ts'
import type { Loop } from '../run/table.ts'
import { type End, type Tree, TreeOfWays } from './decision-tree.ts'

/**
 * A place where play can stand between two rounds: in the opening's procedure or at the start of a
 * round of a loop, and where it goes on when that loop has ended. By the restart law nothing else
 * matters, so places are the states of a decision process, however deep loops are nested.
 */
export interface Place<Given, Position> {
  readonly start: Start<Given, Position>
  /** The loop that is being played; the opening's procedure when there is none. */
  readonly loop: Loop | undefined
  /** Decision point from which the loop was entered, with the way to the loop. */
  readonly outer: Place<Given, Position> | undefined
}

/** Steps that a branch of a tree costs, for the memory that it takes. */
const STEPS_PER_BRANCH = 50

/** Finds every place that can be reached, and the tree of ways from each. */
export class PlaceFinder<Given, Position> {
  readonly #places: Frontier<Place<Given, Position>>
  readonly #solver: LoopSolver<Given, Position>
  readonly #value: (position: Position) => Fraction
  readonly #budget: Budget

  constructor(
    solver: LoopSolver<Given, Position>,
    value: (position: Position) => Fraction,
    budget: Budget,
  ) {
    this.#places = new Frontier(budget)
    this.#solver = solver
    this.#value = value
    this.#budget = budget
  }

  /** The places that can be reached from a start, itself first, each with its tree. */
  explore(start: Start<Given, Position>): { place: Place<Given, Position>; tree: Tree }[] {
    this.#indexOf({ start, loop: undefined, outer: undefined })
    const found: { place: Place<Given, Position>; tree: Tree }[] = []
    for (const place of this.#places.positions) found.push({ place, tree: this.#treeOf(place) })
    return found
  }

  #treeOf(place: Place<Given, Position>): Tree {
    const ways = new TreeOfWays()
    const around = this.#solver.surroundings()
    for (const leaf of enumerate(place.start, around)) {
      this.#budget.spend(STEPS_PER_BRANCH)
      const another = place.loop !== undefined && !leaf.halted && place.loop.goesOn(leaf.table)
      ways.add(leaf.forks, this.#endOf(place, leaf, another))
    }
    return ways.tree()
  }

  /** End of a way from a decision point: into a loop, to another round, out of the loop, or the end of play. */
  #endOf(place: Place<Given, Position>, leaf: Leaf<Given, Position>, anotherRound: boolean): End {
    const { loop, outer } = place
    const { position, halted } = leaf
    if (halted) {
      return this.#roundOf(halted, position, continued(place, leaf.forks.map(branchTaken)))
    }
    if (!loop || !outer) return { value: this.#value(position) }
    if (anotherRound) return this.#roundOf(loop, position, outer)
    return { place: this.#indexOf(continued(outer, [{ exit: position }])) }
  }

  #roundOf(loop: Loop, position: Position, outer: Place<Given, Position>): End {
    const start: Start<Given, Position> = { position, procedure: (table) => loop.body(table) }
    return { place: this.#indexOf({ start, loop, outer }) }
  }

  #indexOf(place: Place<Given, Position>): number {
    return this.#places.indexOf(place, keyOfPlace(place))
  }
}

/** A place after further branches have been taken from it. */
function continued<Given, Position>(
  { start, loop, outer }: Place<Given, Position>,
  taken: readonly Branch<Position>[],
): Place<Given, Position> {
  return { start: { ...start, way: [...(start.way ?? []), ...taken] }, loop, outer }
}

function branchTaken<Position>({ exits, branch }: Fork<Position>): Branch<Position> {
  return exits ? { exit: (exits[branch] as { position: Position }).position } : branch
}

function keyOfPlace<Given, Position>({ start, loop, outer }: Place<Given, Position>): string {
  const here = keyOf([loop?.name, start.position, start.way])
  return outer ? `${keyOfPlace(outer)} ${here}` : here
}
