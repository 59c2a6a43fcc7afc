import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../../src/content/languages.ts'
import { inProject } from '../../src/content/root.ts'
import { embedding, heightLines } from '../../src/explorer/share/embed-code.ts'

test('what embeds a page is one frame with its name, which may fill the screen; nothing of the name escapes', () => {
  expect(embedding({ address: 'https://site/embed/#1.a', title: 'A "case" & <more>' })).toBe(
    '<iframe src="https://site/embed/#1.a" title="A &quot;case&quot; &amp; &lt;more>" width="100%" height="800" loading="lazy" allow="fullscreen"></iframe>',
  )
})

test.each(languages)(
  'the page that shows how to embed has the lines that are copied (%s)',
  (language) => {
    const page = readFileSync(inProject('content', 'docs', language, 'embedding.mdx'), 'utf8')
    expect(page).toContain(heightLines)
  },
)
