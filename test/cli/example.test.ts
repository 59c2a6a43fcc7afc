import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from '../../src/content/root.ts'
import { installedNodes, runUnder } from './support/nodes.ts'

const nodes = installedNodes()
const example = readFileSync(inProject('examples', 'town.mjs'), 'utf8')

describe.each(nodes)('under Node $version', (node) => {
  test('the documented example runs', () => {
    const lines = runUnder(node, 'examples/town.mjs').trim().split('\n')
    expect(lines.slice(0, 3).sort()).toEqual(['A 89/120', 'C 3/20', 'nobody 13/120'])
    expect(lines.at(-1)).toMatch(/^[ABC] wins\.$/)
    for (const line of lines.slice(3, -1)) expect(line).toMatch(/^\d+\.\d+ \p{Lu}.*\.$/u)
  })

  test('the odds of a duel come out as worked out by hand', () => {
    // Of 64 ways. A hits on 3, 5, 7 and 8, B on 2, 4, 6, 7 and 8. Nobody is killed where both miss, 4 × 3. A
    // alone is where only B hits, 4 × 5, or B's hit is higher, 4 + 3 + 1; B alone where only A hits, 4 × 3, or A's
    // is higher, 1 + 2 + 3 + 4; both where they roll 7 or 8 alike. With the 3 in 6, B's hit is higher in 3 + 2 + 1
    // ways and as high in 3: A is killed in 20 + 6 + 3. No other move leaves fewer than 30.
    const lines = runUnder(node, 'examples/duel-odds.mjs').trim().split('\n')
    expect(lines.slice(0, 4).sort()).toEqual([
      'killed: A and B, 1/32',
      'killed: A, 7/16',
      'killed: B, 11/32',
      'killed: nobody, 3/16',
    ])
    expect(lines.slice(4)).toEqual(['best move: 3 to 6, A is killed in 29/64'])
  })

  test('the example of a full trace runs', () => {
    expect(runUnder(node, 'examples/offered.mjs').trim().split('\n')).toEqual([
      'announce was, out of 1, 2, 3, 4, 2',
      'draw was, out of 1, 2, 3, 4, 3',
      'draw was, out of 1, 2, 4, 4',
      'draw was, out of 1, 2, 2',
      'draw had to be 1',
    ])
  })

  test('the command line runs', () => {
    const printed = runUnder(node, 'lib/cli/reckoning.js', 'resolve', 'sheriff-largest-equal')
    expect(printed).toContain('sheriff.equal')
  })
})

test.each(['README.md', 'src/node/README.md'])('%s shows the example that runs', (file) => {
  expect(readFileSync(inProject(file), 'utf8')).toContain(`\`\`\`js\n${example}\`\`\``)
})

test('the page of the library shows the example of a full trace', () => {
  const offered = readFileSync(inProject('examples', 'offered.mjs'), 'utf8')
  expect(readFileSync(inProject('src/node/README.md'), 'utf8')).toContain(offered)
})
