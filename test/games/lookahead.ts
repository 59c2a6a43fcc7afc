import { expect } from 'vitest'
import { sameData } from '../../src/kernel/choice/index.ts'
import { sensible } from '../../src/kernel/decide/opponent.ts'
import type { Game } from '../../src/kernel/game/game.ts'
import type { Opening } from '../../src/kernel/game/opening.ts'
import { type Answerer, atRandom, byNumber, pickAt } from '../../src/kernel/run/answerers.ts'
import { choiceOf } from '../../src/kernel/run/laid-table.ts'
import { randomDraw } from '../../src/kernel/run/random.ts'
import { type Replay, replay } from '../../src/kernel/run/replay.ts'
import type { Answered } from '../../src/kernel/run/trace.ts'

/*
 * The laws of looking ahead, which every game keeps whose players do. Each takes a game, an opening of it and a seed,
 * and fails where random play under that seed breaks the law.
 */

/** Number of positions of one game that are filled for every seat. */
const FILLS_TRIED = 40

/** A filled position is possible: every token and card is somewhere, once, and the seat sees what it saw before. */
export function fillsLookTheSame(game: Game, opening: Opening, seed: number): void {
  const { given, readings } = opening
  const { trace, at } = replay(game, opening, atRandom(seed))
  const all = sorted(game.inventory(opening.position))
  const step = Math.ceil(trace.length / FILLS_TRIED) || 1
  for (let line = 0; line <= trace.length; line += step) {
    for (const seat of game.seats(given)) {
      const now = game.seenBy(at(line), seat)
      const before = JSON.stringify(now)
      const draw = randomDraw(seed + line)
      const filled = game.lookahead.fill({ given, readings, now }, seat, draw)
      const where = `filled for ${seat} after ${line} lines`
      expect(sorted(game.inventory(filled)), where).toEqual(all)
      const again = game.seenBy(filled, seat)
      if (!sameData(again, now)) expect(again, where).toEqual(now)
      expect(JSON.stringify(now), 'what is filled is left as it was').toBe(before)
    }
  }
}

/**
 * Number of decisions of one game that are thought about twice, of games for each, and of earlier answers that are
 * changed.
 */
const DECISIONS_TRIED = 2
const GAMES = 12
const CHANGES_TRIED = 3

/**
 * Nobody looks ahead by what they cannot know: had chance or another player answered otherwise in secret, and the
 * seat that is asked seen the same, it would decide the same.
 */
export function choicesRestOnWhatIsSeen(game: Game, opening: Opening, seed: number): number {
  const whole = replay(game, opening, atRandom(seed))
  const asked = whole.trace.flatMap((line) => (line.type === 'answer' ? [line.question] : []))
  const places = [...asked.keys()].filter((place) => isDecision(asked[place] as Answered))
  const step = Math.ceil(places.length / DECISIONS_TRIED)
  let compared = 0
  for (const place of places.filter((_, index) => index % step === (seed >>> 0) % step)) {
    const { by: seat = '' } = asked[place] as Answered
    const real = replay(game, opening, byNumber(whole.log.slice(0, place)))
    for (const twin of twinsOf(game, opening, real, seat, seed)) {
      const think = (run: Replay<unknown>) => sensible(game, opening, run, { seed, games: GAMES })
      expect(think(twin), `${seat} decides on ${real.question?.kind}`).toEqual(think(real))
      compared++
    }
  }
  return compared
}

/**
 * A seat decides by what is in its view: of the games by which it thinks no more are dropped than played. Of each
 * kind of decision that one random game meets the first is thought about.
 */
export function gamesCanBePlayed(game: Game, opening: Opening, seed: number): void {
  const whole = replay(game, opening, atRandom(seed))
  const asked = whole.trace.flatMap((line) => (line.type === 'answer' ? [line.question] : []))
  for (const kind of new Set(asked.filter(isDecision).map((question) => question.kind))) {
    const place = asked.findIndex((question) => question.kind === kind && isDecision(question))
    const run = replay(game, opening, byNumber(whole.log.slice(0, place)))
    const { games, dropped } = sensible(game, opening, run, { seed, games: GAMES })
    expect(dropped, `games dropped at ${kind}`).toBeLessThanOrEqual(games)
  }
}

function isDecision({ step, by, count }: Answered): boolean {
  return step === 'ask' && by !== 'table' && count > 1
}

/** Runs in which an answer that is hidden from a seat was another, and which look the same to it. */
function twinsOf(
  game: Game,
  opening: Opening,
  real: Replay<unknown>,
  seat: string,
  seed: number,
): Replay<unknown>[] {
  const answers = real.trace.flatMap((line) => (line.type === 'answer' ? [line] : []))
  const hidden = [...answers.keys()].filter((index) => {
    const question = answers[index]?.question
    return question && question.count > 1 && question.seenBy?.includes(seat) === false
  })
  return hidden.slice(-CHANGES_TRIED).flatMap((changed) => {
    const answerer: Answerer = (question, _position, given) => {
      if (given >= answers.length) return undefined
      const { index, value } = answers[given] as (typeof answers)[number]
      const choice = choiceOf(question)
      if (given === changed) return (index + 1) % choice.count
      const again = choice.indexOf(value)
      return again < 0 ? pickAt(seed, given, question) : again
    }
    const twin = replay(game, opening, answerer)
    const isAlike =
      !twin.refusal &&
      twin.log.length === real.log.length &&
      twin.question?.kind === real.question?.kind &&
      sameData(game.seenBy(twin.position, seat), game.seenBy(real.position, seat)) &&
      answersOfQuestion(twin) === answersOfQuestion(real)
    return isAlike ? [twin] : []
  })
}

/** Answers to the question that waits, as text; a question is the same where this is. */
function answersOfQuestion({ question }: Replay<unknown>): string {
  return question ? JSON.stringify(choiceOf(question).shape) : ''
}

function sorted(names: readonly string[]): string[] {
  return [...names].sort()
}
