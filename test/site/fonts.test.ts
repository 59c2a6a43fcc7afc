import { expect, test } from 'vitest'
import { repertoire } from '../../src/site/fonts/repertoire.ts'
import { builtPages } from './support/built.ts'
import { visit } from './support/visit.ts'

/** The generic families of CSS, and the face that stands behind each on whatever machine the tests run. */
const faces = [
  ['monospace', 'DejaVu Sans Mono'],
  ['sans-serif', 'DejaVu Sans'],
  ['serif', 'DejaVu Serif'],
] as const

test('a glyph of no face of our own is drawn by the face that stands behind its family', () =>
  visit('/en/', {}, async (page) => {
    const client = await page.context().newCDPSession(page)
    await client.send('DOM.enable')
    await client.send('CSS.enable')
    for (const [family, face] of faces) {
      await page.evaluate((fontFamily) => {
        const line = document.createElement('p')
        line.id = fontFamily
        line.textContent = 'a → b'
        line.style.fontFamily = fontFamily
        document.body.append(line)
      }, family)
      const { root } = await client.send('DOM.getDocument')
      const { nodeId } = await client.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: `#${family}`,
      })
      const used = async () => {
        const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
        return fonts.map(({ familyName }) => familyName)
      }
      // Nothing is drawn yet while the faces of the site are on their way.
      await expect.poll(used).toEqual([face])
    }
  }))

/** Signs that our faces never had: they are drawn by those of the reader's system. */
const ofTheSystem = /\p{So}|\p{Sm}|\p{Emoji_Presentation}|\uFE0E|\uFE0F/u

test('every letter and sign that pages are written with is in our faces', () => {
  const known = new Set(repertoire)
  const missing = new Map<string, string>()
  for (const { address, html } of builtPages().filter(
    ({ address: at }) => !at.startsWith('/source/'),
  )) {
    const text = html
      .replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, ' ')
    for (const sign of new Set(text.replace(/\s/g, ' ')))
      if (!known.has(sign) && !ofTheSystem.test(sign)) missing.set(sign, address)
  }
  expect(
    [...missing].map(([sign, at]) => `${sign} U+${sign.codePointAt(0)?.toString(16)} ${at}`),
  ).toEqual([])
})
