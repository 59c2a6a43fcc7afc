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

  test('the command line runs', () => {
    const printed = runUnder(node, 'lib/cli/reckoning.js', 'resolve', 'sheriff-largest-equal')
    expect(printed).toContain('sheriff.equal')
  })
})

test.each(['README.md', 'src/node/README.md'])('%s shows the example that runs', (file) => {
  expect(readFileSync(inProject(file), 'utf8')).toContain(`\`\`\`js\n${example}\`\`\``)
})
