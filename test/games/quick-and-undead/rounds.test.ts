import { expect, test } from 'vitest'
import type { Game } from '../../../src/kernel/game/game.ts'
import { jointOdds } from '../../../src/kernel/odds/fact-odds.ts'
import { chancesOf, refusalOf } from '../../kernel/toy.ts'
import { open } from './oracle/asking.ts'
import { game } from './oracle/matches.ts'

const jokers = [{ fact: 'fires', clause: 'joker.several' }]
const before = ['space-comes-up', 'turn-begins', 'laid-down']
const until = ({ kind }: { readonly kind: string }) => before.includes(kind)

// Every die has eight faces, and half of those who are asked hire: one is a joker by 1/16.
test.each([
  [2, '1/256'],
  [3, '23/2048'],
])('whether jokers meet in a round of %i is known before anybody takes a turn', (players, met) => {
  const found = jointOdds(game as Game, open({ kind: 'round', players }) as never, jokers, {
    until,
  })
  expect(chancesOf(found).true).toBe(met)
})

test('the whole of a round has too many ways for it', () => {
  const opening = open({ kind: 'round', players: 2 }) as never
  const tooMany = jointOdds(game as Game, opening, jokers, { budget: 20_000 })
  expect(refusalOf(tooMany).code).toBe('odds-too-large')
})
