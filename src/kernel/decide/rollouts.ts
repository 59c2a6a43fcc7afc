import type { Choice } from '../choice/index.ts'
import { copyOf } from '../data/copy.ts'
import type { Game } from '../game/game.ts'
import { anyAnswer, type Opening, type Policy } from '../game/opening.ts'
import { asPut, LaidTable, MOST_ROUNDS, numberOfChoice, runOn } from '../run/laid-table.ts'
import { numberAt, randomDraw } from '../run/random.ts'
import type { Replay, Way } from '../run/replay.ts'
import { scattered } from '../run/seed.ts'
import type { Ask, GameEvent, Laid, Loop, Roll, SeatId, Together } from '../run/table.ts'
import type { TraceLine } from '../run/trace.ts'
import type { Horizon } from './lookahead.ts'

/** Settings of the random games played on from a pending question. */
interface AheadOptions<Position> {
  /** Through whose eyes the table is looked at; all of it is known when absent. */
  readonly seat?: SeatId | undefined
  readonly seed: number
  /** Policy for the decisions of every seat in these games. */
  readonly policy: Policy<Position>
  /** End of these games; the end of the game when absent. */
  readonly horizon?: Horizon | undefined
}

/**
 * Random games that go on from where a run waits for an answer. Each has a number: the games of one number begin in
 * the same position and have the same chance, place for place, whatever the answer, so that answers are compared under
 * the same luck.
 *
 * What a seat does not know is drawn anew for each number. A run begins with the last round, goes through what has
 * happened since, and after the last event its position is replaced by one that the game has filled, which by the law
 * of stale reads no rule can tell. Of the answers since that event those that the seat has seen are given again by
 * value, the others drawn; a game in which they cannot be is dropped.
 */
export class Ahead<Given, Position> {
  readonly #game: Looked<Given, Position>
  readonly #opening: Opening<Given, Position>
  readonly #seen: Position
  readonly #options: AheadOptions<Position>
  readonly #past: Past<Position>
  #last: { readonly number: number; readonly position: Position } | undefined

  constructor(
    game: Looked<Given, Position>,
    opening: Opening<Given, Position>,
    run: Pick<Replay<Position>, 'way' | 'trace' | 'log' | 'position'>,
    options: AheadOptions<Position>,
  ) {
    this.#game = game
    this.#opening = opening
    this.#options = options
    this.#past = pastOf(run)
    const { seat } = options
    this.#seen = seat === undefined ? run.position : game.seenBy(run.position, seat)
  }

