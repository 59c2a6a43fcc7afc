import Fraction from 'fraction.js'
import type { Fork } from '../odds/enumerate.ts'
import type { Ask } from '../run/table.ts'

/** End of a way: the end of the procedure with its worth, or another decision point. */
export type End = { readonly value: Fraction } | { readonly place: number }

/** Every way from one place: forks of chance and forks that are decided. */
export type Tree = End | ChanceFork | DecisionFork

interface ChanceFork {
  readonly weights: readonly bigint[]
  readonly total: bigint
  readonly branches: Tree[]
}

/** A decision, and the branch chosen at present. */
interface DecisionFork {
  readonly question: Ask
  readonly branches: Tree[]
  chosen: number
}

/** Gathers the ways of an enumeration, in its order, into a tree. */
export class TreeOfWays {
  readonly #top: Tree[] = []

  /** Adds a way by the forks on it and its end. */
  add(forks: readonly Fork<unknown>[], end: End): void {
    let branches = this.#top
    let branch = 0
    for (const fork of forks) {
      branches[branch] ??= grown(fork)
      branches = (branches[branch] as ChanceFork | DecisionFork).branches
      branch = fork.branch
    }
    branches[branch] = end
  }

  /** The tree, complete once every way has been added. */
  tree(): Tree {
    return this.#top[0] as Tree
  }
}

function grown({ open, weights, total }: Fork<unknown>): Tree {
  return open ? { question: open, branches: [], chosen: 0 } : { weights, total, branches: [] }
}

/** The chance of each end of a tree under the present choices. */
export function* endsOf(tree: Tree, chance: Fraction): Iterable<readonly [End, Fraction]> {
  if (!('branches' in tree)) yield [tree, chance]
  else if ('chosen' in tree) yield* endsOf(tree.branches[tree.chosen] as Tree, chance)
  else {
    for (const [index, branch] of tree.branches.entries()) {
      yield* endsOf(branch, chance.mul(shareOf(tree, index)))
    }
  }
}

function shareOf({ weights, total }: ChanceFork, index: number): Fraction {
  return new Fraction(weights[index] as bigint, total)
}

/** Worth of a tree under the present choices, given the worth of each decision point. */
export function worth(tree: Tree, places: readonly Fraction[]): Fraction {
  if ('value' in tree) return tree.value
  if ('place' in tree) return places[tree.place] as Fraction
  if ('chosen' in tree) return worth(tree.branches[tree.chosen] as Tree, places)
  return mean(
    tree,
    tree.branches.map((branch) => worth(branch, places)),
  )
}

/**
 * Chooses at each decision the branch that is worth most, from the last decisions to the first, and
 * leaves a choice as it is unless another is worth strictly more. What the tree is worth then, and
 * whether any choice has changed.
 */
export function improve(tree: Tree, places: readonly Fraction[]): Improvement {
  if (!('branches' in tree)) return { worth: worth(tree, places), changed: false }
  const branches = tree.branches.map((branch) => improve(branch, places))
  const worths = branches.map((branch) => branch.worth)
  const changed = branches.some((branch) => branch.changed)
  if (!('chosen' in tree)) return { worth: mean(tree, worths), changed }
  const before = tree.chosen
  tree.chosen = bestOf(worths, before)
  return { worth: worths[tree.chosen] as Fraction, changed: changed || tree.chosen !== before }
}

interface Improvement {
  readonly worth: Fraction
  readonly changed: boolean
}

function mean(fork: ChanceFork, worths: readonly Fraction[]): Fraction {
  return worths.reduce(
    (sum, value, index) => sum.add(value.mul(shareOf(fork, index))),
    new Fraction(0),
  )
}

/** The index of the greatest value: `favourite` if no other is greater, else the first of the greatest. */
export function bestOf(values: readonly Fraction[], favourite = 0): number {
  let best = favourite
  for (const [index, value] of values.entries()) {
    if (value.gt(values[best] as Fraction)) best = index
  }
  return best
}

/** Makes choices that lead to an end or to a point of the set; false when there are none. */
export function chooseTowards(tree: Tree, places: ReadonlySet<number>): boolean {
  if ('value' in tree) return true
  if ('place' in tree) return places.has(tree.place)
  if (!('chosen' in tree)) {
    return tree.branches.filter((branch) => chooseTowards(branch, places)).length > 0
  }
  const leading = tree.branches.findIndex((branch) => chooseTowards(branch, places))
  if (leading < 0) return false
  tree.chosen = leading
  return true
}
