import { describe, expect, test } from 'vitest'
import { firstSentence, reasonIn } from '../../src/kernel/words/sentences.ts'

describe('the first sentence', () => {
  test.each([
    ['It moves 2.5 cm. Then it stops.', 'It moves 2.5 cm.', 'Then it stops.'],
    ['“Who flips?” is asked once. B does.', '“Who flips?” is asked once.', 'B does.'],
    ['Il dit : « Non. » Puis il sort.', 'Il dit : « Non. »', 'Puis il sort.'],
    ['It stays there', 'It stays there', ''],
  ])('of %j', (text, first, more) => {
    expect(firstSentence(text)).toEqual([first, more])
  })
})

describe('the reason', () => {
  test.each([
    ['No. It holds no token. It waits.', 'It holds no token.', 'It waits.'],
    ['7. 4 and 3 are added.', '4 and 3 are added.', ''],
    ['It dies. Three Wounds kill.', 'It dies. Three Wounds kill.', ''],
    ['Three Wounds kill a survivor. It dies.', 'Three Wounds kill a survivor.', 'It dies.'],
    ['Non.', 'Non.', ''],
  ])('in %j', (explanation, reason, more) => {
    expect(reasonIn(explanation)).toEqual([reason, more])
  })
})
