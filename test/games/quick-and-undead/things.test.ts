import { expect, test } from 'vitest'
import { engineOf } from '../../../src/content/engines.ts'
import { things } from '../../../src/games/quick-and-undead/nouns.ts'
import { atRandom } from '../../../src/kernel/run/answerers.ts'
import { replay } from '../../../src/kernel/run/replay.ts'
import { pressesOf } from '../../../src/kernel/words/nouns.ts'
import { partsOfQuestion } from '../parts.ts'

const game = engineOf('quick-and-undead')

/** The parts that can be pressed at each kind of question of some random games, and those it was about. */
function played(players: number, seeds: number) {
  const opening = game.open({ kind: 'game', players })
  if (!opening.ok) throw new Error(JSON.stringify(opening.refusals))
  const pressed = new Map<string, Set<string>>()
  const about = new Map<string, Set<string>>()
  for (let seed = 0; seed < seeds; seed++) {
    const chance = atRandom(seed)
    replay(game, opening.value, (question, position, given) => {
      const by = question.step === 'ask' ? question.by : ''
      const add = (to: Map<string, Set<string>>, parts: readonly string[]) => {
        const all = to.get(question.kind) ?? new Set()
        to.set(question.kind, all)
        for (const part of parts) {
          const [kind = '', id] = part.split(':')
          all.add(id === by ? `${kind}:own` : kind)
        }
      }
      add(
        pressed,
        pressesOf(things, question, position).map(({ part }) => part),
      )
      add(about, partsOfQuestion(things, question, position))
      return chance(question, position, given)
    })
  }
  return { pressed, about }
}

const { pressed, about } = played(4, 12)

test.each([
  ['die', ['space']],
  ['joker-space', ['space']],
  ['target', ['gang']],
  ['intimidate-whom', ['gang']],
  ['steal-from', ['gang']],
  ['undead-target', ['undead']],
  ['place-undead', ['street', 'site']],
  ['buy', ['site']],
  ['round-start', ['site']],
  ['load', ['cell:own']],
  ['empty', ['cell:own']],
  ['steal-cell', ['cell']],
  ['flip', ['token:own']],
  ['trigger', []],
  ['income', []],
])('%s is answered by pressing %j', (kind, parts) => {
  expect([...(pressed.get(kind) ?? ['never asked'])].sort()).toEqual([...parts].sort())
})

test.each([
  ['leave-or-fight', ['gang', 'site']],
  ['keep', ['site']],
  ['shoot-on', ['undead']],
  ['ability', ['space']],
  ['pay-or-come-out', ['gang', 'space']],
  ['place-undead', ['undead']],
  ['shoot-outlaw', ['gang', 'space']],
  ['steal-cell', ['gang']],
])('%s is about %j', (kind, parts) => {
  expect([...(about.get(kind) ?? ['never asked'])].sort()).toEqual([...parts].sort())
})

test('Dead Ranger loses a Bullet of his own card', () => {
  const { pressed } = played(1, 60)
  expect(pressed.get('intimidate-where')).toEqual(new Set(['space']))
  expect(pressed.get('ranger-bullet')).toEqual(new Set(['cell']))
})
