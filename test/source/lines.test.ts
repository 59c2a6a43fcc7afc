import { expect, test } from 'vitest'
import { codeLines } from '../../scripts/lines.ts'

test('lines of code are those on which a token stands', () => {
  const text = `/** Told
 * of it. */
import x from 'y' // and here

/* not this */ const both = \`one

two\` /* nor
that */
export const Board = () => (
  <p>
    a word

    {both /* said */}
  </p>
)
`
  expect(codeLines('board.tsx', text)).toBe(9)
  expect(codeLines('empty.ts', '\n// nothing\n')).toBe(0)
})
