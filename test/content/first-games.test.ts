import { describe, expect, test } from 'vitest'
import { firstGameOf } from '../../src/content/beginnings/first-games.ts'
import type { Guided } from '../../src/explorer/guide/notes.ts'
import { saidBy } from '../../src/explorer/guide/stops.ts'
import { gameIds } from '../../src/games/manifest.ts'
import { guidedIn } from '../../src/site/labs/first-game.ts'
import { learningOrder } from '../../src/site/practice/learning-order.ts'
import { byChance, type Walk, walkThrough, withSense } from './first-game-walk.ts'

/** A newcomer's patience, and the least that makes it a game and no film. */
const MOST_PRESSES = 30
const LEAST_DECISIONS = 8
/** Presses that other answers may take beyond that. */
const A_FEW = 4
/** Presses until the first decision. */
const FIRST = 3
/** Ways of playing the reader's part at random that are tried. */
const PARTS = 30

describe.each(gameIds)('the first game of %s', (id) => {
  const written = firstGameOf(id)
  if (!written) throw new Error(`no first game of ${id} is written`)
  const guided = guidedIn('en', written)
  const sensible = walkThrough(id, guided, withSense(guided))
  const others = Array.from({ length: PARTS }, (_, part) =>
    walkThrough(id, guided, byChance(part + 1, guided)),
  )
  const told = ({ log }: Walk) => log.join('\n')

  test('is decided, in few presses, of which many are decisions', () => {
    expect(sensible.presses, told(sensible)).toBeLessThanOrEqual(MOST_PRESSES)
    expect(sensible.decisions, told(sensible)).toBeGreaterThanOrEqual(LEAST_DECISIONS)
    expect(sensible.first, told(sensible)).toBeLessThanOrEqual(FIRST)
    expect(sensible.predictions, told(sensible)).toBeLessThanOrEqual(sensible.decisions / 2)
  })

  test('meets every core clause', () => {
    const met = new Set(
      sensible.run.trace.flatMap((line) =>
        line.type === 'event'
          ? [line.event.clause, ...(line.event.with ?? [])]
          : [line.question.clause],
      ),
    )
    expect(written.core.filter((clause) => !met.has(clause))).toEqual([])
  })

  test('goes on as well however its reader answers', () => {
    for (const walk of others) {
      expect(walk.presses, told(walk)).toBeLessThanOrEqual(MOST_PRESSES + A_FEW)
      expect(walk.decisions, told(walk)).toBeGreaterThanOrEqual(LEAST_DECISIONS)
    }
  })

  test('asks each of its predictions of somebody, and offers the answer', () => {
    const offered = guided.notes.flatMap(({ ask }) => (ask ? [ask] : []))
    const met = [sensible, ...others].flatMap(({ asked }) => asked)
    for (const { note, answer } of met)
      expect(note.ask?.options.map(({ value }) => value)).toContain(answer)
    expect(offered.filter((one) => !met.some(({ note }) => note.ask === one))).toEqual([])
  })

  test('feeds practice with cases that its deck asks', () => {
    const known = new Set(learningOrder(id).map((one) => one.id))
    const like = written.notes.flatMap(({ ask }) => ask?.like ?? [])
    expect(like.filter((one) => !known.has(one))).toEqual([])
  })

  test('says each of its rules to somebody', () => {
    const said = new Set([sensible, ...others].flatMap((walk) => saidIn(guided, walk)))
    expect(guided.notes.filter(({ text }) => !said.has(text))).toEqual([])
  })
})

function saidIn(guided: Guided, { run: { trace } }: Walk): readonly string[] {
  const whole = { trace, at: trace.length, question: undefined, seat: guided.seat }
  return saidBy(guided, whole).map(({ note }) => note.text)
}
