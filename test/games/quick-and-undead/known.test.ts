import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Given, Position } from '../../../src/games/quick-and-undead/position.ts'
import { answersOf } from '../../../src/kernel/choice/index.ts'
import { best } from '../../../src/kernel/decide/best.ts'
import { asKnown } from '../../../src/kernel/decide/unseen.ts'
import type { Game } from '../../../src/kernel/game/game.ts'
import { exampleIn } from '../../../src/kernel/game/kind.ts'
import {
  atRandom,
  byFunction,
  byNumber,
  byValue,
  first,
} from '../../../src/kernel/run/answerers.ts'
import { choiceOf } from '../../../src/kernel/run/laid-table.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { refusalOf, valueFrom } from '../../kernel/toy.ts'
import { open } from './oracle/asking.ts'
import { cards, game } from './oracle/matches.ts'
import { randomTable } from './oracle/random-tables.ts'

const policy = game.policies[0] as (typeof game.policies)[number]
const notoriety = ({ purses }: Position) => purses.A.notoriety
const worthOfStreet = ({ street }: Position, { undead }: Given) =>
  street.reduce((sum, card) => sum + undead[card].value, 0)

/** Notoriety that A can expect, and that of each answer to the question that waits. */
function expected(
  situation: object,
  after: readonly number[] = [],
  value: (position: Position, given: Given) => number = notoriety,
) {
  const found = valueFrom(best(game, open(situation), { by: 'A', value, policy, after }))
  const answers = found.next?.answers.map((each) => [each.answer, each.value.toFraction()])
  return { value: found.value.toFraction(), answers: Object.fromEntries(answers ?? []) }
}

/** A acts on 8 with 2 and 3 loaded, and may call B's Outlaw on 5; nine Undead lie in Boot Hill or in the box. */
const turn = {
  kind: 'turn',
  players: 3,
  by: 'A',
  space: 8,
  gangs: { A: { loaded: [2, 3] }, B: { on: { 5: 'standing' } } },
  bootHill: ['U1', 'U2', 'U3'],
}

describe('which Undead nobody has seen', () => {
  // B comes out; 2, 3 and 8 of 8 kill, for 1 Notoriety, and the income is one more.
  test('does not forbid a decision, though one comes of it', () => {
    expect(expected(turn)).toEqual({
      value: '11/8',
      answers: { intimidate: '11/8', none: '1' },
    })
  })

  test('makes no difference to it', () => {
    const others = { ...turn, bootHill: ['U18', 'U7', 'U4'] }
    expect(expected(others)).toEqual(expected(turn))
  })

  test.each([
    ['intimidation', 'B'],
    ['purchase', 'A'],
    ['building-fight', 'A'],
    ['shooting', 'A'],
  ])('does not forbid one in the usual %s', (kind, by) => {
    const situation = exampleIn(game as Game, kind)
    expect(best(game, open(situation), { by, value: notoriety, policy }).ok).toBe(true)
  })

  test('is no secret once it has come', () => {
    const answers = byValue([
      { to: 'ability', answer: 'intimidate' },
      { to: 'shoot-outlaw', answer: true },
      { to: 'shot', answer: 2 },
      { to: 'draw-undead', answer: 'U2' },
    ])
    const { log, question } = replay(game, open(turn), answers)
    expect(question?.kind).toBe('income')
    expect(expected(turn, log, worthOfStreet).value).toBe(String(cards.undead.U2.value))
  })

  test('forbids a decision that is valued by it', () => {
    expect(refusalOf(best(game, open(turn), { by: 'A', value: worthOfStreet, policy }))).toEqual({
      code: 'best-needs-open-information',
      facts: { by: 'A' },
    })
  })

  test('forbids one after which somebody can shoot at it', () => {
    const round = {
      kind: 'round',
      players: 1,
      round: 2,
      gangs: { A: { loaded: [2], reserve: 1 }, R: { loaded: [6] } },
      bootHill: ['U1', 'U2', 'U3'],
    }
    expect(refusalOf(best(game, open(round), { by: 'A', value: notoriety, policy }))).toEqual({
      code: 'best-needs-open-information',
      facts: { by: 'A' },
    })
  })
})

describe('a die that is set', () => {
  const round = { ...exampleIn(game as Game, 'round'), town: [] }

  test.each([
    ['before another that is set at the same time', 'A', 'die'],
    ['while it is asked who hires', 'B', 'hire'],
  ])('forbids the decisions of others as long as it is hidden: %s', (_when, by, question) => {
    const found = best(game, open(round), { by, value: notoriety, policy })
    expect(refusalOf(found)).toMatchObject({
      code: 'best-needs-open-information',
      facts: { question, by },
    })
  })

  test('forbids none once it lies on Hired Guns, where its number says nothing', () => {
    const faces: Record<string, number> = { A: 4, B: 6, C: 5 }
    const dice = byFunction((question) => {
      if (question.step === 'roll') return undefined
      if (question.kind === 'die') return faces[question.by]
      return question.kind === 'hire' ? question.by === 'B' : undefined
    })
    for (const seed of [1, 2, 3, 4]) {
      const { trace, log } = replay(game, open(round), first(dice, atRandom(seed)))
      const answers = trace.filter((line) => line.type === 'answer')
      const last = answers.findLastIndex((line) => line.question.by !== undefined)
      const by = answers[last]?.question.by as string
      const request = { by, value: notoriety, policy, after: log.slice(0, last) }
      expect(valueFrom(best(game, open(round), request)).next?.question.by).toBe(by)
    }
  })
})

test('a moment as a seat knows it is the same moment but for what lies unseen', () => {
  const moment = fc.record({
    kind: fc.constantFrom('duel', 'intimidation', 'building-fight', 'purchase', 'turn', 'round'),
    seed: fc.nat({ max: 5_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  } as const)
  const property = fc.property(moment, ({ kind, seed, share }) => {
    const opening = game.open(randomTable(kind, seed, cards))
    fc.pre(opening.ok)
    const { log } = replay(game, opening.value, atRandom(seed))
    const after = log.slice(0, Math.floor(share * (log.length + 1)))
    const here = replay(game, opening.value, byNumber(after))
    const known = asKnown(game, { opening: opening.value, after }, 'A')
    const there = replay(game, known.opening, byNumber(known.after))
    const open = ({ bootHill, under, box: _, ...position }: Position) => {
      return { ...position, left: bootHill.length + under.length }
    }
    expect(open(there.position)).toEqual(open(here.position))
    if (here.question?.step !== 'ask') return
    const { kind: asked, by, options } = here.question
    expect(there.question).toMatchObject({ kind: asked, by })
    expect(there.question && answersOf(choiceOf(there.question))).toEqual(answersOf(options))
    expect(game.seenBy(there.position, 'A').under).toEqual(there.position.under)
  })
  fc.assert(property, { numRuns: 150 })
})
