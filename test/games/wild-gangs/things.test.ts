import { expect, test } from 'vitest'
import { engineOf } from '../../../src/content/engines.ts'
import { things } from '../../../src/games/wild-gangs/nouns.ts'
import { byValue } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { type Press, pressesOf } from '../../../src/kernel/words/nouns.ts'
import { partsOfQuestion } from '../parts.ts'
import { examplePlacing, exampleTown } from './examples.ts'

const game = engineOf('wild-gangs')

/** Parts that can be pressed after some answers, and the parts that the question is about. */
function pressed(situation: object, ...answers: readonly unknown[]) {
  const opening = game.open(situation)
  if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
  const { question, position } = replay(game, opening.value, byValue(answers))
  if (!question) throw new Error('nothing is asked')
  return {
    presses: pressesOf(things, question, position),
    about: partsOfQuestion(things, question),
  }
}

const written = (presses: readonly Press[]) =>
  presses.map(({ part, path, value }) => [part, path.join('.'), value])

test('a card is pressed in the hand, then a side of a building', () => {
  const presses = written(pressed(examplePlacing).presses)
  expect(presses.slice(0, 4)).toEqual([
    ['card:A6', 'card', 'A6'],
    ['card:A7', 'card', 'A7'],
    ['card:A9', 'card', 'A9'],
    ['side:NW.n', 'side', 'NW.n'],
  ])
  expect(presses.filter(([, path]) => path === 'face')).toEqual([])
})

test('an event, or a gangster who lies face down, is pressed to look at it', () => {
  const { presses } = pressed(
    { ...examplePlacing, gangsters: { 'NW.n': ['A1', '(B1)'] } },
    { card: 'A6', side: 'SC.s', face: 'up' },
  )
  expect(written(presses)).toContainEqual(['event:W', '', { event: 'W' }])
  expect(written(presses).at(-1)).toEqual(['place:NW.n:2', '', { gangster: 'NW.n', place: 2 }])
})

test('the prey is pressed where its gangsters stand in the street of the fight', () => {
  const { presses, about } = pressed({
    ...exampleTown,
    gangsters: { 'NW.n': ['A1', 'B1', 'C1'], 'NE.n': ['B2', 'C2'], 'SC.s': ['B3'] },
  })
  expect(about).toEqual(['side:NW.n', 'side:NC.n', 'side:NE.n'])
  expect(written(presses)).toEqual([
    ['gang:C', '', 'C'],
    ['place:NW.n:3', '', 'C'],
    ['place:NE.n:2', '', 'C'],
    ['gang:A', '', 'A'],
    ['place:NW.n:1', '', 'A'],
  ])
})
