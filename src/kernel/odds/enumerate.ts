import type { Choice } from '../choice/index.ts'
import { copyOf } from '../data/copy.ts'
import type { Game } from '../game/game.ts'
import type { Opening } from '../game/opening.ts'
import { RefusalError } from '../game/refusal.ts'
import { asPut, checkNumber, LaidTable, runOn } from '../run/laid-table.ts'
import type { Ask, GameEvent, Loop, Roll, Table, Together } from '../run/table.ts'
import { type Budget, FORKS_ON_A_WAY, ODDS_BUDGET } from './budget.ts'

/** The part of a game that computing needs. */
export type Appliable<Given, Position> = Pick<Game<never, Given, Position, never>, 'apply'>

/** Start of an enumeration: procedure, position, and the answers that are settled. */
export interface Start<Given, Position> {
  readonly position: Position
  readonly procedure: Opening<Given, Position>['procedure']
  /** Answers already given in play. Loops are played round by round until these are used up. */
  readonly given?: readonly number[]
  /** Number of events that those answers have brought about; `until` ignores them. */
  readonly told?: number
  /** Forks already taken in computing, after the answers given. */
  readonly way?: readonly Branch<Position>[]
}

/** The branch taken at a fork: a number for a question, the position reached for a loop. */
export type Branch<Position> = number | { readonly exit: Position }

/** A place where a procedure can go on in several ways, and the branch that is being visited. */
export interface Fork<Position> {
  branch: number
  readonly total: bigint
  readonly weights: readonly bigint[]
  /** The decision that is left open; chance forks the way when absent. */
  readonly open: Ask | undefined
  /** The positions in which a loop can end, one per branch, when it is a loop that forks the way. */
  readonly exits: SolvedLoop<Position>['exits'] | undefined
  /** The chance of the way up to the fork, not reduced. */
  readonly numerator: bigint
  readonly denominator: bigint
}

/** One way a procedure can go: where it ends, and how likely it is as a product of integer weights. */
export interface Leaf<Given, Position> {
  readonly position: Position
  /** The table on which it was reached. */
  readonly table: Table<Given, Position>
  readonly numerator: bigint
  readonly denominator: bigint
  /** The loops met on the way, each with the position in which it began. */
  readonly loops: readonly SolvedLoop<Position>[]
  /** The forks on the way; valid until the next leaf is asked for. */
  readonly forks: readonly Fork<Position>[]
  /** The loop without a solution before which the way was left, when there is one. */
  readonly halted: Loop | undefined
}

/** A loop answered as one roll whose outcomes are the positions in which it can end. */
export interface SolvedLoop<Position> {
  readonly exits: readonly { readonly position: Position; readonly weight: bigint }[]
  readonly total: bigint
  readonly key: string
}

/** Answer to a decision: a number, all answers with equal chance, or left open. */
export type Decision = number | 'any' | 'open'

/** Context of an enumeration. */
export interface Surroundings<Given, Position> {
  readonly game: Appliable<Given, Position>
  /** The given and the readings. */
  readonly opening: Opening<Given, Position>
  readonly budget: Budget
  decide(question: Ask, position: Position): Decision
  /** True for an event that settles the result of a way. */
  readonly until?: ((event: GameEvent) => boolean) | undefined
  /** Solves a loop from a position; without a solution the way is left there. */
  solve(loop: Loop, position: Position): SolvedLoop<Position> | undefined
}

/**
 * Every way in which a procedure can go from its start, in a fixed order. Chance branches by its
 * weights, decisions as they are taken, loops by their solution. Without decisions left open, the
 * chances of all leaves sum to one.
 */
export function* enumerate<Given, Position>(
  start: Start<Given, Position>,
  around: Surroundings<Given, Position>,
): Iterable<Leaf<Given, Position>> {
  const forks: Fork<Position>[] = []
  do yield new Walk(start, around, forks).toLeaf()
  while (nextBranch(forks))
}

/** Stands in a position once a way has come as far as interests: it is left there, out of every loop. */
export const ENDED = '~ended'

/** True when the way to a position ends there. */
export function isEnded(position: unknown): boolean {
  return typeof position === 'object' && position !== null && ENDED in position
}

/** Runs once, taking the branches that the forks say, and adding a fork where the way is new. */
class Walk<Given, Position> extends LaidTable<Given, Position> {
  readonly #start: Start<Given, Position>
  readonly #around: Surroundings<Given, Position>
  readonly #forks: Fork<Position>[]
  readonly #loops: SolvedLoop<Position>[] = []
  #given = 0
  #told = 0
  #way = 0
  #depth = 0
  #halted: Loop | undefined

  constructor(
    start: Start<Given, Position>,
    around: Surroundings<Given, Position>,
    forks: Fork<Position>[],
  ) {
    super({ ...around.opening, position: start.position })
    around.budget.copy(start.position)
    this.#start = start
    this.#around = around
    this.#forks = forks
  }

