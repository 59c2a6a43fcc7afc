import Fraction from 'fraction.js'

/** One state of an absorbing chain: where one round leads, by state or by exit, and what it costs. */
export interface ChainState {
  /** Chance to be in each state after one round. */
  readonly next: Map<number, Fraction>
  /** Chance to leave through each exit. */
  readonly exits: Map<number, Fraction>
  /** Expected counts per visit, by name: rounds of this loop and of the loops inside it. */
  readonly costs: Map<string, Fraction>
}

export const ZERO = new Fraction(0)
export const ONE = new Fraction(1)

/**
 * The exits of an absorbing chain from its first state: how likely each is, and the expected counts.
 * States are eliminated one by one, each time sending its arrivals straight to where it leads; a state
 * that may repeat itself is left with certainty in the end, so its other ways are scaled up. Exact.
 * The states are consumed. All must be able to reach an exit (see `trapped`).
 */
export function absorb(states: ChainState[]): Pick<ChainState, 'exits' | 'costs'> {
  eliminate(states)
  return states[0] as ChainState
}

/** The exits from every state of the chain, by state. The states are consumed, as by `absorb`. */
export function absorbEach(states: ChainState[]): readonly Pick<ChainState, 'exits' | 'costs'>[] {
  eliminate(states)
  // A state was eliminated after all later ones, so its ways lead to earlier states, which are done.
  for (const { next, exits, costs } of states) {
    for (const [target, chance] of next) {
      addScaled(exits, (states[target] as ChainState).exits, chance)
      addScaled(costs, (states[target] as ChainState).costs, chance)
    }
  }
  return states
}

/** Leaves each state with ways to earlier states and exits only, and the first with exits only. */
function eliminate(states: readonly ChainState[]): void {
  const arrivals = states.map(() => new Set<number>())
  for (const [index, { next }] of states.entries()) {
    for (const target of next.keys()) arrivals[target]?.add(index)
  }
  for (let index = states.length - 1; index > 0; index--) {
    const state = states[index] as ChainState
    leaveItself(state, index)
    for (const target of state.next.keys()) arrivals[target]?.delete(index)
    for (const source of arrivals[index] ?? []) {
      if (source === index) continue
      bypass(states[source] as ChainState, state, index)
      for (const target of state.next.keys()) arrivals[target]?.add(source)
    }
  }
  leaveItself(states[0] as ChainState, 0)
}

/** Scales a state's ways by how often it is entered again from itself. */
function leaveItself(state: ChainState, index: number): void {
  const again = state.next.get(index)
  if (!again) return
  state.next.delete(index)
  const visits = ONE.div(ONE.sub(again))
  for (const ways of [state.next, state.exits, state.costs] as Map<unknown, Fraction>[]) {
    for (const [key, chance] of ways) ways.set(key, chance.mul(visits))
  }
}

/** Replaces the way from `source` into a state by that state's own ways. */
function bypass(source: ChainState, state: ChainState, index: number): void {
  const chance = source.next.get(index)
  if (!chance) return
  source.next.delete(index)
  addScaled(source.next, state.next, chance)
  addScaled(source.exits, state.exits, chance)
  addScaled(source.costs, state.costs, chance)
}

/** Adds `factor` times each entry of `from` to `to`. */
export function addScaled<K>(to: Map<K, Fraction>, from: Map<K, Fraction>, factor: Fraction): void {
  for (const [key, value] of from) to.set(key, (to.get(key) ?? ZERO).add(value.mul(factor)))
}

/** Whether some state can never reach an exit, so that the chain may never end. */
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
