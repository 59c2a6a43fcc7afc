import { expect, test } from 'vitest'
import { visit } from './support/visit.ts'

/** The generic families of CSS, and the face that stands behind each on whatever machine the tests run. */
const faces = [
  ['monospace', 'DejaVu Sans Mono'],
  ['sans-serif', 'DejaVu Sans'],
  ['serif', 'DejaVu Serif'],
] as const

test.each(faces)('a glyph of no face of our own is drawn in %s by %s', (family, face) =>
  visit('/en/', {}, async (page) => {
    await page.evaluate((fontFamily) => {
      const line = document.createElement('p')
      line.id = 'specimen'
      line.textContent = 'a → b'
      line.style.fontFamily = fontFamily
      document.body.append(line)
    }, family)
    const client = await page.context().newCDPSession(page)
    await client.send('DOM.enable')
    await client.send('CSS.enable')
    const { root } = await client.send('DOM.getDocument')
    const { nodeId } = await client.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '#specimen',
    })
    const used = async () => {
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
      return fonts.map(({ familyName }) => familyName)
    }
    // Nothing is drawn yet while the faces of the site are on their way.
    await expect.poll(used).toEqual([face])
  }),
)