  toLeaf(): Leaf<Given, Position> {
    runOn<Walk<Given, Position>>((table) => this.#start.procedure(table), this)
    const { now: position } = this
    const [loops, forks, halted] = [this.#loops, this.#forks, this.#halted]
    return { position, ...chanceAfter(forks.at(-1)), loops, forks, halted, table: this }
  }

  report(event: GameEvent): void {
    this.#around.budget.spend(1)
    const { game, until } = this.#around
    game.apply(this.now, event as never)
    if (!until || this.#told++ < (this.#start.told ?? 0) || !until(event)) return
    Object.assign(this.now as object, { [ENDED]: true })
    this.halt()
  }

  override repeat(loop: Loop<this>): void {
    while (this.#anotherRound(loop as Loop)) loop.body(this)
  }

  #anotherRound(loop: Loop): boolean {
    this.#around.budget.spend(1)
    if (!loop.goesOn(this)) return false
    const { given = [], told = 0 } = this.#start
    if (this.#given < given.length || this.#told < told) return true
    const settled = this.#start.way?.[this.#way]
    if (typeof settled === 'object') {
      this.#way++
      this.now = copyOf(settled.exit)
      return false
    }
    const solved = this.#around.solve(loop, this.now)
    if (!solved) {
      this.#halted = loop
      return this.halt()
    }
    this.#loops.push(solved)
    const exit = this.#knownBranch() ?? this.#addFork(forkOfLoop(solved))
    this.now = copyOf((solved.exits[exit] as { position: Position }).position)
    return isEnded(this.now) ? this.halt() : false
  }

  protected rolled(roll: Roll): number {
    return this.#answered(roll, roll.outcomes) ?? this.#branch(() => forkOfRoll(roll))
  }

  protected decided(ask: Ask, together?: Together): number {
    const given = this.#answered(ask, ask.options)
    if (given !== undefined) return given
    const question = asPut(ask, together)
    const decision = this.#around.decide(question, this.now)
    if (typeof decision === 'number') return checkNumber(ask, ask.options, decision)
    return this.#branch(() => forkOfAsk(question, decision))
  }

  /** The answer that was given in play, as long as there are such. */
  #answered({ clause, kind }: Pick<Roll, 'clause' | 'kind'>, choice: Choice): number | undefined {
    this.#around.budget.spend(1)
    const { given = [] } = this.#start
    if (this.#given >= given.length) return undefined
    return checkNumber({ clause, kind }, choice, given[this.#given++] as number)
  }

  /** The branch that is settled, or known, or the first where the way is new. */
  #branch(forked: () => Forked<Position>): number {
    const { way = [] } = this.#start
    if (this.#way < way.length) return way[this.#way++] as number
    return this.#knownBranch() ?? this.#addFork(forked())
  }

  /** The branch to take at the next fork on the way; undefined when the way is new. */
  #knownBranch(): number | undefined {
    return this.#forks[this.#depth++]?.branch
  }

  /** Forks the way, and takes the first branch. */
  #addFork(ways: Forked<Position>): 0 {
    this.#forks.push({ branch: 0, ...ways, ...chanceAfter(this.#forks.at(-1)) })
    if (this.#forks.length <= FORKS_ON_A_WAY) return 0
    throw new RefusalError({ code: 'odds-way-too-long', facts: { limit: FORKS_ON_A_WAY } })
  }
}

/** The ways in which a procedure can go on from one place. */
type Forked<Position> = Pick<Fork<Position>, 'weights' | 'total' | 'open' | 'exits'>

/** The chance of the way that a fork's present branch begins. A decision left open is no chance. */
function chanceAfter(
  fork: Fork<unknown> | undefined,
): Pick<Fork<unknown>, 'numerator' | 'denominator'> {
  if (!fork) return { numerator: 1n, denominator: 1n }
  const { numerator, denominator, weights, branch, total } = fork
  if (fork.open) return { numerator, denominator }
  return { numerator: numerator * (weights[branch] as bigint), denominator: denominator * total }
}

function forkOfLoop<Position>({ exits, total }: SolvedLoop<Position>): Forked<Position> {
  return { weights: exits.map(({ weight }) => weight), total, open: undefined, exits }
}

function forkOfRoll(roll: Roll): Forked<never> {
  const { clause, kind, outcomes, weights } = roll
  const { count } = outcomes
  if (!weights) return evenly(roll, outcomes, undefined)
  const isPositive = (weight: number) => Number.isSafeInteger(weight) && weight > 0
  if (weights.length !== count || !weights.every(isPositive)) {
    throw new RefusalError({ code: 'weights-not-positive', clause, facts: { question: kind } })
  }
  const counted = weights.map(BigInt)
  const total = counted.reduce((sum, weight) => sum + weight, 0n)
  return { weights: counted, total, open: undefined, exits: undefined }
}

function forkOfAsk(ask: Ask, decision: 'any' | 'open'): Forked<never> {
  return evenly(ask, ask.options, decision === 'open' ? ask : undefined)
}

/** A fork into all answers alike. Refused where they cannot be listed. */
function evenly(
  { clause, kind }: Pick<Roll, 'clause' | 'kind'>,
  { count, draw }: Choice,
  open: Ask | undefined,
): Forked<never> {
  if (draw) throw new RefusalError({ code: 'odds-need-a-list', clause, facts: { question: kind } })
  if (count > ODDS_BUDGET) {
    throw new RefusalError({ code: 'odds-too-large', facts: { limit: ODDS_BUDGET } })
  }
  const weights = new Array<bigint>(count).fill(1n)
  return { weights, total: BigInt(count), open, exits: undefined }
}

/** Turns to the next branch of the last fork that has one; false when all have been visited. */
function nextBranch(forks: Fork<unknown>[]): boolean {
  for (;;) {
    const last = forks.at(-1)
    if (!last) return false
    if (++last.branch < last.weights.length) return true
    forks.pop()
  }
}
