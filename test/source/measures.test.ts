import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../src/content/root.ts'

test.each(['scripts/measure.ts', 'test/site/weight.test.ts', 'test/site/chapters.test.ts'])(
  '%s asks of pages and scripts what test/site/support/limits.ts says, and no figure of its own',
  (file) => {
    const text = readFileSync(inProject(file), 'utf8')
    expect(text).toContain('support/limits.ts')
    expect(text.match(/≤ [\d.,]+ [kM]B|\b\d{2,} \* (?:1024|kilobyte)\b/g) ?? []).toEqual([])
  },
)
