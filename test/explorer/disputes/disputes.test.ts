import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engineOf } from '../../../src/content/engines.ts'
import { languages } from '../../../src/content/languages.ts'
import { type Settling, settle, type Template } from '../../../src/explorer/disputes/template.ts'
import { oneTap } from '../../../src/explorer/tables/Tell.tsx'
import { gameIds } from '../../../src/games/manifest.ts'
import { pickAt } from '../../../src/kernel/run/answerers.ts'
import { choiceOf, type Question } from '../../../src/kernel/run/laid-table.ts'
import { disputesOf } from '../../../src/site/disputes/templates.ts'

/** Most taps from the start page of a game to a verdict. */
const MOST = 8

const templates = gameIds.flatMap((game) =>
  disputesOf('en', game).map((template) => ({
    name: `${game}: ${template.title}`,
    game,
    template,
  })),
)

/** Taps that an answer takes in the form of its question: one, or one for each row where things are handed out. */
function tapsOf(question: Question): number {
  const choice = choiceOf(question)
  if (oneTap(choice)) return 1
  const { shape } = choice
  return shape.kind === 'assignment' ? shape.holders.length : Number.POSITIVE_INFINITY
}

/** Settles a quarrel: options by their numbers, what the rules ask by chance. Counts taps; undefined where it cannot be. */
function settled(
  game: (typeof gameIds)[number],
  template: Template,
  chosen: readonly number[],
  seed: number,
): (Settling & { readonly taps: number }) | undefined {
  // The link on the start page, and one tap for each thing that is asked.
  let taps = 1 + chosen.length
  const told: number[] = []
  while (taps < 100) {
    const found = settle(engineOf(game), template, chosen, told)
    if (!found.ok) return undefined
    const { run, isSettled } = found.value
    if (isSettled || !run.question) return { ...found.value, taps }
    taps += tapsOf(run.question)
    const answer = pickAt(seed, told.length, run.question)
    if (typeof answer !== 'number') throw new Error(JSON.stringify(answer))
    told.push(answer)
  }
  return undefined
}

/** Options for each thing that is asked, by number. */
function chosenFor({ asks }: Template): fc.Arbitrary<number[]> {
  return fc.tuple(...asks.map(({ options }) => fc.nat({ max: options.length - 1 })))
}

describe.each(templates)('$name', ({ game, template }) => {
  test('is settled with eight taps at most from the start page, whatever is chosen', () => {
    fc.assert(
      fc.property(chosenFor(template), fc.nat({ max: 1000 }), (chosen, seed) => {
        const found = settled(game, template, chosen, seed)
        if (found) expect(found.taps).toBeLessThanOrEqual(MOST)
      }),
      { numRuns: 60 },
    )
  })

  test('comes to the clause that it is about, and asks what can be', () => {
    let [done, reached] = [0, 0]
    const runs = fc.sample(fc.tuple(chosenFor(template), fc.nat({ max: 1000 })), {
      numRuns: 250,
      seed: 5,
    })
    for (const [chosen, seed] of runs) {
      const found = settled(game, template, chosen, seed)
      if (!found) continue
      done++
      const fired = found.run.trace.flatMap((line) =>
        line.type === 'event'
          ? [line.event.clause, ...(line.event.with ?? [])]
          : [line.question.clause],
      )
      if (fired.some((one) => template.clauses.includes(one))) reached++
    }
    expect(done, 'cases that can be').toBeGreaterThan(10)
    expect(reached, 'cases that come to it').toBeGreaterThan(0)
  })
})

test('each game has its ten quarrels, alike in both languages', () => {
  for (const game of gameIds) {
    const [first, ...others] = languages.map((language) => disputesOf(language, game))
    expect(first?.length, game).toBe(10)
    for (const other of others) {
      expect(other.map(({ id, asks }) => [id, asks.length])).toEqual(
        first?.map(({ id, asks }) => [id, asks.length]),
      )
    }
  }
})
