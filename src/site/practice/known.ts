import { keyOf } from '../../explorer/practice/answers.ts'
import { answersOfDevice } from '../../explorer/practice/device.ts'
import { pageSentence } from '../page-sentence.ts'

/* Marks the cases of a list or a chapter that the reader has answered: a sign for the eye, and a word for the ear. */

const game = document.querySelector<HTMLElement>('.sheet')?.dataset['game'] ?? ''
const cases = [...document.querySelectorAll<HTMLElement>('[data-case]')]

/** Result of the last answer to each case, by the names of the cases. */
function lastResults(): ReadonlyMap<string, boolean> {
  const { answers } = answersOfDevice().known.value.kept
  return new Map(answers.map((answer) => [keyOf(answer), answer.isRight]))
}

/** The sign of a case, which is the same for the eye in all languages. */
function signOf(isRight: boolean): HTMLElement {
  const sign = document.createElement('span')
  sign.className = `case-known case-known-${isRight ? 'right' : 'wrong'}`
  const shown = document.createElement('span')
  shown.ariaHidden = 'true'
  shown.textContent = isRight ? '✓' : '↻'
  const said = document.createElement('span')
  said.className = 'sr-only'
  said.textContent = ` (${pageSentence(isRight ? 'known' : 'missed')})`
  sign.append(shown, said)
  return sign
}

function showKnown(): void {
  const results = lastResults()
  for (const one of cases) {
    one.querySelector('.case-known')?.remove()
    const isRight = results.get(keyOf({ game, id: one.dataset['case'] ?? '' }))
    const title = one.querySelector('.example-title, .case-foot')
    if (isRight !== undefined) title?.append(signOf(isRight))
  }
}

if (cases.length > 0) answersOfDevice().known.subscribe(showKnown)
