/**
 * `npm run soak -- quick-and-undead 200000 [first seed]`: plays that many whole games at random, with random
 * numbers of players, variants and readings, and holds each to the laws that can be watched as it goes: it
 * ends, every event names a clause that exists, every token and card is somewhere once, positions stay plain
 * data. The tests hold fewer games to more laws. Prints what it did, and the seed of the first game that
 * breaks a law; the same seed plays the same game.
 */
import { engineOf } from '../src/content/engines.ts'
import { type GameId, gameIds, isGame } from '../src/games/manifest.ts'
import { sameData } from '../src/kernel/choice/index.ts'
import type { Game } from '../src/kernel/game/game.ts'
import { exampleOf, type Kind } from '../src/kernel/game/kind.ts'
import type { Opening } from '../src/kernel/game/opening.ts'
import { playout } from '../src/kernel/run/playout.ts'
import { type Draw, randomDraw } from '../src/kernel/run/random.ts'
import type { Part } from '../src/kernel/schema/schema.ts'

/** A game that has not ended after so many events is taken for endless. */
const MOST_EVENTS = 1_000_000
/** Tokens are counted after every so many events, and at the end. */
const COUNTED_EVERY = 100

const [id = '', games = '1000', from = '0'] = process.argv.slice(2)
if (!isGame(id) || !isWhole(games) || !isWhole(from)) {
  console.error(`npm run soak -- <${gameIds.join('|')}> <games> [first seed]`)
  process.exit(2)
}
soak(id, Number(games), Number(from))

function isWhole(text: string): boolean {
  return /^\d+$/.test(text)
}

function soak(game: GameId, count: number, first: number): void {
  const engine = engineOf(game)
  const kind = engine.kinds.find((one) => one.name === 'game')
  if (!kind) throw new Error(`${game} has no whole games`)
  const played = new Map<number, number>()
  const start = performance.now()
  let events = 0
  for (let seed = first; seed < first + count; seed++) {
    const opening = openingOf(engine, kind, seed)
    const seats = engine.seats(opening.given).length
    played.set(seats, (played.get(seats) ?? 0) + 1)
    try {
      events += playWatched(engine, opening, seed)
    } catch (error) {
      console.error(`seed ${seed}, ${seats} seats, ${JSON.stringify(opening.readings)}:`, error)
      process.exit(1)
    }
  }
  const seconds = (performance.now() - start) / 1000
  const bySeats = [...played].sort(([one], [other]) => one - other)
  for (const [seats, some] of bySeats)
    console.log(`${seats === 1 ? '1 seat' : `${seats} seats`}: ${some} games`)
  console.log(`${count} games, ${events} events, no law broken; ${seconds.toFixed(0)} seconds`)
}

/**
 * A whole game under a seed: any number of players, with any variant that can be opened for so many, and
 * half of the readings by default.
 */
function openingOf(game: Game, kind: Kind, seed: number): Opening {
  const draw = randomDraw(seed)
  const { players, ...variants } = kind.schema.parts
  const count = players?.type === 'listed' ? { players: pick(draw, players.values) } : {}
  for (;;) {
    const chosen = Object.entries(variants).flatMap(([name, part]) => variantOf(name, part, draw))
    const readings = game.switches.map(
      ({ key, values: all }) => [key, draw(2) === 0 ? all[0] : pick(draw, all)] as const,
    )
    const situation = { ...exampleOf(kind), ...Object.fromEntries(chosen), ...count }
    const opened = game.open(situation, Object.fromEntries(readings))
    if (opened.ok) return opened.value
  }
}

/** One of the values of a part, or some, half of the time; what is on cards stays as it is. */
function variantOf(name: string, part: Part, draw: Draw): readonly (readonly [string, unknown])[] {
  if (draw(2) === 0) return []
  if (part.type === 'listed') return [[name, pick(draw, part.values)]]
  if (part.type !== 'several') return []
  return [[name, part.item.values.filter(() => draw(2) === 0)]]
}

function pick<T>(draw: Draw, values: readonly T[]): T {
  return values[draw(values.length)] as T
}

/** Plays one game under the laws; returns how many events it had. */
function playWatched(game: Game, opening: Opening, seed: number): number {
  const known = new Set(game.clauses.map(({ id: clause }) => clause))
  const all = game.inventory(opening.position).toSorted()
  let events = 0
  const count = (position: unknown) => {
    if (!sameData(game.inventory(position).toSorted(), all)) throw new Error('tokens are not kept')
  }
  const watched: Pick<Game, 'apply'> = {
    apply(position, event) {
      game.apply(position, event)
      for (const clause of [event.clause, ...(event.with ?? [])]) {
        if (!known.has(clause)) throw new Error(`${event.kind} names ${clause}`)
      }
      events++
      if (events % COUNTED_EVERY === 0) count(position)
      if (events > MOST_EVENTS) throw new Error('the game does not end')
    },
  }
  const position = playout(watched as Game, opening, seed)
  count(position)
  const written: unknown = JSON.parse(JSON.stringify(position))
  if (!sameData(written, position)) throw new Error('the position is no plain data')
  return events
}
