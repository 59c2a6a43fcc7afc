import { describe, expect, test } from 'vitest'
import { components, toEngine } from '../../../src/content/components/quick-and-undead.ts'
import { inProject } from '../../../src/content/root.ts'
import { readYaml } from '../../../src/content/yaml.ts'
import { makeQuickAndUndead } from '../../../src/engine/games/quick-and-undead/index.ts'
import type { Refusal } from '../../../src/engine/kernel/refusal.ts'

const file = inProject('content', 'components', 'quick-and-undead.yaml')
const game = makeQuickAndUndead(toEngine(readYaml(file, components)))

describe('remarks', () => {
  const codes = (remarks: readonly Refusal[]) => remarks.map(({ code }) => code)

  test.each(game.situations.map((kind) => [kind.kind, kind] as const))('%s has none', (_, kind) => {
    const values = Object.fromEntries(kind.fields.map((field) => [field.name, field.default]))
    expect(codes(game.remarks(kind.fromFields(values) as never))).toEqual([])
  })

  test('a round with open slots, in a Town that is clear too early', () => {
    expect(codes(game.remarks({ kind: 'round', players: 3 } as never))).toEqual([
      'slots-without-buildings',
      'clear-before-noon',
    ])
  })

  test('a fourth 6', () => {
    const undead = { U1: { value: 6 } }
    const duel = { kind: 'duel', players: 2, space: 5, duellists: ['A', 'B'], undead }
    expect(codes(game.remarks(duel as never))).toEqual(['not-three-sixes'])
  })
})
