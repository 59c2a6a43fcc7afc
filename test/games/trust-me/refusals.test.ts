import { expect, test } from 'vitest'
import { atRandom, byValue, first } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import type { Schema } from '../../../src/kernel/schema/schema.ts'
import { refusedAnswers, refusedSituations } from './refused.ts'
import { refusedChoices, refusedDirections } from './refused-choices.ts'
import { game, opened, refusalOf, refusalsOf } from './tables.ts'

for (const [what, situation, answers, refusal] of [...refusedAnswers, ...refusedChoices]) {
  test(`${what} is refused, and changes nothing`, () => {
    expect(refusalOf(situation, answers)).toBe(refusal)
    const opening = opened(situation)
    const before = replay(game, opening, byValue(answers.slice(0, -1)))
    const after = replay(game, opening, byValue(answers))
    expect(after.position).toEqual(before.position)
    expect(after.log).toEqual(before.log)
  })
}

for (const [what, situation, answers, refusal] of refusedDirections) {
  test(`${what} is refused`, () => {
    const { refusal: why } = replay(game, opened(situation), first(byValue(answers), atRandom(4)))
    expect(`${why?.code} ${why?.clause}`).toBe(refusal)
  })
}

for (const [what, situation, refusal] of refusedSituations) {
  test(`${what} cannot be`, () => expect([...new Set(refusalsOf(situation))]).toEqual([refusal]))
}

/** The limits of what a situation can say that name no clause. */
function unnamed(schema: Schema, path: string): readonly string[] {
  const own = schema.type === 'parts' || schema.clause ? [] : [path]
  if (schema.type === 'list' || schema.type === 'several') {
    const named = schema.clause || schema.size.clause ? [] : [path]
    return [...named, ...unnamed(schema.item, `${path}.#`)]
  }
  if (schema.type !== 'parts') return own
  return Object.entries(schema.parts).flatMap(([name, part]) => unnamed(part, `${path}.${name}`))
}

test('every limit of a situation names its clause', () => {
  expect(game.kinds.flatMap(({ name, schema }) => unnamed(schema, name))).toEqual([])
})

const holding = { A: { sheet: { '1': 'food' } }, B: { objectives: ['food'] } } as const
for (const kind of ['claim', 'infection', 'inventory'] as const) {
  test(`what is told of the sheet of the dead is told to lie on the ground: ${kind}`, () => {
    const told = (dead: string[]) => ({ kind, players: 3, survivors: holding, seat: 'C', dead })
    const { seat: _, ...all } = told(['A', 'B'])
    const situation = kind === 'infection' ? all : told(['A', 'B'])
    const facts = { seat: 'A' }
    expect(game.remarks(situation as never)).toEqual([
      { code: 'dead-holds', clause: 'wound.third-kills', facts },
    ])
    expect(opened(situation).position.players.A.sheet['1']).toBeNull()
    expect(game.remarks({ ...situation, dead: ['B'] } as never)).toEqual([])
  })
}
