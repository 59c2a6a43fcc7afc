import { gcd, lengthOf } from '../data/integers.ts'
import type { Budget } from './budget.ts'

/**
 * One state of an absorbing chain: where one round leads. All numbers are integer weights out of the
 * same total, which is the sum of the ways to states and exits.
 */
export interface ChainState {
  total: bigint
  /** Weight with which the next round begins in each state. */
  readonly next: Map<number, bigint>
  /** Weight with which each exit is taken. */
  readonly exits: Map<number, bigint>
  /** Sums gathered on the way, by name: rounds of this loop and of inner loops, or worth. */
  readonly costs: Map<string, bigint>
}

/** A state that leads straight to the exits. */
export type SolvedState = Omit<ChainState, 'next'>

/**
 * The exits of an absorbing chain from its first state, and what is counted on the way to them.
 * States are eliminated one by one, each time sending its arrivals straight to where it leads; a state
 * that may repeat itself is left with certainty in the end, so repeating is left out of its total.
 * The states are consumed. All must be able to reach an exit (see `trapped`).
 */
export function absorb(states: ChainState[], budget: Budget): SolvedState {
  eliminate(states, budget)
  return states[0] as ChainState
}

/** The exits from every state of the chain, by state. The states are consumed, as by `absorb`. */
export function absorbEach(states: ChainState[], budget: Budget): readonly SolvedState[] {
  eliminate(states, budget)
  // A state was eliminated after all later ones, so its ways lead to earlier states, which are done.
  for (const state of states) {
    for (const target of [...state.next.keys()]) bypass(state, states, target, budget)
  }
  return states
}

/** Leaves each state with ways to earlier states and exits only, and the first with exits only. */
function eliminate(states: readonly ChainState[], budget: Budget): void {
  const arrivals = states.map(() => new Set<number>())
  for (const [index, { next }] of states.entries()) {
    for (const target of next.keys()) arrivals[target]?.add(index)
  }
  for (let index = states.length - 1; index >= 0; index--) {
    const state = states[index] as ChainState
    leaveItself(state, index)
    for (const target of state.next.keys()) arrivals[target]?.delete(index)
    for (const source of arrivals[index] ?? []) {
      if (source >= index) continue
      bypass(states[source] as ChainState, states, index, budget)
      for (const target of state.next.keys()) arrivals[target]?.add(source)
    }
  }
}

/** Leaves out of a state's total how often it is entered again from itself. */
function leaveItself(state: ChainState, index: number): void {
  state.total -= state.next.get(index) ?? 0n
  state.next.delete(index)
}

/** Replaces the way from a state to the target by the target's own ways. */
function bypass(
  source: ChainState,
  states: readonly ChainState[],
  target: number,
  budget: Budget,
): void {
  const weight = source.next.get(target)
  if (!weight) return
  const through = states[target] as ChainState
  source.next.delete(target)
  mix(source.next, through.next, weight, through.total)
  mix(source.exits, through.exits, weight, through.total)
  mix(source.costs, through.costs, weight, through.total)
  source.total *= through.total
  reduce(source, budget)
}

/** Adds `weight` times each entry of `from` to `scale` times each entry of `to`. */
function mix<K>(
  to: Map<K, bigint>,
  from: ReadonlyMap<K, bigint>,
  weight: bigint,
  scale: bigint,
): void {
  for (const [key, value] of to) to.set(key, value * scale)
  for (const [key, value] of from) to.set(key, (to.get(key) ?? 0n) + value * weight)
}

/** Divides all weights of a state by what they have in common. */
function reduce(state: ChainState, budget: Budget): void {
  const weights: Map<unknown, bigint>[] = [state.next, state.exits, state.costs]
  const length = lengthOf(state.total)
  const count = state.next.size + state.exits.size + state.costs.size
  budget.spend(2 * length + Math.ceil(count * (1 + length / 100)))
  let common = state.total
  for (const ways of weights) {
    for (const value of ways.values()) {
      if (common === 1n) return
      common = gcd(common, value)
    }
  }
  state.total /= common
  for (const ways of weights) for (const [key, value] of ways) ways.set(key, value / common)
}

/** True when some state can never reach an exit, so that the chain may never end. */
export function trapped(states: readonly ChainState[]): boolean {
  const arrivals = states.map((): number[] => [])
  const free: number[] = []
  for (const [index, { next, exits }] of states.entries()) {
    for (const target of next.keys()) arrivals[target]?.push(index)
    if (exits.size > 0) free.push(index)
  }
  const reached = new Set(free)
  for (const index of free) {
    for (const source of arrivals[index] ?? []) {
      if (reached.has(source)) continue
      reached.add(source)
      free.push(source)
    }
  }
  return reached.size < states.length
}