  /**
   * Plays the game of a number on, after an answer if one is given: what lies on the table at its end, or undefined
   * where the game had to be dropped.
   */
  play(number: number, answer?: unknown): Laid<Given, Position> | undefined {
    const seed = scattered(scattered(this.#options.seed + this.#past.log.length) + number)
    const start = this.#startOf(number, seed)
    const table = new AheadTable(this.#game, this.#opening, this.#past, start, {
      ...this.#options,
      seed,
      answer,
    })
    runOn<AheadTable<Given, Position>>((laid) => this.#opening.procedure(laid), table)
    return table.isDropped ? undefined : table
  }

  /** The position in which the games of a number begin. */
  #startOf(number: number, seed: number): Position {
    const { seat } = this.#options
    if (seat === undefined) return this.#seen
    if (this.#last?.number === number) return this.#last.position
    const { given, readings } = this.#opening
    const seen = { given, readings, now: this.#seen }
    // Chance itself is drawn under the same seed, place by place from 0 on.
    const draw = randomDraw(seed ^ FILLING)
    const told = this.#past.since
      .filter(({ question }) => isSeenBy(question, seat))
      .map(({ question, value }) => ({ kind: question.kind, value }))
    const position = this.#game.lookahead.fill(seen, seat, draw, told)
    this.#last = { number, position }
    return position
  }
}

/** Sets the seeds of hidden things apart from those of chance. */
const FILLING = 0x5bd1e995

type Looked<Given, Position> = Pick<Game<never, Given, Position>, 'apply' | 'seenBy' | 'lookahead'>

/** The part of a run before the pending question. */
interface Past<Position> {
  readonly way: Way<Position>
  readonly log: readonly number[]
  /** Number of events since the last round began. */
  readonly events: number
  /** The answers given since the last event. */
  readonly since: readonly Extract<TraceLine, { type: 'answer' }>[]
}

/** True when a seat knows the answer that a question was given. */
function isSeenBy({ seenBy }: { readonly seenBy: readonly string[] | undefined }, seat: SeatId) {
  return seenBy?.includes(seat) !== false
}

function pastOf<Position>({
  way,
  trace,
  log,
}: Pick<Replay<Position>, 'way' | 'trace' | 'log'>): Past<Position> {
  const back = way()
  const lines = trace.slice(back.at(-1)?.round.lines ?? 0)
  const last = lines.findLastIndex(({ type }) => type === 'event')
  return {
    way: back,
    log,
    events: lines.filter(({ type }) => type === 'event').length,
    since: lines.slice(last + 1).filter((line) => line.type === 'answer'),
  }
}

/** A table on which what has happened is played again as far as a seat knows it, and then on at random. */
class AheadTable<Given, Position> extends LaidTable<Given, Position> {
  isDropped = false
  readonly #game: Looked<Given, Position>
  readonly #past: Past<Position>
  readonly #start: Position
  readonly #options: AheadOptions<Position> & { readonly answer: unknown }
  /** On the way to the last round: how many rounds have been entered, and how many loops passed in the present one. */
  #depth = 0
  #passed = 0
  #events = 0
  #given = 0
  #rounds = 0
  #begun = 0
  /** The position on the table belongs to others: it is copied before it changes, and mostly another comes before. */
  #isShared = true

  constructor(
    game: Looked<Given, Position>,
    opening: Opening<Given, Position>,
    past: Past<Position>,
    start: Position,
    options: AheadOptions<Position> & { readonly answer: unknown },
  ) {
    super(opening, opening.position)
    this.#game = game
    this.#past = past
    this.#start = start
    this.#options = options
    if (past.way.length === 0) this.#lookUp()
  }

  report(event: GameEvent): void {
    if (this.#isShared) this.now = copyOf(this.now)
    this.#isShared = false
    this.#game.apply(this.now, event as never)
    if (this.#events === this.#past.events || this.#depth < this.#past.way.length) return
    this.#events++
    this.#lookUp()
  }

  override repeat(loop: Loop<this>): void {
    const { way, log } = this.#past
    const level = way[this.#depth]
    if (level) {
      const exit = level.exits[this.#passed++]
      const { position, answers } = exit ?? level.round
      this.#share(position)
      this.#given = answers
      if (exit) return
      this.#passed = 0
      if (++this.#depth === way.length) this.#lookUp()
      loop.body(this)
    }
    const { horizon } = this.#options
    while (loop.goesOn(this)) {
      const isCounted = loop.name === horizon?.loop && this.#given > log.length
      if (isCounted && this.#rounds++ === horizon.rounds) this.halt()
      // A game that goes on for too long ends where it stands.
      if (this.#begun++ === MOST_ROUNDS) this.halt()
      loop.body(this)
    }
  }

  protected rolled({ kind, outcomes, weights }: Roll): number {
    const place = this.#given++
    if (place < this.#past.log.length) return this.#again(place, kind, outcomes, weights)
    return this.#drawn(place, outcomes, weights)
  }

  protected decided(ask: Ask, together?: Together): number {
    const { answer, policy } = this.#options
    const { length } = this.#past.log
    const place = this.#given++
    if (place < length) return this.#again(place, ask.kind, ask.options)
    if (place === length && answer !== undefined) return this.#numberOf(ask.options, answer)
    if (policy === anyAnswer) return this.#drawn(place, ask.options)
    const number = numberOfChoice(ask, policy.choose(asPut(ask, together), this.now, this.given))
    return number === 'any' ? this.#drawn(place, ask.options) : number
  }

  /** After the last event nothing is on the table but what is known, and what was filled in. */
  #lookUp(): void {
    if (this.#events === this.#past.events) this.#share(this.#start)
  }

  #share(position: Position): void {
    this.now = position
    this.#isShared = true
  }

  /** The answer that was given at an earlier place, if it is known, or one that might have been. */
  #again(place: number, kind: string, choice: Choice, weights?: readonly number[]): number {
    const { log, since } = this.#past
    const { seat } = this.#options
    const line = since[place - log.length + since.length]
    if (!line) return log[place] as number
    const { question, value } = line
    if (question.kind !== kind) return this.#drop()
    const isSeen = seat === undefined || isSeenBy(question, seat)
    return isSeen ? this.#numberOf(choice, value) : this.#drawn(place, choice, weights)
  }

  #numberOf(choice: Choice, value: unknown): number {
    const number = choice.indexOf(value)
    return number < 0 ? this.#drop() : number
  }

  #drawn(place: number, choice: Choice, weights?: readonly number[]): number {
    return numberAt(this.#options.seed, place, choice, weights) ?? this.#drop()
  }

  #drop(): never {
    this.isDropped = true
    return this.halt()
  }
}
