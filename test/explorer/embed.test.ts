import { expect, test } from 'vitest'
import { embedding } from '../../src/explorer/share/Share.tsx'

test('what embeds a page is one frame with its name, and nothing of the name escapes', () => {
  expect(embedding('https://site/embed/#1.a', 'A "case" & <more>')).toBe(
    '<iframe src="https://site/embed/#1.a" title="A &quot;case&quot; &amp; &lt;more>" width="100%" height="800" loading="lazy"></iframe>',
  )
})
